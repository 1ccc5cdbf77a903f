import { firstCharacters } from '@copydesk/text';

const FIGURE = /[$€£]\s?\d[\d,.]*\d(?:\s?(?:billion|million|trillion|bn))?|[$€£]\d|\d[\d.,]*\s?%|\d+ basis points/;

/** Sets the first figure of a sentence in bold. */
export function boldFigure(sentence: string): string {
  return sentence.replace(FIGURE, (figure) => `**${figure}**`);
}

/** 'NVIDIA’s', 'Goldman Sachs’'. */
export function possessiveOf(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}

/** The text with a small first letter, unless it begins with a name or an abbreviation. */
export function lowerFirst(text: string): string {
  return /^(?:The|A|An|In|Our|Its|Net|Total|New|Revenues?|Retail|Private|Active|Busy)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** One line of at most `max` characters, cut between words, without a full stop at the end. */
export function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  if (line.length <= max) return line;
  const cut = firstCharacters(line, max - 1);
  const clause = cut.search(/[,;:–—]\s[^,;:–—]*$/);
  const space = cut.lastIndexOf(' ');
  if (clause > max / 2) return cut.slice(0, clause);
  const words = space > max / 2 ? cut.slice(0, space) : cut;
  return `${words.replace(/\s(?:and|or|of|the|a|an|to|in|on|for|by|with|as|at|from|its|that)$/i, '')}…`;
}

/** The text with a capital first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with a full stop, unless it ends with a mark of its own. */
export function withFullStop(text: string): string {
  const closed = text.trim().replace(/[;,:]$/, '');
  return /[.!?…。！？]["'”’)]*$/.test(closed) ? closed : `${closed}.`;
}
