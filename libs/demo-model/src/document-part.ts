import { compareFigure, formatMargin } from './format-figures';
import type { Strong } from './rank-sentences';
import { boldFigure } from './say';
import type { Writing } from './writing';

const STRONG_ENOUGH = 3.4;
const MOST_FIGURES = 5;
const ROOM_BESIDE_FIGURES = 620;
const ROOM = 1_050;

/** The part of an email that a document proves: opening, why now, figures and the strongest sentences. */
export function writeDocumentPart(writing: Writing): string[] {
  const used: string[] = [];
  return [...opening(writing, used), whyNow(writing), ...figures(writing), ...details(writing, used)];
}

function opening(writing: Writing, used: string[]): string[] {
  const { material, tone, about, choose } = writing;
  const { headline, period, sentences } = material;
  const lead = choose(tone.opening);
  const turn = about ? choose(tone.turn)(about) : '';
  if (headline && headline.sentence === null) {
    const who = about ? `what ${about.company} reported` : 'the figure on record';
    const before = headline.prior ? ` A year earlier, the figure was ${headline.prior}.` : '';
    const when = period ? ` for ${period}` : '';
    return [lead, `**${headline.value}** in ${headline.metric}: that is ${who}${when}.${before}`, turn];
  }
  const first = headline?.sentence ?? sentences.find(({ speaker }) => speaker === null);
  if (!first) return [lead];
  used.push(first.text);
  const told = about && period ? ` ${about.company} said so itself, ${sourceOf(writing)} ${period}.` : '';
  return [lead, boldFigure(first.text) + told, turn];
}

function sourceOf({ material }: Writing): string {
  return material.source === 'call' ? 'on its call for' : `in its ${material.source} for`;
}

function whyNow({ catalyst, context, tone, about, choose }: Writing): string {
  const given = [...catalyst.slice(0, 4), ...context.slice(0, 4)].join(' ');
  if (given !== '') return `**Why now?** ${given}${about ? ` ${choose(tone.link)(about)}` : ''}`;
  return about ? `**Why now?** Because ${choose(tone.whyNow)(about)}` : '';
}

function figures({ material, tone }: Writing): string[] {
  const rest = material.figures.filter(({ label }) => label.toLowerCase() !== material.headline?.metric);
  if (rest.length === 0) return [];
  const lines = rest.slice(-MOST_FIGURES).map((figure) => `- **${figure.label}:** ${compareFigure(figure)}`);
  return [tone.figures, lines.join('\n'), formatMargin(material.figures) ?? ''];
}

function details({ material, tone, about }: Writing, used: string[]): string[] {
  const lines: string[] = [];
  let quote: Strong | null = null;
  let room = material.figures.length > 0 ? ROOM_BESIDE_FIGURES : ROOM;
  for (const sentence of material.sentences) {
    const fits = sentence.text.length <= room && !used.some((text) => sharesFigure(text, sentence.text));
    const enough = sentence.score >= STRONG_ENOUGH || lines.length < 2;
    if (!fits || !enough || used.includes(sentence.text) || (sentence.speaker && quote)) continue;
    if (sentence.speaker) quote = sentence;
    else lines.push(`- ${boldFigure(sentence.text)}`);
    used.push(sentence.text);
    room -= sentence.text.length;
  }
  const said = quote ? `“${quote.text.replace(/\.$/, '')},” ${quote.speaker} said on the call.` : '';
  const source = about?.source ?? material.source;
  return lines.length === 0 ? [said] : [tone.details(source), lines.join('\n'), said];
}

/** True where both sentences give the same amount of money. */
function sharesFigure(one: string, other: string): boolean {
  const amounts = one.match(/[$€£]\d[\d.,]*\d/g) ?? [];
  return amounts.some((amount) => other.includes(amount));
}
