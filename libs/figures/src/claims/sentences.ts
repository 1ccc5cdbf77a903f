import type { Token } from './tokens';
import { isAll, isLower } from '../characters';

/** In tokens: a longer sentence is not read. */
export const LONGEST_SENTENCE = 250;

const ABBREVIATED = new Set([
  'inc',
  'corp',
  'co',
  'ltd',
  'vs',
  'no',
  'mr',
  'mrs',
  'dr',
  'jr',
  'sr',
  'st',
  'approx',
  'u.s',
  'u.k',
  'fig',
  'a.m',
  'p.m',
  'jan',
  'feb',
  'mar',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'oct',
  'nov',
  'dec',
]);

/** The tokens of each sentence; a line break ends one, too. The second is true where a paragraph starts. */
export function sentencesOf(tokens: readonly Token[], text: string): { tokens: Token[]; isFirst: boolean }[] {
  const sentences: { tokens: Token[]; isFirst: boolean }[] = [];
  let current: Token[] = [];
  let isFirst = true;
  const end = (startsParagraph: boolean) => {
    if (current.length > 0) sentences.push({ tokens: current, isFirst });
    if (current.length > 0 || startsParagraph) isFirst = startsParagraph;
    current = [];
  };
  tokens.forEach((token, at) => {
    const last = tokens[at - 1];
    if (last && text.slice(last.to, token.from).includes('\n')) end(true);
    current.push(token);
    const next = tokens[at + 1];
    if (isEnd(token, last, next)) end(false);
  });
  end(false);
  return sentences;
}

function isEnd({ key, isJoined }: Token, last: Token | undefined, next: Token | undefined): boolean {
  if (key === '!' || key === '?') return true;
  if (key !== '.' || next?.isJoined) return key === '.' && next === undefined;
  const isAbbreviation = isJoined && last !== undefined && ABBREVIATED.has(last.key);
  return (
    !isAbbreviation ||
    (next?.isCapital === true && last?.key !== 'mr' && last?.key !== 'vs' && !isShortWord(last?.key ?? ''))
  );
}

/** A month is cut to three or four letters, and so is 'corp'. */
const isShortWord = (key: string): boolean => key.length >= 3 && key.length <= 4 && isAll(key, isLower);
