import { measureCopy, type CopyMeasures } from '@copydesk/text';

/** One line of the table in which a winner and its clone stand side by side. */
export interface ComparedMeasure {
  name: string;
  winner: number | null;
  clone: number | null;
}

const NAMES: [keyof CopyMeasures, string][] = [
  ['words', 'Words'],
  ['sentences', 'Sentences'],
  ['paragraphs', 'Paragraphs'],
  ['questions', 'Questions'],
  ['bullets', 'Bullets'],
  ['links', 'Links'],
  ['callsToAction', 'Calls to action'],
  ['readingLevel', 'Reading level'],
];

/** What can be counted of a winner and of its clone. */
export function compareMeasures(winner: string, clone: string): ComparedMeasure[] {
  const [ofWinner, ofClone] = [measureCopy(winner), measureCopy(clone)];
  return NAMES.map(([key, name]) => ({ name, winner: ofWinner[key], clone: ofClone[key] }));
}

/** What can be counted of a winner, in one line: what it has none of is left out. */
export function describeMeasures(text: string): string {
  const { words, sentences, questions, bullets, links, callsToAction, readingLevel } = measureCopy(text);
  const counts = [
    count(words, 'word'),
    count(sentences, 'sentence'),
    count(questions, 'question'),
    count(bullets, 'bullet'),
    count(links, 'link'),
    count(callsToAction, 'call to action', 'calls to action'),
  ];
  const level = readingLevel === null ? null : `reading level: grade ${readingLevel}`;
  return [...counts, level].filter((part) => part !== null).join(' · ');
}

function count(number: number, one: string, many = `${one}s`): string | null {
  if (number === 0) return null;
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
