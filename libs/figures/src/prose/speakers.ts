import type { DocumentContent } from '../document/document';
import { wordsOf } from '../lexicon/normalise';

const OPERATORS = ['operator', 'moderator'];
const ANALYSTS = ['analyst', 'participant', 'research'];
const OFFICES = [
  'officer',
  'chief',
  'president',
  'chair',
  'chairman',
  'director',
  'head',
  'treasurer',
  'relations',
  'ceo',
  'cfo',
  'founder',
];

/**
 * Who of a call's speakers speaks for the company: by the title, else who spoke before the operator asked for questions. All
 * others ask, and what they say is not the company's.
 */
export function isOfCompany({ text, blocks }: DocumentContent): (speaker: string | undefined) => boolean {
  const first = new Set<string>();
  for (const block of blocks) {
    if (block.kind !== 'paragraph' || block.speaker === undefined) continue;
    const says = text.slice(block.from, block.to).toLowerCase();
    if (isOneOf(block.speaker, OPERATORS)) {
      if (first.size > 0 && says.includes('question')) break;
    } else first.add(block.speaker);
  }
  return (speaker) => {
    if (speaker === undefined) return true;
    if (isOneOf(speaker, OPERATORS) || isOneOf(speaker, ANALYSTS)) return false;
    return first.size === 0 || first.has(speaker) || isOneOf(speaker, OFFICES);
  };
}

/** The names of those who speak for the company, in full and by their last names. */
export function peopleOf(content: DocumentContent): string[] {
  const isOwn = isOfCompany(content);
  const speakers = content.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.speaker !== undefined && isOwn(block.speaker) ? [block.speaker] : [],
  );
  const names = speakers.map((speaker) => speaker.split(',')[0]?.trim() ?? '').filter((name) => name.includes(' '));
  return [...new Set(names.flatMap((name) => [name, name.split(' ').at(-1) ?? '']))].filter(Boolean);
}

function isOneOf(speaker: string, words: readonly string[]): boolean {
  const said = wordsOf(speaker);
  return words.some((word) => said.includes(word));
}
