/** The same actions under the prompts of November 2026 (2535be94), before their instructions were rewritten. */
export const before = {
  /** @type {Record<string, number>} */
  tokens: {
    'HotList: a first draft': 40_284,
    'Starting Now: a first draft': 40_159,
    'Campaign: its proof': 41_201,
    'Clone A Winner': 2_287,
    'A change: make it shorter': 40_690,
    'A change that wants something new': 40_699,
    'A question: which page has the Mobileye revenue?': 40_697,
    'Selected words: rewrite': 40_371,
    'Selected words: a wish': 40_421,
    'More subject lines': 39_643,
  },
  /** @type {Record<string, number>} */
  instructions: {
    'HotList: a first draft': 1_918,
    'Starting Now: a first draft': 1_922,
    'Campaign: its proof': 2_043,
  },
  /** In percent. @type {Record<string, number>} */
  shares: {
    'HotList: a first draft': 1.4,
    'Starting Now: a first draft': 1.4,
    'Campaign: its proof': 1.3,
    'Clone A Winner': 23.9,
    'A change: make it shorter': 1.3,
    'A change that wants something new': 1.3,
    'A question: which page has the Mobileye revenue?': 1.3,
    'Selected words: rewrite': 1.4,
    'Selected words: a wish': 1.4,
    'More subject lines': 1.4,
  },
};
