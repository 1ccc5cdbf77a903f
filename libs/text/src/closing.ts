import { wordsOf } from './split-text';

/** What stands below every email of a house; empty where there is none. */
export interface Closing {
  signature: string;
  disclaimer: string;
}

/** From so much alike on, lines are the disclaimer in other words. */
const ALIKE = 0.8;
/** What is so many times as long as a text says something else. */
const LONGER = 5;
/** How many words a line may have beside the name of a house to be its signature: 'The Alpine Research team'. */
const BESIDE_NAME = 3;

/** A draft parted from its closing. */
interface Parted {
  body: string;
  /** True where the signature was taken off. One below a 'Kind regards,' stays in the body. */
  signed: boolean;
}

/** Parts a draft from what stands below it, word for word or nearly so. */
export function partClosing(text: string, { signature, disclaimer }: Closing): Parted {
  const body = withoutRule(withoutDisclaimer(text.trim(), disclaimer));
  const end = endOf(body, signature);
  const above = body.slice(0, body.length - end.length);
  const signed = /\n[ \t]*\n$/.test(above) && isSignature(end, signature) && sameWords(end, signature);
  return { body: signed ? withoutRule(above.trimEnd()) : body, signed };
}

/** The draft with its closing below it, word for word and once. */
export function withClosing(text: string, closing: Closing): string {
  const { body } = partClosing(text, closing);
  const isSigned = isSignature(endOf(body, closing.signature), closing.signature);
  return [body, isSigned ? '' : closing.signature.trim(), closing.disclaimer.trim()].filter(Boolean).join('\n\n');
}

function withoutDisclaimer(text: string, disclaimer: string): string {
  const wanted = wordsOf(disclaimer);
  if (wanted.length === 0) return text;
  const lines = text.split('\n');
  let best: { at: number; alike: number } | null = null;
  let tail: string[] = [];
  for (let at = lines.length - 1; at > 0 && tail.length <= wanted.length * 1.5 + 10; at -= 1) {
    const line = lines[at] ?? '';
    if (line.length > LONGER * disclaimer.length) break;
    if (line.trim() === '') continue;
    tail = [...wordsOf(line), ...tail];
    const alike = likeness(tail, wanted);
    if (alike >= ALIKE && (!best || alike > best.alike)) best = { at, alike };
  }
  return best ? lines.slice(0, best.at).join('\n').trimEnd() : text;
}

/** As many lines of it as a signature has. */
function endOf(text: string, signature: string): string {
  const lines = text.split('\n');
  return lines.slice(-signature.trim().split('\n').length).join('\n');
}

function isSignature(line: string, signature: string): boolean {
  if (line.length > LONGER * (signature.length + BESIDE_NAME * 10)) return false;
  const [words, name] = [wordsOf(line), wordsOf(signature)];
  if (name.length === 0 || words.length > name.length + BESIDE_NAME) return false;
  return (
    ` ${words.join(' ')} `.includes(` ${name.join(' ')} `) &&
    (words.length === name.length || !/[.!?:]\**$/.test(line.trim()))
  );
}

/** A line that parts the closing from the email belongs to neither. */
function withoutRule(text: string): string {
  const line = lastLine(text);
  const isRule = line !== text && /^[ \t]*(?:-{3,}|_{3,}|\*{3,})[ \t]*$/.test(line);
  return (isRule ? text.slice(0, -line.length) : text).trimEnd();
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** The share of words that two texts have in common, as often as they have them. */
function likeness(one: string[], other: string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (one.length + other.length);
}
