import { findCompany } from '../find-company';
import { rankSentences } from '../rank-sentences';
import { readMaterial } from '../read-material';
import { readPassages } from '../read-passages';
import { readStatements } from '../read-statements';
import { compareFigure } from '../format-figures';
import type { Source } from './refine-email';

const LABEL = /^\p{Lu}[\p{L} /&-]{2,40}:[ \t]+/gmu;

/** The strongest facts of a source as sentences: of its document first, then what the brief states. */
export function readFacts({ document, brief }: Source): string[] {
  const { figures, sentences } = readMaterial(document);
  const told = sentences.filter(({ speaker }) => speaker === null).map(({ text }) => text);
  const stated = figures.map((figure) => `${figure.label} came to ${compareFigure(figure)} a year earlier.`);
  return [...new Set([...told, ...stated, ...readBriefFacts(brief)])];
}

/** Every sentence of a source that can stand in an email. */
export function readEverything({ document, brief }: Source): string[] {
  const told = rankSentences(readPassages(document), findCompany(document)?.short ?? null);
  const texts = told.filter(({ speaker }) => speaker === null).map(({ text }) => text);
  return [...new Set([...texts, ...readBriefFacts(brief)])];
}

function readBriefFacts(brief: string): string[] {
  return readStatements(brief.replace(LABEL, '')).filter((line) => line.length > 25 && line.length < 260);
}
