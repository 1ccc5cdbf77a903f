import type { Entry } from './entry';

const neutral = (says: string, ...examples: string[]): Entry => ({ says, reads: { is: 'neutral' }, examples });

/** How something was done, and what a writer thinks of it. None of these words negates, doubts, or names a thing or a time. */
export const MANNER: readonly Entry[] = [
  neutral(
    'would like to, double-digit, triple-digit, single-digit, high-single-digit, low-double-digit, mid-single-digit',
    'Revenue rose 3%, a single-digit gain.',
  ),
  neutral(
    'admirably, aggressively, ably, amazingly, amply, appreciably, astonishingly, astoundingly, attractively, awfully, beautifully, bitterly, blissfully, boldly, bravely, breathlessly, brightly, brilliantly, busily, calmly, capably, carefully, casually, cautiously, charmingly, cheerfully, cleanly, cleverly, closely, coolly, ' +
      'deftly, deservedly, diligently, discreetly, dutifully, eagerly, earnestly, efficiently, effortlessly, elegantly, emphatically, enthusiastically, exceptionally, explosively, extraordinarily, extremely, fabulously, faithfully, famously, fantastically, fiercely, firmly, freely, frugally, furiously, generously, gloriously, gladly, gleefully, gracefully, grimly, ' +
      'hungrily, incredibly, inexorably, intensely, jauntily, joyfully, keenly, lavishly, lustily, loudly, magically, magnificently, merrily, methodically, mightily, miraculously, neatly, noisily, ominously, optimistically, painstakingly, patiently, perfectly, phenomenally, politely, powerfully, precipitously, prodigiously, profitably, prolifically, prominently, promptly, proudly, prudently, punctually, ' +
      'quaintly, readily, reasonably, refreshingly, relentlessly, reliably, reluctantly, resolutely, resoundingly, ruthlessly, sedately, serenely, shrewdly, silently, sizably, skillfully, sluggishly, smoothly, spectacularly, splendidly, staunchly, stealthily, strikingly, stunningly, stylishly, superbly, surely, sweetly, tantalizingly, tightly, tirelessly, tremendously, unabashedly, unapologetically, unashamedly, unexpectedly, unfailingly, unmistakably, uncommonly, unusually, vigorously, warmly, wildly, wisely, wonderfully, woefully, zealously',
    'Revenue relentlessly rose to $12.5 billion.',
  ),
  neutral(
    'absurd, admirable, amazing, ambitious, attractive, awesome, awful, awkward, beautiful, beefy, blockbuster, blowout, bold, brave, breezy, bright, bulging, bullish, bumpy, calm, cautious, charming, cheerful, chunky, clever, colourful, colorful, commendable, confident, convincing, cosy, cozy, crazy, creditable, crisp, curious, cushy, dazzling, deep, delightful, delicious, dizzying, dull, earth-shattering, easy, eager, elegant, endless, energetic, epic, exciting, explosive, ' +
      'fabulous, fantastic, ferocious, fierce, flashy, forgettable, frosty, frothy, frugal, funny, gaudy, gaping, gargantuan, ginormous, glamorous, gloomy, glorious, gorgeous, graceful, grand, grinding, gritty, happy, harsh, head-turning, heart-stopping, helpful, heroic, hot, humble, humdrum, humongous, humming, ' +
      'improbable, incredible, inspiring, intriguing, jumbo, kingly, languid, laudable, legendary, light-hearted, lofty, lonely, lovely, lucrative, lukewarm, luxurious, magical, magnificent, marvellous, marvelous, mediocre, memorable, merry, middling, mind-boggling, mind-bending, miraculous, miserable, muscular, nail-biting, nerve-racking, neat-looking, optimistic, outsized, outsize, over-the-top, ' +
      'phenomenal, plump, powerful, precious, prodigious, profitable, prominent, pristine, quiet, rare, refreshing, relentless, roaring, rosy, rocky, rough, ruthless, sad, seismic, serene, serious, shabby, shiny, shocking, silly, sleepy, slick, snappy, sleek, smooth, snug, speedy, spirited, splendid, stately, stark, steely, stormy, stout, strange, stupendous, sublime, sunny, super, supersized, supersonic, ' +
      'tempting, tame, tense, terrible, terrific, thrilling, tight, titanic, tremendous, triumphant, trusty, tumultuous, unbelievable, uneventful, unglamorous, unloved, unexpected, unfashionable, unflashy, unforgettable, unimpressive, uninspiring, unremarkable, unspectacular, unsung, upbeat, vibrant, victorious, vivid, warm, weighty, whirlwind, wicked, wild, wonderful, wobbly, wondrous, worthy, yawning, zippy, ' +
      'first-ever, best-ever, never-ending, high-flying, hard-won, hard-earned, much-loved, much-watched, much-hyped, closely watched, long-awaited, well-earned, well-known, old-school, old-fashioned, good old, honest-to-goodness, no-nonsense, plain-vanilla, rock-solid, rock-steady, red-hot, white-hot, sky-high, top-notch, top-shelf, single, lone, sheer, utter, outright, entire, very own, legitimate, genuine, bona fide',
    'A rough year brought revenue of $12.5 billion.',
    'In a single year, revenue reached a breezy $12.5 billion.',
  ),
  // Interjections and what keeps a reader going.
  neutral(
    'ouch, oops, wow, whoa, voila, bravo, phew, cha-ching, hooray, hurrah, yes, yep, yup, sure, sure enough, right, okay, ok, fair enough, granted, behold, guess what, get this, take note, take a bow, listen up, drumroll, drum roll, spoiler, spoiler alert, newsflash, news flash, fun fact, quick math, quick maths, do the math, do the maths, the upshot, the takeaway, the result, the verdict, the kicker, the punchline, the catch, the twist, the gist, the short version, the long and short of it, the good news, the bad news, the big picture, the headline, the headlines, the scorecard, the tally, ' +
      'the bottom of the page, here is, here are, here goes, there you have it, there it is, there is, there are, there was, there were, this time, this time around, this time round, by the way, by the by, make no mistake, to be clear, to be fair, to be sure, to be blunt, to be fussy, to boot, no wonder, small wonder, needless to say, sad to say, truth be told, all things considered, on balance, on the whole, at the end of the day, when all is said and done, in a word, in a nutshell, in one line, in one sentence, long story short, for good measure, for the record, for starters, for once, for a change, for comparison, for context, for perspective, for scale, for reference, in perspective, in context, in money terms, in hard cash, in plain dollars, in real money, to the tune of, as it happens, as it turns out, it turns out, what is more, even better, better still, better yet, worse still, best of all, above all, first of all, first off, first up, next up, last but not least, last up, on top, in a row, in the meantime, in the process, along the way, under its belt, under the hood, at the till, at the tills, at the register, in the till',
    'Ouch: inventory fell 10% from a year earlier.',
    'In a nutshell, revenue was $12.5 billion.',
    'Revenue came in to the tune of $12.5 billion.',
  ),
];
