import { INBOX, SUBJECT_ANGLES, SUBJECTS, type SubjectAngle, type SubjectIdeas } from '@copydesk/contracts';
import { checkDraft, findPromises, firstCharacters, readDraft, withSubject, type TraceEntry } from '@copydesk/text';
import { buildPrompt } from './build-prompt';
import { briefInput, passagesInputs } from './document-input';
import { listSchema, objectSchema } from './object-schema';
import { isRecord } from './read-json';
import type { StructuredTool } from './tool';

/** An email that needs a subject line. */
export interface SuggestSubjectsInput {
  draft: string;
  /** What the email was first written from, as text. */
  brief: string;
  document?: string | undefined;
  /** Lines that were offered before. */
  offered: string[];
}

type Ideas = Omit<SubjectIdeas, 'cuts'>;

/** So many are asked for, since some may have to be refused. */
const ASKED = 8;
const PREHEADER_MAX = 150;
/** How much of the document goes along, in tokens: the lines are about the email. */
const ROOM = 2_100;

const INSTRUCTIONS = `An email is done, and the marketer looks for the line that gets it opened. You write ${ASKED} subject lines and one preheader.

# The subject lines
- True, specific, and kept by the email: a name and, where there is one, a figure, each as it stands in the email or in the
  document, with its unit and its period.
- The first 35 characters carry the news, since that is all that a phone shows; 60 at most. Sentence case, no exclamation mark, no
  emoji, no stars.
- Each takes another way in, and says which: ${Object.keys(SUBJECT_ANGLES).join(', ')}. No two say the same in other words,
  and none repeats the line that the email has or one that was offered before. The strongest stands first.

# The preheader
What an inbox shows behind the subject: 40 to 90 characters, one sentence that goes on where a subject line stops. It repeats
neither the subject nor the first sentence of the email.`;

/** Subject lines for an email, each from another side, and one preheader. */
export const suggestSubjectsTool: StructuredTool<SuggestSubjectsInput, Ideas> = {
  name: 'suggest-subjects',
  model: 'write',
  prompt: ({ draft, brief, document, offered }, setting) =>
    buildPrompt(
      {
        task: 'suggest-subjects',
        brand: 'write',
        instructions: [INSTRUCTIONS],
        body: [
          briefInput(brief),
          { field: 'draft', text: draft, use: 'The email.', whole: true },
          ...passagesInputs(document, { about: [draft], room: ROOM }),
          { field: 'offered', text: offered.join('\n'), use: 'Lines that were offered before.', whole: true },
        ],
        request: 'Write the subject lines and the preheader now. Answer with JSON of the required form only.',
        answerTokens: 900,
      },
      setting,
    ),
  answer: ({ draft, offered }) => ({
    name: 'suggest_subjects',
    schema: SCHEMA,
    parse: (json) => readIdeas(json, [readDraft(draft).subject ?? '', ...offered]),
  }),
};

const TEXT = { type: 'string' };
const SCHEMA = objectSchema({
  subjects: listSchema(objectSchema({ angle: { type: 'string', enum: Object.keys(SUBJECT_ANGLES) }, subject: TEXT })),
  preheader: TEXT,
});

const isAngle = (angle: unknown): angle is SubjectAngle => typeof angle === 'string' && angle in SUBJECT_ANGLES;
const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .replace(/^\s*subject\s*:/i, '')
        .replaceAll('**', '')
        .replace(/\s+/g, ' ')
        .trim()
    : '';

/** @throws Error where no line is new. */
function readIdeas(json: unknown, known: string[]): Ideas {
  const { subjects: given, preheader } = isRecord(json) ? json : {};
  const said = new Set(known.map((line) => line.toLowerCase()));
  const subjects = (Array.isArray(given) ? given.filter(isRecord) : []).flatMap(({ angle, subject: line }) => {
    const subject = plain(line);
    if (!isAngle(angle) || subject === '' || subject.length > INBOX.subjectMax || said.has(subject.toLowerCase()))
      return [];
    said.add(subject.toLowerCase());
    return [{ angle, subject }];
  });
  if (subjects.length === 0) throw new Error('it has no subject line that is new.');
  return { subjects, preheader: firstCharacters(plain(preheader), PREHEADER_MAX) || null };
}

/** The best of the ideas, each angle first, that rules do not refuse: for what differs from its source or is not certain to stand in one, a promise, or a word to avoid. */
export async function proveIdeas(
  draft: string,
  { subjects, preheader }: Ideas,
  wordsToAvoid: string,
  trace: (text: string) => Promise<TraceEntry[]>,
): Promise<Ideas> {
  /** Laid beside the sources in the place where a subject stands. */
  const isTrue = async (line: string) => {
    const text = withSubject(draft, line);
    const from = text.indexOf(line);
    const found = [
      ...(await trace(text)).filter(
        ({ status, quote }) =>
          status === 'mismatch' || ((status === 'unsourced' || status === 'found') && !draft.includes(quote)),
      ),
      ...checkDraft(text, { wordsToAvoid, subjectMax: null }),
    ];
    return findPromises(line).length === 0 && !found.some((one) => one.from < from + line.length && one.to > from);
  };
  const proven: Ideas['subjects'] = [];
  for (const idea of subjects) if (await isTrue(idea.subject)) proven.push(idea);
  const isFirst = ({ angle }: (typeof proven)[number], at: number) =>
    proven.findIndex((idea) => idea.angle === angle) === at;
  const others = proven.filter((idea, at) => !isFirst(idea, at));
  const kept = [...proven.filter(isFirst), ...others].slice(0, SUBJECTS);
  return { subjects: kept, preheader: preheader !== null && (await isTrue(preheader)) ? preheader : null };
}
