import { findCompany, type Company } from './find-company';
import { findHeadline, type Headline } from './find-headline';
import { findPeriod } from './find-period';
import { rankSentences, type Strong } from './rank-sentences';
import { readIncomeStatement, readStatedFigures, type Figure } from './read-income-statement';
import { readPassages } from './read-passages';
import { readStatements } from './read-statements';

const MOST_SENTENCES = 24;
const STATEMENT_SCORE = 4;

/** What the demo model takes out of a document. */
export interface Material {
  company: Company | null;
  /** Such as 'the quarter ended October 29, 2023'. */
  period: string | null;
  /** What the material is called in a sentence. */
  source: 'report' | 'call' | 'document';
  /** Lines of the income statement, in its order. */
  figures: Figure[];
  /** Sentences that stand alone, strongest first, no two alike. */
  sentences: Strong[];
  /** The one number to begin with. */
  headline: Headline | null;
}

/** Reads names, figures and the strongest sentences out of a document of any length. */
export function readMaterial(text: string): Material {
  const company = findCompany(text);
  const table = readIncomeStatement(text);
  const figures = table.length > 0 ? table : readStatedFigures(text);
  const told = rankSentences(readPassages(text), company?.short ?? null);
  const ranked = figures.length > 0 ? told.filter(({ text: said }) => readStatedFigures(said).length === 0) : told;
  return {
    company,
    period: findPeriod(text),
    source: sourceOf(text),
    figures,
    sentences: distinct(ranked.length > 0 ? ranked : plainStatements(text), MOST_SENTENCES),
    headline: findHeadline(figures, ranked),
  };
}

function sourceOf(text: string): Material['source'] {
  if (
    /^Operator$/m.test(text) ||
    /, call on the /.test(text.slice(0, 300)) ||
    /earnings (?:conference )?call/i.test(text.slice(0, 5_000))
  )
    return 'call';
  return /form 10-[qk]|annual report|quarterly report|quarterly period|results for the|(?:quarter|year) ended/i.test(
    text.slice(0, 20_000),
  )
    ? 'report'
    : 'document';
}

/** The lines of a text that has no sentences, such as notes or slides. */
function plainStatements(text: string): Strong[] {
  const lines = readStatements(text.slice(0, 20_000)).filter(({ length }) => length > 10 && length < 260);
  return lines.map((line, at) => ({ text: line, speaker: null, score: STATEMENT_SCORE, at }));
}

/** The first `most` sentences of which no two share most of their words. */
function distinct(ranked: Strong[], most: number): Strong[] {
  const kept: { sentence: Strong; words: Set<string> }[] = [];
  for (const sentence of ranked) {
    if (kept.length === most) break;
    const words = new Set(sentence.text.toLowerCase().match(/\p{L}{4,}|\d[\d.,]*\d/gu) ?? []);
    if (kept.every((other) => overlap(words, other.words) < 0.6)) kept.push({ sentence, words });
  }
  return kept.map(({ sentence }) => sentence);
}

function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
