import type { Entry } from './entry';

const neutral = (says: string, ...examples: string[]): Entry => ({ says, reads: { is: 'neutral' }, examples });

/** What owners get is what the company pays or earns. */
const HELD = ['shareholders', 'stockholders', 'shareowners', 'owners', 'holders', 'investors'].flatMap((who) =>
  ['received', 'pocketed', 'collected', 'got', 'got back', 'were paid', 'took home', 'earned', 'were handed'].map(
    (did) => `${who} ${did}`,
  ),
);

/** Words that change nothing of what is said, by their class. What negates, doubts, or names another thing, part, period or basis is none. */
export const NEUTRAL: readonly Entry[] = [
  neutral(
    HELD.join(', ') + ', for shareholders, for shareowners, for stockholders',
    'Shareholders received $300 million in share repurchases.',
  ),
  neutral(
    'diluted, fully diluted, after dilution, on a diluted basis, the, a, an, its, this, that, these, those, there, here, for, on, at, during, their, his, her, she, he, such, both, own, ' +
      'also, just, now, then, still, again, already, even, only, alone, overall, meanwhile, moreover, however, all, whole, as well, too, so, what, how much, while also',
    'Look at revenue: $12.5 billion.',
  ),
  // Links between sentences.
  neutral(
    'on the other hand, on the one hand, on the flip side, on the bright side, the other way, the other way around, on a per-share basis, on a per share basis, as a whole, classic, subsequently, consolidated, in all, all in all, all told, in fact, indeed, of course, in short, in brief, in sum, in the end, at the same time, for its part, on top of that, in addition, additionally, furthermore, likewise, similarly, ' +
      'by contrast, in contrast, in turn, once again, once more, as ever, as always, importantly, interestingly, tellingly, crucially, specifically, separately, elsewhere, nonetheless, nevertheless, even so, after all, at last, finally, lastly, ' +
      'in the bargain, put simply, put differently, in other words, in plain english, in plain terms, to be precise, to be exact, precisely, exactly, ultimately, effectively, essentially, basically, officially, admittedly, encouragingly, reassuringly, remarkably, surprisingly, unsurprisingly, happily, sadly, unfortunately, fortunately, plainly, simply, quietly',
    'All told, revenue was $12.5 billion.',
    'Notably, revenue rose 3%.',
  ),
  neutral(
    'heads up, on our maths, on our math, by our math, by our maths, on our calculation, by our calculation, by our calculations, by our reckoning, on our numbers',
    'Heads up: revenue was $12.5 billion.',
    'By our calculation, net margin was 12%.',
  ),
  // The places where figures are told.
  neutral(
    'per the cash flow statement, per the income statement, per the balance sheet, per its cash flow statement, on the face of the income statement, according to the filing, according to the cash flow statement, according to the income statement, according to the balance sheet, over the course of, in the course of, positive, headline, look, look at, news, filing, the filing, quarterly filing, annual report, quarterly report, earnings report, statement, result, release, press release, balance sheet, on its balance sheet, on the balance sheet, books, on its books, on the books, ' +
      'income statement, cash flow statement, in its accounts, accounts, report card, scorecard, 10-k, 10-q, earnings call, conference call, cash register, at the checkout',
    'The filing puts revenue at $12.5 billion.',
  ),
  neutral(
    'this morning, this afternoon, this evening, earlier today, today, tonight, industry-leading, market-leading, best-in-class, world-class, initiates, initiated, reiterates, reiterated, reaffirms, reaffirmed, affirms, affirmed, maintains, maintained, introduces, declares, declare, turning to, turning now to, now turning to, moving on to, moving to, moving down, looking at, starting with, beginning with, shifting to, pleased, pleased with, pleased to report, happy to report, proud to report, delighted, excited, of capital, through dividends, through share repurchases, through repurchases, through buybacks, by segment, by business, by geography, by region, by product, in the range of, in a range of, to a range of, a range of, range of, basis, period of, itself, subject, preheader, preview, of its stock, of our stock, of our common stock, of its common stock, of common stock, of stock, worth of stock, of its own stock, alike, well, to holders, on hand, in hand, in the bank, board, declared, management, executive, chief executive, chief financial officer, cfo, ceo, ' +
      'to shareholders, to its shareholders, to stockholders, to its stockholders, to shareowners, to its shareowners, to investors, to its owners, to owners, team, leadership, ' +
      'amount, level, sum, value, figure, an amount, a level, tally, haul, total of, milestone, threshold, coffers, purse, pot, pile, war chest, worldwide, companywide, group, group-wide, globally, around the world, across the business, across the group, across the company, company wide, group wide, folks, for the first time, for the first time ever, goods and services, products and services, sweetest, juiciest, fattest, priciest, cheapest, toughest, hottest, brightest, quietest, leanest, make that, try, the opposite, the reverse, the trick, the heavy lifting, its part, its bit, took up the slack, picked up the slack, led the way, stole the show, carried the day, oldest, newest, youngest, faster, quicker, early, late, mid, strict, official, fresh, another, along, you get, you are left with, you have, we get, we are left with',
    'The board returned $300 million in share repurchases to shareholders.',
  ),
  neutral(
    'expensed as incurred, charged to expense as incurred, are expensed as incurred, are charged to expense as incurred, are expensed when incurred, expensed when incurred, are recognized as incurred',
    'Research and development costs are expensed as incurred and were $875 million.',
  ),
  // What a writer thinks of a figure.
  neutral(
    'clear, clearly, strong, stronger, strongest, solid, healthier, good, hefty, whopping, impressive, modest, steady, respectable, robust, outstanding, pedestrian, sluggish, tepid, lacklustre, lackluster, anaemic, anemic, meagre, meager, mere, measly, paltry, puny, muted, subdued, soft, weak, slim, slender, thin, fat, rich, lush, juicy, tidy, handsome, ' +
      'decent, fine, great, brilliant, stellar, superb, excellent, exceptional, remarkable, extraordinary, spectacular, stunning, staggering, eye-watering, mouth-watering, eye-popping, eye-catching, jaw-dropping, astonishing, astounding, breathtaking, formidable, enviable, enormous, huge, massive, colossal, gigantic, vast, immense, monster, monstrous, mammoth, towering, hulking, sizable, sizeable, substantial, considerable, significant, meaningful, material, notable, noteworthy, striking, dramatic, ' +
      'brisk, blistering, rapid, fast, quick, swift, heady, breakneck, blazing, torrid, scorching, vigorous, lively, buoyant, bumper, banner, all-time, record-breaking, record-setting, unprecedented, historic, landmark, heavy, hearty, generous, lavish, ample, plentiful, princely, cool, round, neat, nice, sweet, handy, useful, comfortable, comforting, reassuring, encouraging, promising, welcome, surprising, unsurprising, disappointing, painful, nasty, ugly, bleak, dismal, dire, poor, grim, alarming, worrying, scary, sobering, stubborn, stubbornly, persistent, ' +
      'big, large, small, little, tiny, minor, major, main, key, chief, important, famous, familiar, mighty, proud, lean, simple, plain, full, hard, sharp, steep, slight, gentle, gradual, orderly, consistent, stable, resilient, durable, dependable, reliable, eventful, busy, difficult, tough, tricky, choppy, turbulent, volatile, bruising, one-off, one off, one-time',
    'Revenue growth was a pedestrian 3%.',
    'Revenue reached a mighty $12.5 billion.',
  ),
  neutral(
    'largest, biggest, smallest, best, worst, fastest, slowest, highest, lowest, richest, top, leading, single largest, single biggest, fastest-growing, quickest-growing, best-selling, most important, most profitable, most valuable, by far, far and away',
    'Lamps, the fastest-growing line, had revenue of $4.8 billion.',
  ),
  // How something moved.
  neutral(
    'sharply, slightly, strongly, modestly, steadily, handily, handsomely, further, roughly unchanged, rapidly, quickly, swiftly, briskly, slowly, gradually, gently, marginally, fractionally, mildly, moderately, markedly, notably, noticeably, significantly, substantially, considerably, materially, meaningfully, dramatically, drastically, steeply, hugely, massively, vastly, enormously, immensely, greatly, ' +
      'nicely, healthily, impressively, solidly, robustly, smartly, comfortably, easily, convincingly, decisively, healthy, respectably, decently, barely, scarcely, merely, a bit, a touch, a little, a notch, a shade, a tad, somewhat, a lot, much, far, way, quite, rather, very, really, truly, fully, all the way, all of, a full, no less, no fewer, actually, certainly, undoubtedly, obviously, evidently, visibly, ' +
      'broadly, largely, mostly, mainly, chiefly, primarily, principally, consistently, persistently, continually, continuously, repeatedly, suddenly, abruptly, badly, heavily, severely, painfully, brutally, deeply, back',
    'Revenue rose sharply to $12.5 billion.',
  ),
  // Verbs that only introduce.
  neutral(
    'managed to, able to, helped, went on to, proceeded to, continued to, continue to, continues to, kept on, keep on, remained, remain, remains, stayed, stay, stays, let, saw, enjoyed, enjoy, enjoys, marked, mark, marks, notched, notched up, saw its, watched, boasts, boasted, boast, sports, sported, flaunts, commands, commanded, command, proved, proves, seems clear, ' +
      'came, come, comes, suffered, suffers, going, get, gets, got, getting, rounded off, wrapped up',
    'Northwind managed to post revenue of $12.5 billion.',
  ),
  {
    says: 'of its shares, of its own shares, of their own shares, of our shares, of our own shares',
    reads: { is: 'neutral', counts: 'shares' },
    examples: [
      'Northwind bought back 6 million of its own shares.',
      'Northwind bought back $300 million of its own shares.',
    ],
  },
];
