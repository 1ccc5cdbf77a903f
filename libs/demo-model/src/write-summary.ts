import { readMaterial } from './read-material';
import { boldFigure } from './say';
import { compareFigure } from './format-figures';

const MOST_SENTENCES = 8;

/** Sums a document up: whose it is, its period, its key figures and its strongest sentences as short bullets. */
export function writeSummary(text: string): string {
  const { company, period, source, figures, sentences, headline } = readMaterial(text);
  const name = company && (company.ticker ? `${company.name} (${company.ticker})` : company.name);
  const about = period ? `${source} on ${period}` : null;
  const title = [name ?? 'Key points', about].filter(Boolean).join(', ');
  const first = headline?.sentence ? [headline.sentence] : [];
  const told = [...first, ...sentences.filter((sentence) => sentence !== headline?.sentence)]
    .filter(({ score }, at) => score >= 3 || at < 3)
    .slice(0, MOST_SENTENCES)
    .map(({ text: said, speaker }) => (speaker ? `${speaker}: “${said}”` : said));
  const lines = [
    ...figures.map((figure) => `${figure.label} came to ${compareFigure(figure)} a year earlier.`),
    ...told,
  ].map((line) => `- ${boldFigure(line)}`);
  const rest = lines.length > 0 ? lines.join('\n') : '- The document holds no running text that can be summed up.';
  return `**${title}**\n\n${rest}`;
}
