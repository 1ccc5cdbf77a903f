import type { Shape } from '../angles';
import type { BrandChoice } from '../spoken-brand';

/** What is known of every tool, on both sides. */
export interface Tool<Name extends string = string> {
  /** Its number and its name, as the `apps` table holds them. */
  id: number;
  name: Name;
  title: string;
  /** What it is called where there is little room; `title` where that is short enough. */
  shortTitle?: string;
  description: string;
  category: string;
  icon: 'mail' | 'megaphone' | 'file-text' | 'share-2' | 'list';
  /** Where its screen stands; null for a tool that opens elsewhere. */
  route: string | null;
  /** What events and reports of feedback call it; its name where that is missing. */
  appType?: string;
  /** How the end of its writing is told, where that is not 'Email Generated!'. */
  outcome?: Outcome;
}

export interface Outcome {
  done: string;
  failed: {
    title: string;
    /** Said where the server gave no words. */
    fallback: string;
    /** Says only that, whatever the server's words are. */
    isFixed?: boolean;
  };
}

/** Words that are typed. */
export interface TextField {
  kind: 'text';
  /** What messages call it. */
  name: string;
  max: number;
  min?: number;
  /** Said where it is missing, or too short. A field without it may be left out. */
  required?: string;
  /** What its form calls it, where that is not `name`. */
  label?: string;
  placeholder: string;
  /** Stands beside the label: 'optional'. */
  hint?: string;
  /** For what is said in one line. */
  isLine?: true;
  /** How the first message of the thread names it, where that is not `name`; null where it leaves it out. */
  told?: string | null;
  /** Too long for that message: it tells how long it is. */
  isLong?: true;
  /** Stands for it in a brief that is folded away: a word of ours, or null for what was typed itself. */
  folded?: string | null;
}

/** What a tool may be handed in; a request is made of them. */
export type Field =
  | TextField
  /** The text of a document, or a summary of it. */
  | { kind: 'document'; tooLong: string }
  /** The document itself, where it is kept: then all of it is read. */
  | { kind: 'documentId' }
  /** The numbers of the catalysts that went into it: their sources are kept with the draft. */
  | { kind: 'catalystIds' }
  /** Catalysts in words, each with its number. */
  | { kind: 'catalysts' }
  /** The idea of the email in one line: chosen, typed, or left out. */
  | { kind: 'angle' }
  /** How the email is built, where its tool leaves that open. */
  | { kind: 'shape' }
  /** The name of a tool of the catalog that has no screen of its own. */
  | { kind: 'app' };

export type Fields = Record<string, Field>;

/** A catalyst that was chosen for new copy. */
export interface SelectedCatalyst {
  id: string;
  text: string;
}

interface ValueOf {
  text: string;
  document: string;
  documentId: string;
  catalystIds: number[];
  catalysts: SelectedCatalyst[];
  angle: string;
  shape: Shape;
  app: string;
}

type RequiredOf<F extends Fields> = { [K in keyof F]: F[K] extends { required: string } ? K : never }[keyof F];

/** The request that is made of fields, with the brand and the offer that every tool may be told. */
export type RequestOf<F extends Fields> = {
  [K in RequiredOf<F>]: ValueOf[F[K]['kind']];
} & {
  [K in Exclude<keyof F, RequiredOf<F>>]?: ValueOf[F[K]['kind']];
} & BrandChoice extends infer R
  ? { [K in keyof R]: R[K] }
  : never;

/** A tool that writes a draft from a brief: its call, its form, and how it takes documents and news. */
export interface Writer extends Tool {
  route: string;
  /** It is called at POST /api/{call}. */
  call: string;
  /** Where the draft stands in the answer of that call, beside `threadId`. */
  answer: 'emailContent' | 'content';
  fields: Fields;
  /** At least one of these must be given. */
  needs?: { oneOf: readonly string[]; title: string; message: string };
  form: {
    title: string;
    /** What its button says. */
    action: string;
    /** What it asks for, in this order. */
    asks: readonly string[];
    /** What stands for the required fields that it does not ask for. */
    fixed?: Readonly<Record<string, string>>;
    /** The button is off while this is empty. */
    offWithout?: string;
    /** What to hand in, said where the draft will stand. */
    hint: string;
    hintTitle?: string;
  };
  /** What the writer is given of a document: a summary or the text itself; null where it takes none. */
  document: 'summary' | 'text' | null;
  /** How it takes news of the market; null where it takes none. */
  catalysts: {
    /** The field in which the words of the chosen ones stand; null where they go along on their own. */
    into: string | null;
    /** What they are to fit where there is no document: the first of these that is given. */
    fit?: readonly string[];
    /** Offers the newest ones too. */
    offersNewest: boolean;
    /** How a failed search is told, for a tool with words of its own. */
    failure?: { title: string; description: string };
  } | null;
}

type NamesOf<F extends Fields, Kind extends Field['kind'] = Field['kind']> = {
  [K in keyof F]: F[K]['kind'] & Kind extends never ? never : K;
}[keyof F] &
  string;

type TextOf<F extends Fields> = NamesOf<F, 'text'>;

/** A writer that names no field which it does not have. */
interface Checked<F extends Fields> {
  needs?: { oneOf: readonly NamesOf<F>[] };
  form: { asks: readonly TextOf<F>[]; fixed?: { readonly [K in TextOf<F>]?: string }; offWithout?: TextOf<F> };
  catalysts: { into: TextOf<F> | null; fit?: readonly TextOf<F>[] } | null;
}

/** What the types of requests, jobs and calls are derived from. */
interface Typed<Name extends string, F extends Fields, Call extends string> {
  name: Name;
  fields: F;
  call: Call;
}

/** Says what a writer is. */
export function defineWriter<const Name extends string, const F extends Fields, const Call extends string>(
  writer: Writer & Typed<Name, F, Call> & Checked<F>,
): Omit<Writer, keyof Typed<Name, F, Call>> & Typed<Name, F, Call> {
  return writer;
}

/** What a form sends for a field that it does not ask. To a prompt it is nothing. */
export const NOT_GIVEN = 'N/A';

/** True where a text holds something to write from: not empty, not white space, not 'N/A'. */
export function isGiven(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.trim() !== NOT_GIVEN;
}

/** What is said where a request holds nothing to write from; null where it does. */
export function missingIn({ needs }: Pick<Writer, 'needs'>, request: object): Writer['needs'] | null {
  if (!needs) return null;
  const given = Object.entries(request).filter(([, value]) => isGiven(value));
  return given.some(([field]) => needs.oneOf.includes(field)) ? null : needs;
}
