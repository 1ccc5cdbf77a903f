import type { Cut, DocumentDay, DraftOrigin, SentEmail, SpokenBrand, UsedCatalyst } from '@copydesk/contracts';

export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

/** What a model is asked. `cuts` names each input that had to be shortened to fit. */
export interface Prompt {
  messages: PromptMessage[];
  cuts: Cut[];
}

/** What a writer should know of the readers and of the document, and nobody has to type. */
export interface Known {
  /** What the readers were sent last, the newest first. */
  sentBefore: Omit<SentEmail, 'id'>[];
  document: DocumentDay | null;
}

/** What every prompt is made under, whatever its tool. */
export interface PromptSetting {
  /** How much the model takes in: question and answer together, in tokens. */
  windowTokens: number;
  /** The brand that speaks, with the offer that is to be sold. */
  brand: SpokenBrand;
  /** Whole emails that it has sent, the nearest first, for what is written in its voice: they stand in place of our examples. */
  examples?: string[];
  /** YYYY-MM-DD, UTC. */
  today: string;
  /** The word in the tags around what is handed in: the same for a thread or a campaign, known to nobody outside. */
  fence: string;
  /** The market catalysts that were chosen for what is written. */
  catalysts?: UsedCatalyst[];
  /** What is known beside the brief, of a first draft. */
  known?: Known;
  /** What the owner of this Copydesk wants of the tool that the email is written with. */
  toolInstructions?: string;
}

/** What the product knows about one kind of work. */
export interface Tool<Input> {
  readonly name: string;
  /** `write` for the model that writes well, `check` for the one that judges fast. */
  readonly model: 'write' | 'check';
  /** @throws JobError where the window cannot hold even the instructions. */
  prompt(input: Input, setting: PromptSetting): Prompt;
}

/** What a finished draft has, beside what its words say. */
export interface DraftForm {
  /** How many characters its subject line may have; null where it has none, or as many as it likes. */
  subjectMax: number | null;
  /** What the house sets below it: its signature and its disclaimer, the disclaimer alone, or nothing. */
  closing: 'signed' | 'disclaimer' | 'none';
  /** Copy of which it may take over no passage. */
  winner?: string;
}

/** What an email has that came from nobody's tool. */
export const EMAIL_FORM: DraftForm = { subjectMax: null, closing: 'signed' };

/** A tool whose answer is kept under a title. */
export interface WritingTool<Input> extends Tool<Input> {
  /** Where its drafts come from: 'written' where it is not said. */
  readonly origin?: DraftOrigin;
  /** What a finished draft of it has; it is left as it was written where this is missing. */
  form?(input: Input): DraftForm;
  /** Who signs its drafts in place of the brand. */
  sender?(input: Input): string | undefined;
  /** The title of a draft that the tool wrote. */
  title(draft: string): string;
}

/** The form of a structured answer: its name and JSON schema for the model, and the check of what came. */
export interface AnswerFormat<Answer> {
  name: string;
  schema: Record<string, unknown>;
  /** @throws Error that says what is wrong, in words a model can act on. */
  parse(json: unknown): Answer;
}

/** A tool that answers with data. */
export interface StructuredTool<Input, Answer> extends Tool<Input> {
  answer(input: Input): AnswerFormat<Answer>;
}
