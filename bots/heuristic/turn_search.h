/* SPDX-License-Identifier: MIT */
/* turn_search.h - looks through what the own turn can become and judges where it may end (network.h). */
#ifndef BOTS_TURN_SEARCH_H
#define BOTS_TURN_SEARCH_H
#include "features.h"
#include "network.h"

#define LINE_MAX_ACTIONS 40
#define TURN_SEARCH_SEEN 4096
#define TURN_SEARCH_CHANCES 64
#define TURN_SEARCH_NOTHING (-1e30f) /* less than any judgement */

/* The actions of a turn and what the position after them is worth. */
typedef struct Line {
    float value;
    Outlook outlook;
    uint8_t count;
    GwtAction actions[LINE_MAX_ACTIONS];
} Line;

#define LEAVES_MAX 32

/* One way in which the turn can end. */
typedef struct Leaf {
    Line line;
    uint64_t hash; /* of the position before the END where there is one: what is drawn then is chance */
} Leaf;

/* The best ends of the turn that were found, best first, no two alike. */
typedef struct Leaves {
    unsigned count, limit;
    Leaf items[LEAVES_MAX];
} Leaves;

/* What came up by chance within the turn, and how much better than the mean that is judged. */
typedef struct Chance {
    uint64_t hash;
    Outlook luck;
} Chance;

#define GUIDED_WAITING 512

/* A position within the turn that is still to be looked into. */
typedef struct GuidedNode {
    float promise; /* what the best end of the turn from here is expected to be judged */
    unsigned count;
    Outlook luck;
    Outlook judged; /* the position as it stands, luck and all */
    GwtAction path[LINE_MAX_ACTIONS];
    GwtGame game;
} GuidedNode;

typedef struct TurnSearch {
    const Network *network;
    const Guide *guide;
    unsigned player;
    uint16_t turn;
    Taste taste;
    const float *bonus;           /* extra points by feature, to try out ways of playing; or NULL */
    uint32_t judged;              /* positions judged so far */
    uint32_t judged_in_all;       /* the same over many searches, for whoever counts them */
    FeatureContext context;
    FeatureMemo memo;
    Accumulator sums;
    Leaves *leaves;               /* where to put the ends of the turn; or NULL */
    GwtAction path[LINE_MAX_ACTIONS];
    Outlook luck;                 /* of all that came up by chance on the way to the present position */
    Chance chances[TURN_SEARCH_CHANCES];
    unsigned chances_count;
    uint64_t seen[TURN_SEARCH_SEEN]; /* hashes of positions already looked into */
    unsigned waiting_count;
    GuidedNode waiting[GUIDED_WAITING]; /* in no order */
} TurnSearch;

/* game: a full game, dealt from the view of the seat to act. */
void turn_search_begin(TurnSearch *search, const GwtGame *game, const Network *network, const Taste *taste);

/* What the position is worth to the player as it stands. */
float turn_search_judge(TurnSearch *search, const GwtGame *game, Outlook *outlook);

/* What a player has when the game is over, or were it over now. */
void turn_search_final(const GwtGame *game, unsigned player, Outlook *out);

/* The best line from here, judging about `budget` positions. */
void turn_search_best(TurnSearch *search, const GwtGame *game, int budget, Line *out);

/* The same for lines that begin with this action. */
void turn_search_after(TurnSearch *search, const GwtGame *game, GwtAction action, int budget, Line *out);

/* The best line, found by going on where most is promised: judges so many positions or fewer, and stops where nothing that is left
 * promises to be better by more than `margin` less than the best end found. */
void turn_search_guided(TurnSearch *search, const GwtGame *game, int budget, float margin, Line *out);
void turn_search_guided_after(TurnSearch *search, const GwtGame *game, GwtAction action, int budget, float margin, Line *out);

/* What this line is worth; TURN_SEARCH_NOTHING where it cannot be taken. */
float turn_search_line(TurnSearch *search, const GwtGame *game, const GwtAction *actions, unsigned count);

/* Of the legal actions those worth a thought: of several routes to one place only the one that leaves most money. */
size_t turn_search_actions(const GwtGame *game, GwtAction out[GWT_ACTIONS_MAX]);

#endif
