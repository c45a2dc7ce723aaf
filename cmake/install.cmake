# SPDX-License-Identifier: MIT
# What `make install` puts where: the program, the page it serves, its man page and completions, the engine's headers and
# library.
include(GNUInstallDirs)

if(TARGET drover)
    set_target_properties(drover PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
    install(TARGETS drover RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
# The page is built by `make web`; a build without it only lacks the page.
install(DIRECTORY ${CMAKE_BINARY_DIR}/web DESTINATION ${CMAKE_INSTALL_DATADIR}/drover OPTIONAL)
install(TARGETS gwt ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY engine/include/gwt DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES completions/drover.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME drover)
install(FILES completions/_drover DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)

# The man page is built where scdoc is installed; a build without it only lacks the page.
find_program(SCDOC scdoc)
if(SCDOC)
    set(man_page ${CMAKE_BINARY_DIR}/drover.1)
    add_custom_command(OUTPUT ${man_page}
        COMMAND sh -c "'${SCDOC}' < '${CMAKE_SOURCE_DIR}/docs/man/drover.1.scd' > '${man_page}'"
        DEPENDS docs/man/drover.1.scd VERBATIM)
    add_custom_target(man ALL DEPENDS ${man_page})
    install(FILES ${man_page} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
