/* SPDX-License-Identifier: MIT */
/* advice.h - what a bot says about its choices (BotAdvice), in texts. */
#ifndef CLI_ADVICE_H
#define CLI_ADVICE_H
#include <jansson.h>
#include "bots/bot.h"
#include "notation/action_text.h"

#define ADVICE_MAX 24 /* choices that are told at most */

/* The line as action texts, as far as it can be told: behind a card that is drawn it was only one of many. texts has room for
 * BOT_PLAN_MAX. Returns how many. */
size_t advice_line(const GwtGame *view, const BotAdvice *advice, char texts[BOT_PLAN_MAX][NOTATION_ACTION_MAX]);

/* [{"action","description","points","rival","win","visits","line"}] */
json_t *advice_json(const GwtGame *view, const BotAdvice *advice, size_t count);

/* A number with few digits, as JSON. */
json_t *advice_number(double number);

#endif
