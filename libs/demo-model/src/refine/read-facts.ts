import { readMaterial } from '../read-material';
import { readStatements } from '../read-statements';
import { compareFigure } from '../say-figures';
import type { Source } from './refine-email';

const LABEL = /^\p{Lu}[\p{L} /&-]{2,40}:[ \t]+/gmu;

/** The facts that a source holds, as sentences: figures and the strongest sentences first, then what the brief states. */
export function readFacts({ document, brief }: Source): string[] {
  const { figures, sentences } = readMaterial(document);
  const told = sentences.filter(({ speaker }) => speaker === null).map(({ text }) => text);
  const stated = figures.map((figure) => `${figure.label} came to ${compareFigure(figure)} a year earlier.`);
  const typed = readStatements(brief.replace(LABEL, '')).filter((line) => line.length > 25 && line.length < 260);
  return [...new Set([...told, ...stated, ...typed])];
}
