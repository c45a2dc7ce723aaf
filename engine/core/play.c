/* SPDX-License-Identifier: MIT */
/* play.c - writes events. */
#include "core/play.h"

void play_write_event(GwtEvents *events, GwtEvent event)
{
    if (events->count < GWT_EVENTS_MAX)
        events->list[events->count++] = event;
    else
        events->lost++;
}
