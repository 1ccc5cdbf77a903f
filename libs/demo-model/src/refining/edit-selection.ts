import { trimEndBy } from '@copydesk/text';
import { isQuotable, sentencesIn, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { keepSentences } from '../writing/email';
import { calmly, formally, refineEmail } from './refine-email';

const CANNOT = 'The demo model cannot make this change, so the words are as they were. A writing model would.';

/** Words that say the same of a figure. */
const OTHERWISE: [RegExp, string][] = [
  [/\bgrew\b/g, 'rose'],
  [/\brose\b/g, 'climbed'],
  [/\bfell\b/g, 'declined'],
  [/\b(?:was|were)\b(?= \**[$€£₹¥])/g, 'came to'],
  [/\bagainst\b/g, 'compared with'],
  [/\bRead\b/g, 'See'],
];

type Way = [task: RegExp, change: (selection: string, material: Material) => string, note: string];

const WAYS: Way[] = [
  [
    /^Rewrite the/m,
    (selection) => OTHERWISE.reduce((text, [word, other]) => text.replace(word, other), selection),
    'Some words were put otherwise. Every figure is as it was.',
  ],
  [/^Shorten the/m, shorten, 'What stood last was dropped. No word is new.'],
  [/^Expand the/m, expand, 'What the document says besides was added, word for word.'],
  [/^Change the tone of .* formal/m, formally, 'Contractions were written out and exclamation marks taken away.'],
  [/^Change the tone/m, calmly, 'Exclamation marks were taken away.'],
];

/** Changes the selected words of an email as far as rules can do it exactly, and hands them back as they were where they cannot. */
export function editSelection(material: Material): string {
  const selection = material.text('selection');
  const way = WAYS.find(([task]) => task.test(material.asked));
  if (!way) return refineEmail({ ...material, text: (...names) => asEmail(material, names) });
  const [, change, note] = way;
  const changed = change(selection, material);
  const isChanged = changed !== '' && changed !== selection;
  return `${isChanged ? changed : selection}\n\n<note>${isChanged ? note : CANNOT}</note>`;
}

/** The words are all of the email. */
function asEmail({ text }: Material, names: string[]): string {
  return names.includes('brandDisclaimer')
    ? ''
    : text(...names.map((name) => (name === 'currentCopy' ? 'selection' : name)));
}

/** The first half of its sentences; of a single one, what stands before its first comma. */
function shorten(selection: string): string {
  const sentences = sentencesIn(selection);
  if (sentences.length > 1) {
    const kept = sentences.slice(0, Math.ceil(sentences.length / 2));
    return keepSentences(selection, (sentence) => kept.includes(sentence));
  }
  const head = selection.slice(0, Math.max(0, selection.search(/,\s/)));
  const marks = selection.slice(trimEndBy(selection, /[*.!?]/).length);
  if (head === '') return selection;
  return head.split('**').length % 2 === 0 ? `${head}**${marks.replaceAll('*', '')}` : head + marks.replaceAll('*', '');
}

/** One thing more that the document says, and the email does not. */
function expand(selection: string, material: Material): string {
  const { figures, quotes } = readStory(material.text('document'), material);
  const draft = material.text('draft').replaceAll('**', '');
  const isNew = (said: string) => !draft.includes(/(?:“|\*\*)([^“”*\n]+)(?:”|\*\*)/.exec(said)?.[1] ?? said);
  const more = [...figures, ...quotes].find((said) => isNew(said) && isQuotable(said.replace(/[*“”]/g, '')));
  return more === undefined ? selection : `${selection} ${more}`;
}
