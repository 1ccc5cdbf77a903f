import { vocabularyTrie } from '../claims/matcher';
import type { DocumentFacts } from '../facts/document-facts';
import type { MeasureId } from '../facts/fact';
import { nameKey, normalised } from '../lexicon/normalise';
import type { Match } from '../verdict';
import { keyOf, knownOf, type Named, type Prepared, sentenceKey } from './prepared';

export function prepareFacts(document: DocumentFacts): Prepared {
  const byMeasure = new Map<MeasureId, Match[]>();
  const byKey = new Map<string, Match[]>();
  const bySentence = new Map<string, Match[]>();
  for (const fact of document.facts) {
    for (const reading of fact.readings) {
      const { measure, part, spoken, level } = reading;
      if (spoken || level.is.kind !== 'level')
        put(bySentence, sentenceKey(measure.is, part.is, spoken?.unread ?? ''), { fact, reading });
      if (spoken?.unread) continue;
      put(byMeasure, reading.measure.is, { fact, reading });
      put(byKey, keyOf(reading.measure.is, reading.part.is), { fact, reading });
    }
  }
  const byValue = document.facts.flatMap((fact) => {
    const [reading] = fact.readings;
    return reading ? [{ fact, reading }] : [];
  });
  byValue.sort((a, b) => Math.abs(a.fact.value) - Math.abs(b.fact.value));
  return {
    ...document,
    names: vocabularyTrie(document.vocabulary),
    byMeasure,
    byKey,
    bySentence,
    byValue,
    byLabel: namedByLabel(document),
    partNames: new Map(document.vocabulary.parts.map(({ says, reads }) => [nameKey(says), reads])),
    readings: new Map(),
  };
}

function put(map: Map<string, Match[]>, key: string, match: Match): void {
  const known = map.get(key);
  if (known) known.push(match);
  else map.set(key, [match]);
}

/** What stands behind the name in a label: 'Acquisitions, net of cash acquired'. */
const NETTED = ' net of ';

function keysOfLabel(label: string): Set<string> {
  const [short = ''] = normalised(label).split(NETTED);
  return new Set([nameKey(label), nameKey(short)].filter((key) => key !== ''));
}

function namedByLabel({ facts }: DocumentFacts): Map<string, Named[]> {
  const named = new Map<string, Named[]>();
  // The cells of a row have one label.
  const keys = new Map<string, Set<string>>();
  for (const { label, readings } of facts) {
    const own = keys.get(label) ?? keysOfLabel(label);
    keys.set(label, own);
    for (const key of own) {
      const known = named.get(key) ?? [];
      named.set(key, known);
      for (const reading of readings) {
        const { measure, part, spoken } = reading;
        if (spoken || knownOf(reading) === 'assumed' || measure.is === '') continue;
        if (!known.some((one) => one.measure.is === measure.is && one.part.is === part.is))
          known.push({ measure, part });
      }
    }
  }
  return named;
}
