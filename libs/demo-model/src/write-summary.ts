import { sayChange } from './find-headline';
import { readMaterial } from './read-material';
import type { Figure } from './read-income-statement';
import { boldFigure } from './say';

const MOST_SENTENCES = 8;

/** Sums a document up: whose it is, its period, its key figures and its strongest sentences as short bullets. */
export function writeSummary(text: string): string {
  const { company, period, figures, sentences } = readMaterial(text);
  const name = company && (company.ticker ? `${company.name} (${company.ticker})` : company.name);
  const title = [name ?? 'Key points of this document', period].filter(Boolean).join(', ');
  const told = sentences
    .filter(({ score }, at) => score >= 3 || at < 3)
    .slice(0, MOST_SENTENCES)
    .map(({ text: said, speaker }) => (speaker ? `${speaker}: “${said}”` : said));
  const lines = [...figures.map(figureSentence), ...told].map((line) => `- ${boldFigure(line)}`);
  const rest = lines.length > 0 ? lines.join('\n') : '- The document holds no running text that can be summed up.';
  return `**${title}**\n\n${rest}`;
}

function figureSentence({ label, current, prior, change }: Figure): string {
  const said = sayChange(change);
  return `${label} came to ${current}, ${said ? `${said} from ${prior} a year earlier` : `against ${prior} a year earlier`}.`;
}
