import type { SpokenBrand, VersionMendings } from '@copydesk/contracts';
import type { Ledgers } from '@copydesk/evidence';
import type { JobContext } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import type { Log } from '@copydesk/observability';
import {
  checkDraft,
  fitSelection,
  partClosing,
  withClosing,
  withoutOwnDisclaimer,
  withLink,
  type Closing,
  type Edit,
  type QuoteMatch,
  type TraceEntry,
} from '@copydesk/text';
import { repairDraftTool, type DraftForm, type Flaw, type PromptSetting } from '@copydesk/tools';
import { mend, type MadeChange, type Place } from './mend';
import { reasonFor, tellChanges } from './tell-changes';

/** How long a draft that is there waits for its repair, in milliseconds; what takes longer is suggested. */
const HELD_MS = 3_000;
/** How long a suggestion may take. */
const SUGGESTED_MS = 60_000;
/** How many places are mended at most: a draft with more of them is for a person. */
const PLACES_MAX = 12;

/** A draft as the model wrote it. */
interface Written {
  threadId: string | null;
  text: string;
  form: DraftForm;
  setting: PromptSetting;
  /** Where its call to action leads, of a draft that is to sell something. */
  link?: string | undefined;
  /** The version before and what was asked for: what stands there is no fault of this one. */
  known?: string;
}

/** Words that are to take the place of others. */
interface WrittenPart extends Written {
  /** The draft as it stands, and where the others stand in it. */
  draft: string;
  place: QuoteMatch;
}

/** Finds the places of a text that are wrong. */
type Look = (text: string) => Promise<Place[]>;

/** A draft as it leaves the gate, and what was changed in it, in words; null where nothing was. */
interface Finished {
  text: string;
  told: string | null;
}

/** A text with the changes that were made in it. `isLate` where there was no time for them. */
interface Repaired extends Awaited<ReturnType<typeof mend>> {
  isLate: boolean;
}

type GateContext = Pick<JobContext, 'signal' | 'write' | 'use' | 'progress'> & Partial<Pick<JobContext, 'whole'>>;

/** What stands below a draft of that form. */
export function closingOf({ closing }: DraftForm, { signature, disclaimer }: SpokenBrand): Closing {
  return { signature: closing === 'signed' ? signature : '', disclaimer: closing === 'none' ? '' : disclaimer };
}

/** Every draft passes it between the model and its version: it is closed, looked through and, where it has to be, mended. */
export class DraftGate {
  constructor(
    private readonly model: Model,
    private readonly ledgers: Ledgers,
    private readonly log: Log,
  ) {}

  /**
   * Sets the link below its call to action, and signature and disclaimer below the draft, finds what is wrong with its
   * form by rule, and has the model mend those places, once. A mending counts only where its place is right after it, no
   * figure is changed and nothing else is worse; else the draft stays as it was. `isMendedLater` where the model took too
   * long: then a `mend-draft` is to follow. @throws only the signal's reason.
   */
  async finish(written: Written, context: GateContext): Promise<Finished & { isMendedLater: boolean }> {
    const { form, setting, link = '', known } = written;
    const closing = closingOf(form, setting.brand);
    // The house has one disclaimer. Who asks for another sentence of the kind gets it.
    const isFirst = closing.disclaimer !== '' && known === undefined;
    const { body } = partClosing(written.text, closing);
    const { text, removed } = isFirst ? withoutOwnDisclaimer(body) : { text: body, removed: [] };
    const draft = withClosing(withLink(text, link), closing);
    if (draft.startsWith(written.text)) context.write(draft.slice(written.text.length));
    const look = this.lookingInBody(written, closing);
    const { isLate, ...repaired } = await this.repaired(draft, look, written, { ...context, withinMs: HELD_MS });
    return { text: repaired.text, told: tellChanges(draft, repaired, removed), isMendedLater: isLate };
  }

  /** The same mendings for a version that is there already: each as an edit, with its reason. @throws as `finish` does. */
  async suggest(version: Written, context: GateContext): Promise<VersionMendings['mendings']> {
    const { text, form, setting } = version;
    const look = this.lookingInBody(version, closingOf(form, setting.brand));
    const { changes } = await this.repaired(text, look, version, { ...context, withinMs: SUGGESTED_MS });
    return changes.map((change) => ({ edit: editOf(change), text: reasonFor(change) }));
  }

  /**
   * The same for words that take the place of others: they alone are looked through and mended. `wrong` are those of them
   * that a source contradicts, and did not before. @throws only the signal's reason.
   */
  async finishPart(written: WrittenPart, context: GateContext): Promise<Finished & { wrong: string[] }> {
    const { text, draft, place, known = '' } = written;
    const [head, tail] = [draft.slice(0, place.from), draft.slice(place.to)];
    const look = this.looking(written);
    const lookInside = async (words: string) =>
      (await look(head + words + tail))
        .filter(({ from, to }) => from >= head.length && to <= head.length + words.length)
        .map((found) => ({ ...found, from: found.from - head.length, to: found.to - head.length }));
    const mended = await this.repaired(text, lookInside, written, { ...context, withinMs: HELD_MS });
    const fits = fitSelection(draft, place, mended.text) === mended.text;
    const finished = fits ? mended.text : text;
    const left = await lookInside(finished).catch(() => []);
    const wrong = left.filter(({ kind, quote }) => kind === 'mismatch' && !known.includes(quote));
    const told = fits ? tellChanges(text, mended) : null;
    return { text: finished, told, wrong: wrong.map(({ quote }) => quote) };
  }

  /** Finds what is wrong with a draft of that form, in what its thread rests on now. */
  private looking({ threadId, form, setting }: Written): Look {
    const tracing = this.ledgers.tracing(threadId);
    tracing.catch(() => undefined);
    return async (draft) => {
      const trace = await tracing;
      const found = [
        ...checkDraft(draft, { ...form, wordsToAvoid: setting.brand.wordsToAvoid }),
        ...(await trace(draft)),
      ];
      return found.flatMap((one) => placeOf(one, setting.brand.offer?.link));
    };
  }

  /** What the house sets below a draft is not looked at. */
  private lookingInBody(written: Written, closing: Closing): Look {
    const look = this.looking(written);
    return async (words) => {
      const { house } = partClosing(words, closing);
      return (await look(words)).filter((place) => !house.some(({ from, to }) => place.from < to && from < place.to));
    };
  }

  private async repaired(
    text: string,
    look: Look,
    { threadId, setting, known = '' }: Written,
    { withinMs, ...context }: GateContext & { withinMs: number },
  ): Promise<Repaired> {
    const inTime = AbortSignal.timeout(withinMs);
    try {
      const places = await look(text);
      const flawed = places
        .filter(({ problem, quote }) => problem !== null && !known.includes(quote))
        .slice(0, PLACES_MAX);
      if (flawed.length === 0) return { text, changes: [], isLate: false };
      context.whole?.();
      context.progress({ stage: 'checking' });
      const signal = AbortSignal.any([context.signal, inTime]);
      const mendings = await this.ask(text, flawed, setting, { ...context, signal });
      return { ...(await mend({ draft: text, places, flawed, mendings, look })), isLate: false };
    } catch (error) {
      context.signal.throwIfAborted();
      this.log.warn({ err: error, threadId }, 'a draft goes without its repair');
      return { text, changes: [], isLate: inTime.aborted };
    }
  }

  private ask(draft: string, flawed: Place[], setting: PromptSetting, { signal, use }: GateContext) {
    const flaws = flawed.map(({ quote, problem }): Flaw => ({ quote, problem: problem ?? '' }));
    const input = { draft, flaws };
    return this.model.structured(
      repairDraftTool.model,
      // How the tool writes says nothing of a single place.
      repairDraftTool.prompt(input, { ...setting, examples: [], toolInstructions: undefined, catalysts: [] }).messages,
      repairDraftTool.answer(input),
      { signal, onUsage: use, once: true },
    );
  }
}

function editOf({ was, is }: MadeChange): Edit {
  return is.trim() === '' ? { action: 'cut', quote: was } : { action: 'replace', quote: was, text: is };
}

/** What is wrong at a place, in words for a model; null where that is for a person to say, and only must not become more. */
function placeOf(found: ReturnType<typeof checkDraft>[number] | TraceEntry, link = ''): Place[] {
  const { from, to, quote } = found;
  const place = (kind: string, problem: string | null) => [{ kind, from, to, quote, problem }];
  if ('status' in found) {
    const { status } = found;
    if (found.kind === 'link' && status === 'unsourced') return place('link', tellLink(link));
    // What a figure should be is for its writer to say: a mending only must not bring in another doubtful one.
    if (status === 'mismatch') return place(status, null);
    return status === 'unsourced' || status === 'found' ? place('unsourced', null) : [];
  }
  switch (found.kind) {
    case 'word':
      return place('word', null);
    case 'long-subject':
      return place('subject', `This subject line has ${found.length} characters. It may have ${found.max} at most.`);
    case 'second-subject':
      return place('second-subject', 'This is a second subject line. There is only the first.');
    case 'copied':
      return place(
        'copied',
        'This is taken over word for word from the copy that the email was only to be modeled on.',
      );
  }
}

function tellLink(link: string): string {
  const instead = link === '' ? 'Leave it out.' : `The link of the offer is ${link}: write that one, or none.`;
  return `This address is in none of the sources. ${instead}`;
}
