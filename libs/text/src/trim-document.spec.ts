import { DISCLAIMER_MARKER, trimDocument } from './trim-document';

const DISCLAIMER = 'This presentation contains forward-looking statements.\nPast performance is no guarantee.';
const NOTHING = { disclaimers: null, paragraphs: null, middle: null };

/** Text of exactly this length, in lines and paragraphs that are all different. */
function filler(length: number): string {
  let text = '';
  for (let n = 0; text.length < length; n += 1) text += `Paragraph ${n} says something of its own.\n\n`;
  return text.slice(0, length);
}

describe('trimDocument: short texts', () => {
  const repeated = `${DISCLAIMER}\n\n${DISCLAIMER}\n\n`;

  it('leaves 9,999 characters as they are', () => {
    const text = repeated + filler(9_999 - repeated.length);
    expect(trimDocument(text)).toEqual({ text, originalLength: 9_999, cuts: NOTHING });
  });

  it('works on 10,000 characters', () => {
    const text = repeated + filler(10_000 - repeated.length);
    const trimmed = trimDocument(text);
    expect(trimmed.text).toBe(`${DISCLAIMER}\n\n${DISCLAIMER_MARKER}\n\n${filler(10_000 - repeated.length)}`);
    expect(trimmed.originalLength).toBe(10_000);
    expect(trimmed.cuts).toEqual({ ...NOTHING, disclaimers: { count: 1, characters: DISCLAIMER.length } });
  });

  it('leaves an empty text empty', () => expect(trimDocument('').text).toBe(''));
});

describe('trimDocument: disclaimers', () => {
  const trim = (text: string) => {
    const tail = `\n\n${filler(12_000)}`;
    const trimmed = trimDocument(text + tail);
    expect(trimmed.text.endsWith(tail)).toBe(true);
    return { text: trimmed.text.slice(0, -tail.length), cut: trimmed.cuts.disclaimers };
  };
  const M = DISCLAIMER_MARKER;

  it.each([
    [
      'a paragraph on every slide',
      `A\n\n${DISCLAIMER}\n\nB\n\n${DISCLAIMER}\n\nC\n\n${DISCLAIMER}`,
      `A\n\n${DISCLAIMER}\n\nB\n\n${M}\n\nC\n\n${M}`,
      2,
    ],
    [
      'other spacing and letters',
      'Not investment advice.\n\nB\n\n  NOT  investment ADVICE.',
      `Not investment advice.\n\nB\n\n${M}`,
      1,
    ],
    [
      'a footer among other lines',
      'Sales up\nSafe harbor: see page 2\nPage 1\nCosts down\nSafe harbor: see page 2',
      `Sales up\nSafe harbor: see page 2\nPage 1\nCosts down\n${M}`,
      1,
    ],
    [
      'lines above and below the phrase',
      'Legal\nUse no undue reliance here.\nEnd\n\nB\n\nLegal\nUse no undue reliance here.\nEnd',
      `Legal\nUse no undue reliance here.\nEnd\n\nB\n\n${M}`,
      1,
    ],
    [
      'the same line again at once',
      'Past performance.\nPast performance.\nPast performance.',
      `Past performance.\n${M}\n${M}`,
      2,
    ],
    [
      'a phrase that the line end breaks',
      'It holds forward-looking\nstatements.\n\nB\n\nIt holds forward-looking\nstatements.',
      `It holds forward-looking\nstatements.\n\nB\n\n${M}`,
      1,
    ],
    [
      'a whole page again, but not its marker',
      'Page 1\nSafe harbor.\nPage 1\nSafe harbor.',
      `Page 1\nSafe harbor.\nPage 1\n${M}`,
      1,
    ],
    [
      'different disclaimers',
      'Past performance is past.\n\nSafe harbour applies.',
      'Past performance is past.\n\nSafe harbour applies.',
      0,
    ],
    ['repeats that disclaim nothing', 'Our mission.\n\nOur mission.', 'Our mission.\n\nOur mission.', 0],
  ])('%s', (_name, text, expected, count) => {
    const trimmed = trim(text);
    expect(trimmed.text).toBe(expected);
    expect(trimmed.cut?.count ?? 0).toBe(count);
  });
});

describe('trimDocument: repeated paragraphs', () => {
  /** A deck of this length; `repeats` paragraphs of 100 characters each say what another one says. */
  function deck(length: number, markers: number, repeats: number): string {
    const slides = Array.from({ length: markers }, (_, n) => `Slide ${n + 1}\n`).join('');
    const head = slides + `${'About us. '.repeat(10).trim()}\n`.concat('\n').repeat(repeats + 1);
    return head + filler(length - head.length);
  }

  it.each([
    ['5 markers, half of it repeated', 20_000, 5, 100, false],
    ['6 markers, half of it repeated', 20_000, 6, 100, true],
    ['6 markers, 30 percent repeated', 20_200, 6, 60, true],
    ['6 markers, a hair less than 30 percent repeated', 20_201, 6, 60, false],
  ])('%s', (_name, length, markers, repeats, cut) => {
    const text = deck(length, markers, repeats);
    const trimmed = trimDocument(text);
    const removed = cut ? { count: repeats, characters: repeats * 101 } : null;
    expect(trimmed.cuts).toEqual({ ...NOTHING, paragraphs: removed });
    expect(trimmed.text.length).toBe(length - (removed?.characters ?? 0));
    expect(trimmed.text.startsWith(text.slice(0, markers * 8 + 101))).toBe(true);
  });

  it('keeps page markers and the marks of removed disclaimers', () => {
    const slides = Array.from(
      { length: 100 },
      (_, n) => `Slide ${n + 1}\n${'About us. '.repeat(20)}\n\n${DISCLAIMER}\n\n`,
    );
    const { text } = trimDocument(slides.join(''));
    expect(text.match(/^Slide \d+$/gm)).toHaveLength(100);
    expect(text.split(DISCLAIMER_MARKER)).toHaveLength(100);
    expect(text.split('About us. '.repeat(20))).toHaveLength(2);
  });
});

describe('trimDocument: the middle', () => {
  it('leaves 102,400 characters', () => {
    expect(trimDocument(filler(102_400))).toEqual({ text: filler(102_400), originalLength: 102_400, cuts: NOTHING });
  });

  it('cuts 102,401 characters to the first and the last 51,200', () => {
    const text = filler(102_401);
    const { text: trimmed, cuts } = trimDocument(text);
    expect(cuts.middle).toEqual({ from: 51_200, to: 51_201, pages: null });
    expect(trimmed).toBe(
      `${text.slice(0, 51_200)}\n\n[... 1 characters cut from the middle ...]\n\n${text.slice(-51_200)}`,
    );
  });

  it('takes a pair on the edge as a whole', () => {
    const text = `${'a'.repeat(51_199)}😀${'b'.repeat(5_000)}😀${'c'.repeat(51_199)}`;
    const { text: trimmed, cuts } = trimDocument(text);
    expect(cuts.middle).toMatchObject({ from: 51_199, to: 56_203 });
    expect(trimmed).not.toMatch(/\p{Surrogate}/u);
    expect(trimmed).not.toContain('😀');
  });

  it.each(['Page', 'Slide'])('names the pages that fell out of a document with %s markers', (word) => {
    const text = Array.from({ length: 40 }, (_, n) =>
      `${word} ${n + 1}\n${`word${n} `.repeat(1_000)}`.slice(0, 4_999),
    ).join('\n');
    expect(trimDocument(text).cuts.middle?.pages).toEqual({ kind: word.toLowerCase(), first: 11, last: 30 });
  });

  it('reads 10 MB within seconds, whatever they hold', () => {
    const size = 10 * 1024 * 1024;
    const texts = [
      `Page 1\n${DISCLAIMER}\n\n`.repeat(size / 98),
      `${filler(1_000)} forward-looking statements `.repeat(size / 1_029),
      ' '.repeat(size),
      '\n'.repeat(size),
    ];
    for (const text of texts) {
      const started = process.cpuUsage();
      trimDocument(text);
      expect(process.cpuUsage(started).user / 1_000).toBeLessThan(10_000);
    }
  });
});
