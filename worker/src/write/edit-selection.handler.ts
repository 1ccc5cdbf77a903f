import { JobError, LIMITS, SELECTION_MOVED } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { firstCharacters, fitSelection, isNote, isQuestion, partClosing } from '@copydesk/text';
import { editSelectionTool, EMAIL_FORM } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';
import { answerQuestion } from './answer-question';
import { closingOf, type DraftGate } from './draft-gate';
import { readThread, signedBy } from './read-thread';
import { nothingChanged } from './refine-email.handler';
import { oneNote } from './tell-changes';

type EditSelectionJob = Job<'edit-selection'>;

/** How often words are asked for that can be put in the place of others. */
const ASKED = 2;
const HOUSE_OWN = 'Signature and disclaimer come from your brand, word for word. Please change them in Settings.';
const DOES_NOT_FIT =
  'The writing model gave an answer that could not be put in the place of these words. Please try again, or select whole sentences.';

/** Writes what is to take the place of selected words of a version, and of nothing else: a proposal, of which no version comes. */
export class EditSelectionHandler implements JobHandler<'edit-selection'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly gate: DraftGate,
  ) {}

  async run(job: EditSelectionJob, context: JobContext): Promise<JobOutput<'edit-selection'>> {
    context.progress({ stage: 'writing' });
    const { selection, wish } = job.payload;
    const [thread, brandSetting, version] = await Promise.all([
      readThread(this.database, job),
      this.prompts.settingOf(job),
      job.threadId === null ? null : this.database.threads.findVersion(job.threadId, selection.version),
    ]);
    if (!thread || !version) throw new JobError(SELECTION_MOVED);
    const setting = signedBy(brandSetting, thread.signers.now);
    const draft = version.content;
    // What is typed may take the place of a version.
    if (draft.slice(selection.from, selection.to) !== selection.text) throw new JobError(SELECTION_MOVED);
    const form = thread.form ?? { ...EMAIL_FORM, closing: 'none' as const };
    // What the house sets below it is changed by nobody here, and the model never has it in hand.
    const { house, end } = partClosing(draft, closingOf(form, setting.brand));
    const next = house.find(({ to }) => to > selection.from)?.from ?? end;
    const place = { from: selection.from, to: Math.max(selection.from, Math.min(selection.to, next, end)) };
    const selected = draft.slice(place.from, place.to);
    if (selected.trim() === '') throw new JobError(HOUSE_OWN);
    if (wish.action === 'ask' && isQuestion(wish.instruction)) {
      const asked = { question: wish.instruction, draft: draft.slice(0, end), selected, thread, setting };
      const note = await answerQuestion({ model: this.model, prompts: this.prompts }, asked, job, context);
      if (note !== null) return { text: selection.text, result: { note, cuts: [] } };
    }
    const { brief, evidence } = thread;
    const { document, catalysts } = evidence;
    const [before, after] = [draft.slice(0, place.from), draft.slice(place.to, end)];
    const input = { draft: draft.slice(0, end), selected, before, after, wish, brief, document };
    const { messages, cuts } = await this.prompts.make(job, editSelectionTool, input, { ...setting, catalysts });
    const notes: string[] = [];
    const given = wish.action === 'ask' ? `${draft}\n\n${wish.instruction}` : draft;
    const words = await this.model.stream(editSelectionTool.model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
      onThinking: () => context.progress({ stage: 'thinking' }),
      onNote: (said) => void notes.push(firstCharacters(said, LIMITS.noteMax)),
      given,
    });
    const [note = null] = notes;
    if (wish.action === 'ask' && isNote(words, { draft: selected, request: wish.instruction })) {
      return { text: selection.text, result: { note: words.trim(), cuts } };
    }
    if (words.trim() === '') return { text: selection.text, result: { note: nothingChanged(note), cuts } };
    const text = fitSelection(draft, place, words);
    if (text === null) {
      throw new JobError(DOES_NOT_FIT, { code: 'model/bad-answer', retry: job.tries < ASKED ? 'later' : 'never' });
    }
    const written = { threadId: job.threadId, text, draft, place, form, setting, known: given };
    const finished = await this.gate.finishPart(written, context);
    const isSame = finished.text === selected;
    const told = oneNote(isSame ? nothingChanged(note) : note, finished.told, tellWrong(finished.wrong));
    return { text: finished.text + draft.slice(place.to, selection.to), result: { note: told, cuts } };
  }
}

function tellWrong(quotes: string[]): string {
  if (quotes.length === 0) return '';
  const figures = [...new Set(quotes)].map((quote) => `“${quote}”`).join(', ');
  return `Please check ${figures}: the source says otherwise.`;
}
