# SPDX-License-Identifier: MIT
# Compiler flags common to every target, from the options of the top file.

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "build type" FORCE)
endif()
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_C_FLAGS_RELEASE "-O3")
set(CMAKE_C_FLAGS_RELWITHDEBINFO "-O1 -g")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Programs go to bin/, except build/drover itself (cmake/install.cmake).
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow)
if(DROVER_WERROR)
    add_compile_options(-Werror)
endif()

# Without it gcc calls a library function for each popcount; every x86-64 machine since 2009 has the instruction.
if(DROVER_MARCH)
    add_compile_options(-march=${DROVER_MARCH})
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    add_compile_options(-march=x86-64-v2)
endif()

if(DROVER_ASSERT)
    add_compile_definitions(GWT_ASSERT=1)
endif()

if(DROVER_SANITIZE)
    set(sanitizers -fsanitize=address,undefined)
    add_compile_options(${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(${sanitizers})
endif()

if(DROVER_FUZZ)
    if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "DROVER_FUZZ needs clang: configure with CC=clang")
    endif()
    # Coverage for all code; only the fuzz targets themselves link libFuzzer's main with -fsanitize=fuzzer.
    add_compile_options(-fsanitize=fuzzer-no-link)
    add_link_options(-fsanitize=fuzzer-no-link)
endif()

if(DROVER_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(LANGUAGES C)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-ffat-lto-objects) # the installed library stays usable without LTO
    endif()
endif()
