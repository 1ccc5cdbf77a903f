import type { Fenced } from '@copydesk/text';
import { readBrief } from './brief';
import { readEmail } from './email';
import { shorten, upperFirst } from './say';
import { writeSubject } from './write-subject';
import { startWriting } from './writing';

const LINES = 10;
const MAX = 60;
/** Ways in for a statement that is used again, where there are fewer than ten. */
const WAYS_IN = ['In one line: ', 'Worth a look: ', 'Noted: ', 'The point: ', 'For the file: ', 'What we know: '];

/** Ten subject lines by rule: the strongest one, then the statements of the material, shortened, each once. */
export function writeSubjectLines(material: Fenced[]): string {
  const writing = startWriting(readBrief(material.map((fenced) => ({ ...fenced, text: withoutSubject(fenced.text) }))));
  const { sentences } = writing.material;
  const said = [...writing.catalyst, ...writing.context, ...sentences.map(({ text }) => text)];
  const lines = new Set([writeSubject(writing), ...said].map(lineOf).filter(Boolean));
  for (const way of WAYS_IN) for (const line of [...lines].slice(0, LINES)) lines.add(lineOf(way + line));
  return [...lines]
    .slice(0, LINES)
    .map((line) => `- ${line}`)
    .join('\n');
}

function lineOf(text: string): string {
  const plain = text
    .replaceAll('**', '')
    .replace(/[.!]+$/, '')
    .trim();
  return shorten(upperFirst(plain), MAX);
}

/** An email without the line that is to be beaten. */
function withoutSubject(text: string): string {
  const { subject, paragraphs } = readEmail(text);
  return subject === null ? text : paragraphs.join('\n\n');
}
