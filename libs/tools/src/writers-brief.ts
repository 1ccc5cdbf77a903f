import { SHAPES, tellSurest, type Shape } from '@copydesk/contracts';
import { formatDay } from '@copydesk/text';
import type { PromptInput } from './build-prompt';
import type { Known } from './tool';

const BUILT: Record<Shape, string> = {
  story:
    'one thing that happened, told from the fact that began it to what it changes for the reader, without bullets.',
  letter:
    'a letter from one person to one reader: connected paragraphs, no bullets, no heading, one thought led to its end.',
  list: 'a sentence that says what the list is about, then three to seven bullets that each stand alone, strongest first, and a sentence that draws the conclusion.',
  number:
    'one figure, which opens the email. Everything else says what it is, what it is compared with and what follows; no second figure competes with it.',
  answers:
    'two to four questions that this reader has, each in **bold** on its own line, each answered below it in two or three sentences from the material.',
};

/** So old a document is no news any more, in days. */
const OLD_DAYS = 45;
const DAY_MS = 86_400_000;

/**
 * What stands last in the brief of a first draft, since it differs from one draft of the same material to the next: what its
 * readers know already, how old the document is, and the angle and the shape that were chosen.
 */
export function writersBrief(
  { angle, shape }: { angle?: string | undefined; shape?: Shape | undefined },
  { known, today }: { known?: Known | undefined; today: string },
): PromptInput[] {
  return [
    {
      field: 'sentBefore',
      text: known?.sentBefore.map(tellSent).join('\n'),
      use: 'What these readers were sent last, and what they did. Neither subject line nor idea comes again; what they did says which kind of idea reaches them. Nothing of it is a source, or is told to them.',
      whole: true,
    },
    { field: 'documentAge', text: known?.document && tellAge(known.document, today), use: 'The age of the document.' },
    {
      field: 'angle',
      text: angle,
      kind: 'order',
      use: 'The angle that was chosen for this email. The subject line and the opening come from it, and every part serves it; what does not is left out. Its figures stand in the email only as the material has them.',
      whole: true,
    },
    {
      field: 'shape',
      text: shape && `${SHAPES[shape]}: ${BUILT[shape]}`,
      kind: 'order',
      use: 'The shape of this email. Subject line, length, voice and the one call to action stay.',
      whole: true,
    },
  ];
}

function tellSent({ title, day, result }: Known['sentBefore'][number]): string {
  const said = `- ${title} (${formatDay(day)})`;
  const did = result && tellSurest(result);
  return did ? `${said}: ${did}` : said;
}

function tellAge({ day, is }: NonNullable<Known['document']>, today: string): string {
  const days = Math.floor((Date.parse(today) - Date.parse(day)) / DAY_MS);
  const said =
    is === 'period' ? `It reports on a period that ended on ${formatDay(day)}` : `It was ${is} on ${formatDay(day)}`;
  if (days < OLD_DAYS) return `${said}.`;
  const age = days < 60 ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30.4)} months`;
  return `${said}, ${age} ago. It is not what happened this week: say plainly when it was, and why it matters to the reader now, from the material; where nothing says so, let the fact stand without a reason of time.`;
}
