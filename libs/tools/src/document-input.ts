import { isGiven } from '@copydesk/contracts';
import { bestPassages, bestRows } from '@copydesk/text';
import type { PromptInput } from './build-prompt';
import { estimateTokens } from './estimate-tokens';

/** What anybody would look for in a document first. */
export const KEY_FIGURES =
  'results highlights revenue sales profit net income earnings per share margin cash orders outlook guidance segment growth record risk';

/** What is looked for in a document. */
type About = (string | null | undefined)[];

const queryOf = (about: About) => about.filter(isGiven).join('\n');

/**
 * The document that an email is about: the same words in every call, so that it is read once. Where it does not fit, the
 * passages are given that say most of what `about` says.
 */
export function documentInput(
  text: string | null | undefined,
  { about, otherwise }: { about: About; otherwise?: string },
): PromptInput {
  return {
    field: 'document',
    text,
    query: queryOf(about),
    use: 'The document, or a summary of it: the source of every proof. Reading may have damaged lines and tables, and "[...]" stands where passages were left out: do not guess at what is missing.',
    otherwise,
  };
}

/** The part of the room that rows of tables have: they answer what passages only speak of. */
const ROWS_SHARE = 1 / 3;

/**
 * What of the document says most of what is asked about, in `room` tokens: rows of its tables, and passages. It is for calls
 * that need no more of it.
 */
export function passagesInputs(
  text: string | null | undefined,
  { about, room }: { about: About; room: number },
): PromptInput[] {
  const query = queryOf(about);
  const isLong = isGiven(text) && estimateTokens(text) > room;
  const within = (share: number) => ({ room: Math.floor(room * share), sizeOf: estimateTokens });
  return [
    {
      field: 'document',
      text: isLong ? bestPassages(text, query, within(1 - ROWS_SHARE)).text : text,
      query,
      use: 'Of the document, the passages that this is about, below the lines of their pages. "[...]" stands where others were left out: what is not here may still be in the document.',
    },
    {
      field: 'tableRows',
      text: isLong ? bestRows(text, query, within(ROWS_SHARE)) : null,
      use: 'Of its tables, the rows that this is about, below the lines of their pages and columns.',
    },
  ];
}

/** What an email was written from, in the same words for every call that changes it. */
export function briefInput(text: string): PromptInput {
  return {
    field: 'brief',
    text,
    use: 'What the email was written from. New facts may come from here.',
    otherwise: 'The brief is not at hand: the only facts are those of the email and of the request.',
  };
}
