/* SPDX-License-Identifier: MIT */
/* memory.h - the two memory functions the engine uses, without libc's header. */
#ifndef CORE_MEMORY_H
#define CORE_MEMORY_H

#define memory_zero(object) __builtin_memset((object), 0, sizeof *(object))
#define memory_copy(to, from, size) __builtin_memcpy((to), (from), (size))

#endif
