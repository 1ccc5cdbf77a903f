import { quoteFinder, type Fenced } from '@copydesk/text';
import { readEmail } from '../email';
import { findFaults, type Fault } from '../review/find-faults';
import { readBlocks, type Blocks } from './read-blocks';

type Block = keyof Blocks;

interface Judged {
  score: number | null;
  sentences: string[];
  feedback: string;
  rewrite: { line: string; better: string } | null;
}

const BEST = 9;
const GOOD = 7;
const MOST = 40;

/** What is said of a block that does its work, that fails, and that is missing. */
const SAY: Record<Block, { good: string; weak: string; missing: string }> = {
  disrupt: {
    good: 'stops a thumb. It says something that I did not know, and it says it first.',
    weak: 'lets me scroll on. The first line has one job, and that is to make the second one necessary.',
    missing:
      'Nothing here stops anybody. Put the fact that surprised you yourself into the subject line and the first sentence.',
  },
  intrigue: {
    good: 'keeps me in my chair. There is proof here, and I want the rest of it.',
    weak: 'tells, and leaves me nothing to ask. Open one question early and pay it off before you ask for the click.',
    missing:
      'You go from hello to the request. Say in between what the reader does not know yet, and prove it with one figure.',
  },
  click: {
    good: 'is one thing, said plainly, on a line of its own. A tired reader knows what happens next.',
    weak: 'is there, and that is all. Say what the reader has in hand after the click, and set it in bold on a line of its own.',
    missing:
      'You ask for nothing, so you will get nothing. One verb, one thing, one reason, alone in a paragraph at the end.',
  },
  kick: {
    good: 'gives the undecided a reason not to wait. That is what the last line is for.',
    weak: 'pushes without a reason. Say what waiting costs, and say it only if it is true.',
    missing:
      'Nobody is pushed. Add a P.S. below the call to action with your strongest fact once more, and a date if you have one.',
  },
};

/**
 * Reads pasted copy along the four blocks by rule and answers as the JSON of the schema `coach_feedback`. Every sentence
 * and line in it stands in the copy word for word.
 */
export function coachEmail(fences: Fenced[]): string {
  const text = fences.find(({ name }) => name === 'emailCopy')?.text ?? '';
  const find = quoteFinder(text);
  const blocks = readBlocks(text);
  const faults = findFaults(text, 'coach').filter(({ line }) => find(line) !== null);
  const judged = Object.fromEntries(
    Object.entries(blocks).map(([block, sentences]: [string, string[]]) => {
      const said = [...new Set(sentences)].filter((sentence) => find(sentence) !== null).slice(0, MOST);
      return [block, judge(block as Block, said, faults)];
    }),
  );
  return JSON.stringify({ verdict: formatVerdict(judged, readEmail(text).paragraphs.length), ...judged });
}

function judge(block: Block, sentences: string[], faults: Fault[]): Judged {
  const [first] = sentences;
  const { good, weak, missing } = SAY[block];
  if (first === undefined) return { score: null, sentences, feedback: missing, rewrite: null };
  const own = faults.filter(({ line }) => sentences.some((sentence) => isPart(line, sentence)));
  const hasFigure = block === 'click' || block === 'kick' || sentences.some((sentence) => /\d/.test(sentence));
  const score = Math.max(1, BEST - Math.min(6, own.length * 2) - (hasFigure ? 0 : 2));
  const meant = own.find(({ fix }) => fix.kind === 'write');
  const isGood = score >= GOOD;
  const why = own[0] ? ` ${isGood ? 'One thing is left. ' : ''}${own[0].why}` : '';
  return {
    score,
    sentences,
    feedback: `“${quote(meant?.line ?? first)}” ${isGood ? good : weak}${why}`,
    rewrite: meant && meant.fix.kind === 'write' ? { line: meant.line, better: meant.fix.text } : null,
  };
}

function isPart(line: string, sentence: string): boolean {
  return line.includes(sentence) || sentence.includes(line);
}

function formatVerdict(judged: Record<string, Judged>, paragraphs: number): string {
  if (paragraphs === 0) return 'There is nothing here to read yet. Paste the email, and we will talk.';
  const blocks = Object.entries(judged).map(([block, { score }]) => ({ name: nameOf(block), score: score ?? 0 }));
  const [best, , , worst] = blocks.toSorted((a, b) => b.score - a.score);
  const carried = best && best.score > 0 ? `Your ${best.name} carries this email.` : 'Nothing carries this email.';
  const missing = blocks.filter(({ score }) => score === 0).map(({ name }) => name);
  if (missing.length > 0)
    return `${carried} It has no ${missing.join(' and no ')}, and that is where you lose the reader.`;
  const total = blocks.reduce((sum, { score }) => sum + score, 0);
  const isEven = best?.score === worst?.score;
  if (total >= 30) return `This one goes out. ${isEven ? 'Its four blocks pull alike.' : carried}`;
  return isEven
    ? 'Your four blocks are equally strong, and that is not strong enough yet. Begin with the first line; the rest is an hour’s work, and you can do it.'
    : `${carried} Your ${worst?.name} drops it. Mend that first; the rest is an hour’s work, and you can do it.`;
}

function nameOf(block: string): string {
  return block.charAt(0).toUpperCase() + block.slice(1);
}

function quote(line: string): string {
  return line.replaceAll('**', '').replace(/\s+/g, ' ').replace(/\.$/, '');
}
