import { tokensOf } from '../claims/tokens';
import type { DocumentContent } from '../document/document';
import { isYear } from '../characters';
import type { Calendar } from '../facts/calendar';
import type { Fact, Reading } from '../facts/fact';
import { keyOfReading } from '../facts/readings';
import { passagesOf } from '../prose/passages';
import { proseSetting } from '../prose/prose-facts';
import { factOf } from '../prose/spoken-fact';
import type { Prepared } from '../unify/prepared';
import { prepareFacts } from '../unify/prepare-facts';
import { claimsOfModel } from './judge-claims';
import type { Readings } from '../claims/reading';

/** A document with what a model read: of sentences of drafts, and of its own prose, as further readings of its facts. */
export function withReadings(document: Prepared, content: DocumentContent, readings: Readings): Prepared {
  if (readings.size === 0) return document;
  const read = { ...document, readings };
  const settingOf = proseSetting(content, document.calendar);
  const words = [...readings.keys()];
  const stated = passagesOf(content)
    .filter(({ text }) => words.some((one) => text.includes(one)))
    .flatMap((passage) =>
      claimsOfModel(passage.text, read, true).flatMap((claim) =>
        factOf(claim, asRead(settingOf(passage), document.calendar)).map(({ fact }) => fact),
      ),
    );
  if (stated.length === 0) return read;
  const facts = new Map(document.facts.map((fact) => [fact.to, fact]));
  for (const fact of stated) facts.set(fact.to, together(facts.get(fact.to), fact));
  return { ...prepareFacts({ ...document, facts: [...facts.values()].toSorted((a, b) => a.from - b.from) }), readings };
}

/**
 * A model says whose a figure is and of which part: what it leaves empty is the company as a whole. The time that it leaves
 * empty is the reported one where the paragraph names no other year.
 */
const asRead = (setting: ReturnType<ReturnType<typeof proseSetting>>, calendar: Calendar) => ({
  ...setting,
  isUsual: setting.isOwn,
  isUsualPeriod: setting.isUsualPeriod || (setting.isOwn && namesReported(setting.passage.text, calendar)),
});

function namesReported(text: string, calendar: Calendar): boolean {
  const { end, months } = calendar;
  const years = tokensOf(text).flatMap(({ text: shown }) => (isYear(shown) ? [shown] : []));
  return months === 12 && years.length > 0 && years.every((year) => calendar.endOfYear(Number(year)) === end);
}

/** What a tag or a table says stands. Of a sentence that the rules left open the model's reading comes first. */
function together(known: Fact | undefined, stated: Fact): Fact {
  if (!known) return stated;
  const [rules] = known.readings;
  const [model] = stated.readings;
  if (!rules || !model || rules.spoken === undefined) return known;
  if (rules.spoken.unread !== '' || rules.measure.is === '') return { ...stated, readings: [model, ...known.readings] };
  // A name that nobody else uses says nothing against the measure that the rules know.
  if (model.spoken?.unread !== '' || isOwnName(model.measure.is)) return known;
  // Where no word said a part to the rules, the one that the model cites is no other reading.
  const isPart = rules.part.known === 'assumed' && model.part.is !== null;
  const isNearer = isPart && keyOfReading({ ...rules, part: model.part }, known) === keyOfReading(model, stated);
  if (isNearer) return { ...stated, readings: [model, assumed(rules)] };
  const isAlike = keyOfReading(rules, known) === keyOfReading(model, stated);
  return isAlike ? known : { ...known, readings: [rules, model].map(assumed) };
}

const isOwnName = (measure: string): boolean => measure.startsWith('label:');

/** Two readings of one sentence that disagree: neither is certain. */
const assumed = (reading: Reading): Reading => ({ ...reading, measure: { ...reading.measure, known: 'assumed' } });
