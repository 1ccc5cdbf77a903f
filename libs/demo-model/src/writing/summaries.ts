import { trimEndBy } from '@copydesk/text';
import { titleOf } from '../reading/about';
import { isQuotable, oneLine, sentencesIn, type Material } from '../reading/material';
import { readStory } from '../reading/story';
import { bullets, isGreeting, readEmail } from './email';
import { subjectsOf } from './hotlist';

/** Lines that hold of any email whose facts have a source. */
const PLAIN =
  'The facts, and where they stand|What the source says|A few figures, each with its source|What is new, in brief|In its own words|The news, and nothing added|Figures that can be looked up|What was said|A short read on what is new|The facts first';

/** Sums a document up: whose it is, its figures as sentences, and its telling sentences word for word. */
export function writeSummary(material: Material): string {
  const story = readStory(material.text('document'), material);
  const lines = bullets([...story.figures, ...story.quotes]);
  return `${titleOf(story)}\n\n${lines || '- No figure and no sentence of it could be read with certainty.'}`;
}

/** Ten subject lines that hold of the document or the draft, the strongest first. */
export function writeSubjectLines(material: Material): string {
  return bullets(subjectLines(material).slice(0, 10));
}

/** Subject lines with what each begins with, and the first sentence of the draft that is short enough to stand behind one. */
export function suggestSubjects(material: Material): unknown {
  const offered = material.text('offered').split('\n');
  const lines = subjectLines(material).filter((line) => !offered.includes(line));
  const ideas = lines.map((subject) => ({ angle: angleOf(subject), subject }));
  const others = ideas.filter(({ angle }, at) => ideas.findIndex((idea) => idea.angle === angle) < at);
  const subjects = [...ideas.filter((idea) => !others.includes(idea)), ...others].slice(0, 8);
  const said = sentencesIn(plainDraft(material)).filter(
    (one) => one.length >= 30 && one.length <= 90 && isQuotable(one),
  );
  return { subjects, preheader: said.at(-1) ?? 'The facts, and where they stand.' };
}

function angleOf(subject: string): string {
  if (subject.includes('“')) return 'quotation';
  if (/\b(?:up|down) \d/.test(subject)) return 'contrast';
  if (/\d/.test(subject)) return 'figure';
  return subject.includes(': ') ? 'name' : 'reason';
}

const plainDraft = ({ text }: Material) => readEmail(text('draft')).paragraphs.join('\n').replaceAll('**', '');

function subjectLines(material: Material): string[] {
  const draft = plainDraft(material);
  const story = subjectsOf(readStory(material.text('document') || draft, material));
  const said = sentencesIn(draft).map((one) => (isQuotable(one) && !isGreeting(one) ? trimEndBy(one, /[.:]/) : ''));
  const lines = [...story, ...said, ...PLAIN.split('|')].filter((one) => one !== '' && one.length <= 60);
  return [...new Set(lines.filter((line) => !material.isAvoided(line)))];
}

/** The minutes of a conversation: what was asked for, the newest last. */
export function writeMinutes({ text }: Material): string {
  const before = text('summary').match(/^- .+$/gm) ?? [];
  const asked = text('history')
    .split(/\n\n(?=(?:Asked|Done): )/)
    .filter((one) => one.startsWith('Asked: '));
  const wishes = asked.map((one) => `- The marketer asked: ${oneLine(one.slice(7)).slice(0, 220)}`);
  return [...before, ...wishes].slice(-12).join('\n') || '- Nothing was agreed.';
}
