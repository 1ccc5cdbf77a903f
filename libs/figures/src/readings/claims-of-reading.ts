import type { Claim } from '../claims/claim';
import { itemsOf } from '../claims/items';
import type { SentenceReading } from '../claims/reading';
import { reportedPeriod } from '../claims/times';
import { tokensOf } from '../claims/tokens';
import type { Prepared } from '../unify/prepared';
import { citesWhatIsThere, placesOf } from './cited-words';
import { leftOut } from './left-out';
import { asShare, claimOf } from './claim-of-figure';
import { concerns } from './concerns';
import { doubtsOf } from './doubts';
import type { Sentence } from './read-sentences';

/** The figures of a sentence as a model read them, without those that cite what is not there. A word that was left out is unread. */
export function claimsOfReading(reading: SentenceReading, sentence: Sentence, document: Prepared): Claim[] {
  const { tokens, text, from: start } = sentence;
  const own = tokensOf(text);
  const items = itemsOf(own, text, document.names);
  const before = tokensOf(sentence.before);
  const left = leftOut(reading, { items, tokens: own, isSource: sentence.isSource });
  const claims: Claim[] = [];
  const taken = new Set<number>();
  let reference = reportedPeriod(document.calendar);
  for (const given of reading.figures) {
    const figure = asShare(given);
    const place = placesOf(figure.figure, own).find(({ from }) => !taken.has(from));
    if (!place || !citesWhatIsThere(figure, own, before)) continue;
    const claim = claimOf(figure, { document, reference });
    if (!claim) continue;
    taken.add(place.from);
    const { measures, ...read } = claim;
    const period = read.period?.is ?? null;
    const doubts = doubtsOf({ figure, measures, period, reference }, { items, tokens: own, document });
    const missed = left
      .filter((at) => concerns(items, at, { place, period: figure.period }))
      .flatMap((at) => items[at] ?? []);
    const unread = [...missed, ...doubts];
    if (claims.length === 0) reference = period ?? reference;
    claims.push({
      ...read,
      from: start + place.from,
      to: start + place.to,
      quote: text.slice(place.from, place.to),
      unread: unread.map(({ from, to }) => ({ from: start + from, to: start + to })),
    });
  }
  return tokens.length === 0 ? [] : claims;
}
