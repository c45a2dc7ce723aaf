/* SPDX-License-Identifier: MIT */
/* printf.c - see stdio.h. */
#include "stdio.h"
#include <stdint.h>

typedef struct Out {
    char *text;
    size_t size, length;
} Out;

typedef struct Spec {
    unsigned width;
    unsigned longs; /* how many l; z counts as none, since size_t has 32 bits here */
    char letter;
} Spec;

static void put(Out *out, char letter)
{
    if (out->length + 1 < out->size)
        out->text[out->length] = letter;
    out->length++;
}

static void put_text(Out *out, const char *text)
{
    while (*text)
        put(out, *text++);
}

static void put_number(Out *out, uint64_t number, unsigned base, unsigned width)
{
    char digits[20];
    unsigned count = 0;
    do {
        digits[count++] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number);
    for (; width > count; width--)
        put(out, '0');
    while (count)
        put(out, digits[--count]);
}

static const char *read_spec(const char *at, Spec *spec)
{
    *spec = (Spec){ 0, 0, 0 };
    while (*at >= '0' && *at <= '9')
        spec->width = spec->width * 10 + (unsigned)(*at++ - '0');
    while (*at == 'l' || *at == 'z')
        spec->longs += *at++ == 'l';
    spec->letter = *at;
    return *at ? at + 1 : at;
}

static void put_signed(Out *out, int number)
{
    if (number < 0)
        put(out, '-');
    put_number(out, number < 0 ? 0 - (uint64_t)number : (uint64_t)number, 10, 0);
}

int vsnprintf(char *text, size_t size, const char *format, va_list arguments)
{
    Out out = { text, size, 0 };
    while (*format) {
        Spec spec;
        if (*format != '%') {
            put(&out, *format++);
            continue;
        }
        format = read_spec(format + 1, &spec);
        if (spec.letter == 's')
            put_text(&out, va_arg(arguments, const char *));
        else if (spec.letter == 'd')
            put_signed(&out, va_arg(arguments, int));
        else if (spec.letter == 'u' || spec.letter == 'x')
            put_number(&out, spec.longs == 2 ? va_arg(arguments, unsigned long long) : va_arg(arguments, unsigned),
                       spec.letter == 'x' ? 16 : 10, spec.width);
        else if (spec.letter == '%')
            put(&out, '%');
    }
    if (size)
        text[out.length < size ? out.length : size - 1] = 0;
    return (int)out.length;
}

int snprintf(char *out, size_t size, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(out, size, format, arguments);
    va_end(arguments);
    return length;
}
