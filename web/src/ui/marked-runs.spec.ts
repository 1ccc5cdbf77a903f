import { readDraft } from '@copydesk/text';
import { cutRun } from './marked-runs';

const mark = (from: number, to: number) => ({ from, to });

describe('cutRun', () => {
  it.each<[string, { from: number; to: number }[], [string, number][]]>([
    ['no mark', [], [['0123456789', 0]]],
    [
      'a mark within',
      [mark(12, 15)],
      [
        ['01', 0],
        ['234', 1],
        ['56789', 0],
      ],
    ],
    [
      'marks that touch',
      [mark(10, 12), mark(12, 20)],
      [
        ['01', 1],
        ['23456789', 1],
      ],
    ],
    [
      'marks beyond its ends',
      [mark(0, 11), mark(19, 40)],
      [
        ['0', 1],
        ['12345678', 0],
        ['9', 1],
      ],
    ],
    [
      'a mark in another',
      [mark(11, 18), mark(13, 15)],
      [
        ['0', 0],
        ['12', 1],
        ['34', 2],
        ['567', 1],
        ['89', 0],
      ],
    ],
    [
      'marks that overlap',
      [mark(10, 15), mark(12, 20)],
      [
        ['01', 1],
        ['234', 2],
        ['56789', 1],
      ],
    ],
    ['marks elsewhere, and an empty one', [mark(0, 10), mark(20, 30), mark(14, 14)], [['0123456789', 0]]],
  ])('%s', (_name, marks, pieces) => {
    const cut = cutRun({ text: '0123456789', from: 10 }, marks);
    expect(cut.map((piece) => [piece.text, piece.marks.length])).toEqual(pieces);
    for (const { text, from } of cut) expect('0123456789'.slice(from - 10, from - 10 + text.length)).toBe(text);
  });

  it('puts the wider mark outside', () => {
    const [narrow, wide] = [mark(2, 4), mark(0, 6)];
    expect(cutRun({ text: 'abcdef', from: 0 }, [narrow, wide])[1]?.marks).toEqual([wide, narrow]);
  });

  it('finds the words of a claim under bold marks, in bullets and in the subject line', () => {
    const text = 'Subject: Sales of **$7** billion\r\n\r\n- up **13%**, to $7\n';
    const { subjectRuns, blocks } = readDraft(text);
    const runs = [...subjectRuns, ...blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : []))];
    const marks = ['$7** billion', '13%', '$7\n'].map((words) => {
      const from = text.lastIndexOf(words);
      return mark(from, from + words.trimEnd().length);
    });
    const marked = runs.flatMap((run) => cutRun(run, marks)).filter((piece) => piece.marks.length > 0);
    expect(marked.map((piece) => piece.text)).toEqual(['$7', ' billion', '13%', '$7']);
  });
});
