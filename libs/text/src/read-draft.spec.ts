import { readDraft, type FormattedRun } from './read-draft';

type Run = Omit<FormattedRun, 'from'>;
type Shown = { kind: 'paragraph'; lines: Run[][] } | { kind: 'list'; items: Run[][] };

const run = (text: string, bold = false): Run => ({ text, bold });
const paragraph = (...lines: string[]): Shown => ({ kind: 'paragraph', lines: lines.map((line) => [run(line)]) });
const list = (...items: string[]): Shown => ({ kind: 'list', items: items.map((item) => [run(item)]) });

const bare = (lines: FormattedRun[][]) => lines.map((runs) => runs.map(({ text, bold }) => run(text, bold)));

/** A draft as it is shown, whatever its places in the raw text. */
function shownOf(text: string) {
  const { subject, blocks } = readDraft(text);
  return {
    subject,
    blocks: blocks.map((block): Shown =>
      block.kind === 'list'
        ? { kind: 'list', items: bare(block.items) }
        : { kind: 'paragraph', lines: bare(block.lines) },
    ),
  };
}

describe('readDraft', () => {
  it.each<[string, string, string | null, Shown[]]>([
    ['an empty text', '', null, []],
    ['white space', ' \n\n ', null, []],
    ['a subject and a body', 'Subject: Record quarter\n\nHello.', 'Record quarter', [paragraph('Hello.')]],
    ['a bold subject', '**Subject:** Record **quarter**\nHello.', 'Record quarter', [paragraph('Hello.')]],
    ['a subject in other letters', '\n\nSUBJECT LINE: Hi\r\n\r\nBody', 'Hi', [paragraph('Body')]],
    ['an empty subject', 'Subject:\n\nBody', null, [paragraph('Body')]],
    ['a subject that comes too late', 'Hello.\n\nSubject: no', null, [paragraph('Hello.'), paragraph('Subject: no')]],
    ['line breaks in a paragraph', 'one\ntwo\n\n\nthree', null, [paragraph('one', 'two'), paragraph('three')]],
    ['each kind of bullet', '- a\n* b\n• c', null, [list('a', 'b', 'c')]],
    ['bullets between text', 'Look:\n- a\n- b\nDone.', null, [paragraph('Look:'), list('a', 'b'), paragraph('Done.')]],
    ['bullets with blank lines', '- a\n\n- b', null, [list('a', 'b')]],
    ['what only looks like a bullet', '-5% today\n*note', null, [paragraph('-5% today', '*note')]],
    [
      'stars that mark nothing',
      '2 ** 3 and *****',
      null,
      [{ kind: 'paragraph', lines: [[run('2 '), run('**'), run(' 3 and *****')]] }],
    ],
  ])('%s', (_name, text, subject, blocks) => expect(shownOf(text)).toEqual({ subject, blocks }));

  it.each([
    ['a **b** c', [[run('a '), run('b', true), run(' c')]]],
    ['**a\nb** c', [[run('a', true)], [run('b', true), run(' c')]]],
    ['a **b', [[run('a '), run('b', true)]]],
    ['***a*** b', [[run('a', true), run(' b')]]],
  ])('reads bold in %j', (text, lines) => expect(shownOf(text).blocks).toEqual([{ kind: 'paragraph', lines }]));

  it('ends an open bold mark with its paragraph', () => {
    expect(shownOf('**a\n\nb').blocks).toEqual([{ kind: 'paragraph', lines: [[run('a', true)]] }, paragraph('b')]);
  });

  it('never shows a mark, a half subject or a bare bullet while the text grows', () => {
    const text = 'Subject: A **big** day\n\nHello **there**, reader.\n\n- **one** thing\n- two\n\nBye';
    for (let length = 0; length <= text.length; length += 1) {
      const { subject, blocks } = readDraft(text.slice(0, length), { partial: true });
      const shown = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines)).flat();
      expect(shown.map((piece) => piece.text).join(' ')).not.toMatch(/\*|Sub|^-|\n/);
      expect(subject ?? '').not.toContain('*');
      expect(blocks.filter((block) => block.kind === 'paragraph').length).toBeLessThanOrEqual(2);
    }
    expect(readDraft(text, { partial: true })).toEqual(readDraft(text));
  });

  it.each([
    'Subject: A **big** day\n\nHello **there**,\n  reader of $7 **billion\nand** more.\n\n- **one** thing\n• two',
    '\r\n **Subject line:** **  Record ** quarter ** \r\n\r\nBody\r\n * item \r**x**\r\n',
    '*** a ** b **** c\n\u2028 d\n-\n- \n5 * 3',
    '**',
  ])('knows where each run stands in %j', (text) => {
    const { subjectRuns, subject, blocks } = readDraft(text);
    const runs = [
      ...subjectRuns,
      ...blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines)).flat(),
    ];
    for (const { text: words, from } of runs) expect(text.slice(from, from + words.length)).toBe(words);
    expect(runs.map(({ from }) => from)).toEqual(runs.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(subjectRuns.map((piece) => piece.text).join('') || null).toBe(subject);
  });
});
