/* SPDX-License-Identifier: MIT */
/* hire.c - workers from the job market to the player board. Filling the market is kansas_city.c. */
#include "rules/rules.h"

/* Rows above the token; all of them once the token has left (HI1, HI5). */
static uint64_t open_rows(const GwtGame *game) { return bit64(GWT_JOB_COLUMNS * game->token_row) - 1; }

unsigned hire_price(unsigned row, int modifier)
{
    const int price = job_row_dollars[row] + modifier;
    return price > 0 ? (unsigned)price : 0;
}

size_t hire_list(const GwtGame *game, const GwtDecision *asked, GwtAction *out)
{
    const GwtPlayer *player = &game->players[asked->player];
    const int modifier = asked->amount - HIRE_MODIFIER_BIAS, cash = money_free(game, asked->player);
    size_t count = 0;
    for (unsigned worker = 0; worker < GWT_WORKERS; worker++) {
        if (player->workers[worker] >= 6) /* a full row forbids hiring (HI2) */
            continue;
        uint64_t places = game->job_market[worker] & open_rows(game);
        while (places) {
            const unsigned row = bits_lowest(places) / GWT_JOB_COLUMNS;
            if ((int)hire_price(row, modifier) <= cash)
                out[count++] = gwt_action(GWT_VERB_HIRE, row * 4 + worker);
            places &= ~(15ull << GWT_JOB_COLUMNS * row);
        }
    }
    return count;
}

int hire_possible(const GwtGame *game, unsigned player, int modifier)
{
    GwtAction actions[GWT_WORKERS * GWT_JOB_ROWS];
    const GwtDecision asked = { GWT_DECIDE_HIRE, (uint8_t)player, 0, 0, (uint8_t)(modifier + HIRE_MODIFIER_BIAS), 0 };
    return hire_list(game, &asked, actions) > 0;
}

void hire_apply(Play *play, const GwtDecision *asked, GwtAction action)
{
    GwtGame *game = play->game;
    const unsigned row = gwt_action_argument(action) / 4, worker = gwt_action_argument(action) % 4;
    const unsigned price = hire_price(row, asked->amount - HIRE_MODIFIER_BIAS);
    const uint64_t in_row = game->job_market[worker] & 15ull << GWT_JOB_COLUMNS * row;
    game->job_market[worker] &= ~(in_row & -in_row); /* one of the equals, the leftmost */
    play_event(play, GWT_EVENT_HIRED, asked->player, worker, row, (int)price);
    money_pay(play, asked->player, price);
    hire_add_worker(play, asked->player, worker);
}

/* The immediate action of the space just covered is offered at once (HI3). */
void hire_add_worker(Play *play, unsigned player, unsigned worker)
{
    const unsigned space = ++play_player(play, player)->workers[worker];
    effect_offer(play, player, worker_bonus[worker][space]);
}
