import type { BrandUse } from './brand-profile';
import type { PromptInput } from './build-prompt';

const RULE = `# How the house writes
The inputs whose name begins with "houseEmail" are emails that the house has sent, whole. They are the voice to write in.
- Take from them how it greets and opens, how long its sentences and paragraphs are, whom it calls "I", "we" and "you", how
  it argues, asks and takes its leave. A reader of those emails is to hear the same writer.
- Where they do otherwise than the instructions say how an email is built or sounds, do as they do.
- Take nothing else: no fact, figure, name, date, price, link, promise or story of theirs, and no sentence of theirs.`;

/** Emails that the house has sent, where something is written for it. They are never cut: half an email has no voice. */
export function brandExamples(examples: string[] = [], use: BrandUse): (PromptInput | string)[] {
  if (use !== 'write' || examples.length === 0) return [];
  const shown = examples.map((text, at) => ({
    field: `houseEmail${at + 1}`,
    text,
    use: 'An email that the house has sent.',
    whole: true,
  }));
  return [RULE, ...shown];
}
