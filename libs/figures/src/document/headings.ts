import { hasRun, isLetter } from '../characters';

const HEADING_MAX = 160;
const NUMBERED = /^(?:part\s+[ivx]+|item\s+\d+[a-c]?|note\s+\d+|\d{1,2})\s*[.:—–-]/i;

/** A short paragraph that heads what follows: in bold or in capitals, or numbered as filings number theirs. */
export function isHeading(text: string, isBold: boolean): boolean {
  const line = text.trim();
  if (line === '' || line.length > HEADING_MAX || !hasRun(line, isLetter, 3)) return false;
  if (line.startsWith('(') && line.endsWith(')')) return false;
  if ('.;,'.includes(line.slice(-1)) && !NUMBERED.test(line)) return false;
  const isCapitals = line === line.toUpperCase() && line.length > 5;
  return isBold || isCapitals || (NUMBERED.test(line) && line.length < 100);
}
