/* SPDX-License-Identifier: MIT */
/* cards.h - a heap of cards without order: how many of each kind. Face-down stacks are heaps too, since their cards are
 * exchangeable: which card comes is settled by the random number generator when it is drawn. */
#ifndef GWT_CARDS_H
#define GWT_CARDS_H
#include "gwt/ids.h"

/* Objective cards of a heap in one word: bit (card - GWT_OBJECTIVE_FIRST) for the twenty single cards, three bits that
 * count the copies of a1 (0..4), and one bit for each starting card. */
typedef uint32_t GwtObjectives;
#define GWT_OBJECTIVE_SINGLES 0x000FFFFFu
#define GWT_OBJECTIVE_A1_SHIFT 20
#define GWT_OBJECTIVE_A1_ONE (1u << GWT_OBJECTIVE_A1_SHIFT)
#define GWT_OBJECTIVE_A1_MASK (7u << GWT_OBJECTIVE_A1_SHIFT)
#define GWT_OBJECTIVE_START_SHIFT 24
#define GWT_OBJECTIVE_START_MASK (15u << GWT_OBJECTIVE_START_SHIFT)

typedef struct GwtCards {
    uint8_t cattle[GWT_CATTLE]; /* number of cards, by GwtCard */
    GwtObjectives objectives;
} GwtCards;

static inline int gwt_card_is_objective(unsigned card) { return card >= GWT_OBJECTIVE_FIRST; }

/* One card as a term: add it to, or subtract it from, a GwtObjectives. */
static inline GwtObjectives gwt_objective_one(unsigned card)
{
    if (card < GWT_CARD_A1)
        return 1u << (card - GWT_OBJECTIVE_FIRST);
    if (card == GWT_CARD_A1)
        return GWT_OBJECTIVE_A1_ONE;
    return 1u << (GWT_OBJECTIVE_START_SHIFT + (card - GWT_CARD_S1));
}
static inline unsigned gwt_objectives_a1(GwtObjectives set)
{
    return (set & GWT_OBJECTIVE_A1_MASK) >> GWT_OBJECTIVE_A1_SHIFT;
}
static inline unsigned gwt_objectives_of(GwtObjectives set, unsigned card)
{
    return card == GWT_CARD_A1 ? gwt_objectives_a1(set) : (set & gwt_objective_one(card)) != 0;
}
static inline unsigned gwt_objectives_count(GwtObjectives set)
{
    return (unsigned)__builtin_popcount(set & ~GWT_OBJECTIVE_A1_MASK) + gwt_objectives_a1(set);
}
/* Takes one card out of a set that is not empty, the lowest, and tells which. */
static inline unsigned gwt_objectives_take(GwtObjectives *set)
{
    const unsigned bit = (unsigned)__builtin_ctz(*set);
    const unsigned card = bit < GWT_OBJECTIVE_A1_SHIFT      ? GWT_OBJECTIVE_FIRST + bit
                          : bit < GWT_OBJECTIVE_START_SHIFT ? (unsigned)GWT_CARD_A1
                                                            : GWT_CARD_S1 + (bit - GWT_OBJECTIVE_START_SHIFT);
    *set -= gwt_objective_one(card);
    return card;
}
static inline unsigned gwt_cards_of(const GwtCards *cards, unsigned card)
{
    return gwt_card_is_objective(card) ? gwt_objectives_of(cards->objectives, card) : cards->cattle[card];
}
static inline void gwt_cards_add(GwtCards *cards, unsigned card)
{
    if (gwt_card_is_objective(card))
        cards->objectives += gwt_objective_one(card);
    else
        cards->cattle[card]++;
}
static inline void gwt_cards_remove(GwtCards *cards, unsigned card)
{
    if (gwt_card_is_objective(card))
        cards->objectives -= gwt_objective_one(card);
    else
        cards->cattle[card]--;
}
static inline unsigned gwt_cards_cattle_count(const GwtCards *cards)
{
    unsigned sum = 0;
    for (unsigned card = 0; card < GWT_CATTLE; card++)
        sum += cards->cattle[card];
    return sum;
}
static inline unsigned gwt_cards_count(const GwtCards *cards)
{
    return gwt_cards_cattle_count(cards) + gwt_objectives_count(cards->objectives);
}

#endif
