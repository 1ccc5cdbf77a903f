import type { DocumentContent } from '../document/document';
import { readFacts } from '../read-facts';

const callOf = (text: string): DocumentContent => ({
  text,
  blocks: [{ kind: 'paragraph', page: null, section: null, from: 0, to: text.length }],
  filing: null,
  hasBrokenTags: false,
});

const CALL = 'Operator\nWelcome to the Northwind fourth quarter 2021 earnings call.\n\nAnn Lee\n';

const spoken = (text: string) =>
  readFacts(callOf(CALL + text)).facts.map(({ value, unit, readings: [reading] }) => ({
    value,
    unit,
    measure: reading?.measure.is,
    modality: reading?.modality.is,
    level: reading?.level.is.kind,
    speaker: reading?.speaker,
    known: reading && [reading.measure, reading.owner, reading.part, reading.period].map((read) => read?.known),
  }));

describe('the facts of prose', () => {
  it('are read as the sentences of a draft are, with who says them, and never proved', () => {
    expect(spoken('Revenue for the fourth quarter of 2021 was $15.0 billion.')).toEqual([
      {
        value: 15e9,
        unit: 'money',
        measure: 'revenue',
        modality: 'reported',
        level: 'level',
        speaker: 'Ann Lee',
        known: ['said', 'said', 'said', 'said'],
      },
    ]);
  });

  it('are assumed where a word was not read, or two sentences leave the same out', () => {
    const known = (text: string) => spoken(text).map((fact) => fact.known?.includes('assumed'));
    expect(known('Revenue of the flabbergasted unit was $15.0 billion in the quarter.')).toEqual([true]);
    expect(known('Revenue was $15.0 billion in the quarter.\nAnd so revenue was $6.0 billion in the quarter.')).toEqual(
      [true, true],
    );
  });

  it('are changes with their direction, and outlooks', () => {
    expect(spoken('In the fourth quarter of 2021 our total revenue fell 12% from a year earlier.')).toEqual([
      expect.objectContaining({ value: -12, unit: 'percent', level: 'change' }),
    ]);
    expect(spoken('For the full year 2022 we expect revenue to be $60 billion at the least.')).toEqual([
      expect.objectContaining({ value: 60e9, modality: 'outlook' }),
    ]);
  });
});
