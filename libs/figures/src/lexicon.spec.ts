import { prepareFacts, traceExample } from './trace-example';
import { listed } from './lexicon/measures/everyday';
import { ENTRIES } from './lexicon/words/entries';
import type { Term } from './lexicon/words/entry';
import { NORTHWIND } from './example-company';

const document = prepareFacts(NORTHWIND);
const statusesOf = (draft: string): string[] => traceExample([document], draft).map(({ verdict }) => verdict.status);
const isGreen = (status: string | undefined): boolean => status === 'traced' || status === 'derived';

/** Entries that make a figure another one than the source's. */
const BLOCKING: readonly Term['is'][] = ['other', 'modality', 'basis', 'scope'];
const isBlocking = ({ is }: Term): boolean => BLOCKING.includes(is);

const examples = ENTRIES.flatMap(({ reads, examples }) =>
  examples.map((example) => ({
    example,
    isGreen: !isBlocking(reads) || (reads.is === 'basis' && reads.basis === 'GAAP'),
  })),
);
const green = examples.flatMap(({ example, isGreen: isRight }) => (isRight ? [example] : []));
const other = examples.flatMap(({ example, isGreen: isRight }) => (isRight ? [] : [example]));

it('names each words once', () => {
  const names = ENTRIES.flatMap(({ says }) => listed(says));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it.each(green)('traces %p', (example) => {
  const statuses = statusesOf(example);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => !isGreen(status))).toEqual([]);
});

it.each(other)('does not trace %p', (example) => {
  const statuses = statusesOf(example);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter(isGreen)).toEqual([]);
});

it.each([
  'Lamps costs fell 2% in 2024.',
  'Lamps expenses were $4.8 billion.',
  'The largest segment had revenue of $12.5 billion.',
])('does not trace %p, whose noun says something of its own', (sentence) => {
  const statuses = statusesOf(sentence);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter(isGreen)).toEqual([]);
});

/** What makes any true sentence another one. */
const CHANGES: Record<string, (sentence: string) => string> = {
  negated: (sentence) => `It is not the case that ${sentence}`,
  'of another entity': (sentence) => `At its rival, ${sentence}`,
  'of another period': (sentence) => `In fiscal 2019, ${sentence}`,
  'on another basis': (sentence) => `On an adjusted basis, ${sentence}`,
  'of another part': (sentence) => `In Europe, ${sentence}`,
  'of the future': (sentence) => `Northwind expects that ${sentence}`,
  'with a word that nobody knows': (sentence) => `Frabjously ${sentence}`,
};

describe.each(Object.entries(CHANGES))('a sentence that is %s', (_what, change) => {
  it.each(green)('is not traced: %p', (example) => {
    const [, sentence = example] = /^(.*?\.)(?: |$)/.exec(change(example)) ?? [];
    const [first] = statusesOf(sentence);
    expect(isGreen(first)).toBe(false);
  });
});

it('has a reading for each of its words', () => {
  for (const { says, reads } of ENTRIES) {
    expect(says.split(',').every((words) => words.trim() !== '')).toBe(true);
    expect(reads.is).not.toBe('');
  }
});
