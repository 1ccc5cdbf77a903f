import { readFileSync } from 'node:fs';
import { table } from './table.mjs';

const intro = [
  '# Performance',
  '`npm run bench -- --write` writes this page, each part beside its yardstick, measured in turn in the same run. Figures are ' +
    'medians (least to most); the ratio is that to the yardstick next to it. `npm run bench -- soak --write` measures one ' +
    'part anew and leaves the others.',
].join('\n\n');
const misses = '\n\nWhat misses, and why:';

/**
 * What one part measured: its section of the page, without the causes.
 * @param {{ title: string, about: string }} part
 * @param {string} measured  When and on what.
 * @param {import('./table.mjs').Row[]} rows
 * @param {string} more  What stands below its table.
 */
export function describe({ title, about }, measured, rows, more) {
  return [`## ${title}`, about, measured, table(rows), ...(more ? [more] : [])].join('\n\n');
}

/** Says below a section why each row misses what is asked of it. @param {string} section @param {Record<string, string>} causes */
export function withCauses(section, causes) {
  const names = section.split('\n').flatMap((line) => {
    if (!line.startsWith('| ') || !line.includes('**missed**')) return [];
    const cell = line.slice('| '.length, line.indexOf(' |'));
    return [cell.slice(0, cell.lastIndexOf(' ('))];
  });
  const lines = names.map((name) => `- ${name}: ${causes[name] ?? 'the cause is not yet known.'}`);
  return lines.length === 0 ? section : `${section}${misses}\n\n${lines.join('\n')}`;
}

/**
 * The page with one section anew. The others keep what they measured at another time.
 * @param {string} page
 * @param {string} section
 * @param {object} all
 * @param {string[]} all.titles  In their order; others are dropped.
 * @param {Record<string, string>} all.causes
 */
export function replaceSection(page, section, { titles, causes }) {
  const parts = [
    ...page
      .split('\n## ')
      .slice(1)
      .map((part) => `## ${part.trimEnd()}`),
    section,
  ];
  const sections = new Map(
    parts.map((part) => [part.slice('## '.length).split('\n')[0] ?? '', part.split(misses)[0] ?? '']),
  );
  const kept = titles.flatMap((title) => sections.get(title) ?? []);
  return `${[intro, ...kept.map((one) => withCauses(one, causes))].join('\n\n')}\n`;
}

/** Why what misses does: the name of a row -> a sentence. @returns {Record<string, string>} */
export function readCauses() {
  return JSON.parse(readFileSync(new URL('causes.json', import.meta.url), 'utf8'));
}
