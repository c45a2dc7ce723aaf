/* SPDX-License-Identifier: MIT */
/* assert.h - a bug in the engine stops a test build at once; release builds do not check. */
#ifndef CORE_ASSERT_H
#define CORE_ASSERT_H

#if defined(GWT_ASSERT) && GWT_ASSERT
#define gwt_assert(condition) \
    do { \
        if (!(condition)) \
            __builtin_trap(); \
    } while (0)
#else
#define gwt_assert(condition) ((void)0)
#endif

#endif
