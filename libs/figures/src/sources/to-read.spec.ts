import { parseReading } from '../readings/parse-reading';
import { type Evidence, prepareSources } from './evidence';
import { NOTHING_TO_READ, openSentences, toRead } from './to-read';
import { traceDraft } from './trace-draft';

const DOCUMENT = `NORTHWIND LAMPS, INC.
For the fiscal year ended December 31, 2024

The shops of Europe took $2.6 billion off their shelves in fiscal 2024, which pleased everybody who was there.
Revenue was $12.5 billion in fiscal 2024, and net income was $1.5 billion, as everybody in the house had hoped.
`;
const TRACED = 'Revenue was $12.5 billion in fiscal 2024.';
const OPEN = 'The tills of Europe **rang up** $2.6 billion in 2024.';
const PLAIN = 'The tills of Europe rang up $2.6 billion in 2024.';
const DRAFT = `${TRACED} ${OPEN}`;
const reading = parseReading({ figures: [], asides: [] });

const openIn = (text: string, evidence: Evidence) => toRead(text, traceDraft(text, evidence), evidence);

describe('what a model is to read', () => {
  it('are the sentences that rules leave open, without marks, and those of the document with their numbers', () => {
    expect(openIn(DRAFT, prepareSources({ document: DOCUMENT }))).toEqual({
      draft: [{ text: PLAIN, before: `${TRACED} ` }],
      document: [expect.objectContaining({ text: expect.stringContaining('The shops of Europe') as string })],
      names: [],
    });
  });

  it('is nothing that it has read before, usable or not', () => {
    const [passage] = openIn(DRAFT, prepareSources({ document: DOCUMENT })).document;
    const readings = [
      { words: PLAIN, reading },
      { words: passage?.text ?? '', reading: null },
    ];
    expect(openIn(DRAFT, prepareSources({ document: DOCUMENT, readings }))).toEqual(NOTHING_TO_READ);
  });

  it('is named by the words that are traced: without what names a subject or a page', () => {
    const draft = 'Subject: The tills rang up $12.5 billion (p. 3)\n\nMore.';
    const [open] = openIn(draft, prepareSources({ document: DOCUMENT })).draft;
    const words = 'The tills rang up $12.5 billion';
    expect(open?.text).toBe(words);
    const figure = { figure: '$12.5 billion', kind: 'level', measure: { is: 'revenue', from: ['tills rang up'] } };
    const evidence = prepareSources({
      document: DOCUMENT,
      readings: [{ words, reading: parseReading({ figures: [figure] }) }],
    });
    expect(traceDraft(draft, evidence)[0]?.status).toBe('traced');
    expect(openIn(draft, evidence).draft).toEqual([]);
  });

  it('is found by the entries of a ledger, too', () => {
    const entries = traceDraft(DRAFT, prepareSources({ document: DOCUMENT }));
    expect(openSentences(DRAFT, entries).map(({ text }) => text)).toEqual([PLAIN]);
  });
});
