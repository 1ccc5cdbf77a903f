import type { Brief } from './brief';
import { sayChange } from './find-headline';
import { chooser } from './chooser';
import { readMaterial, type Material } from './read-material';
import type { Figure } from './read-income-statement';
import { readStatements } from './read-statements';
import { boldFigure, lowerFirst, possessiveOf, shorten } from './say';
import { findTone, type About, type Tone } from './tones';
import type { Strong } from './rank-sentences';

const SUBJECT_MAX = 78;
const ENOUGH = 4;

interface Writing {
  brief: Brief;
  material: Material;
  tone: Tone;
  about: About;
  catalyst: string[];
  context: string[];
  choose: <T>(ways: T[]) => T;
}

/**
 * Writes an email from a brief by rule: a subject line, an opening with the strongest number or sentence, why now,
 * proof, and one call to action. Every fact in it stands in the brief; the same brief gives the same email.
 */
export function writeEmail(brief: Brief): string {
  const sources = [brief.document, brief.catalyst, brief.context, brief.product, brief.benefits];
  const text = brief.document || sources.filter(Boolean).join('\n\n');
  const material = readMaterial(text);
  const company = material.company?.short ?? (brief.document ? null : brief.sender || null);
  const writing: Writing = {
    brief,
    material,
    tone: findTone(brief.tone),
    about: {
      company: company ?? 'the company',
      possessive: company ? possessiveOf(company) : 'the',
      source: brief.document ? material.source : 'story',
    },
    catalyst: readStatements(brief.catalyst),
    context: readStatements(brief.context),
    choose: chooser(text),
  };
  return [`Subject: ${subject(writing)}`, ...body(writing)].filter(Boolean).join('\n\n');
}

function body(writing: Writing): string[] {
  const { tone, about, choose, brief } = writing;
  const used = new Set<Strong>();
  return [
    tone.greeting,
    ...opening(writing, used),
    whyNow(writing),
    ...figures(writing),
    ...details(writing, used),
    ...offer(writing),
    choose(tone.closing)(about),
    `**${callToAction(writing)}**`,
    brief.sender ? `${tone.signOff}\nThe ${brief.sender.replace(/^the /i, '')} team` : '',
  ];
}

function subject({ brief, material, tone, choose, catalyst }: Writing): string {
  const { headline, company } = material;
  const lead = choose(tone.subject);
  const name = company ? `${company.short}: ` : '';
  const change = headline?.change ? `${headline.metric} ${headline.change} to ${headline.value}` : null;
  const number = change ?? (headline ? `${headline.metric} of ${headline.value}` : null);
  const news = catalyst[0] ?? material.sentences[0]?.text ?? brief.product ?? brief.benefits;
  const line = brief.document && number ? name + number : withName(name, news || brief.sender || 'Worth a closer look');
  return shorten(lead + line, SUBJECT_MAX);
}

function withName(name: string, news: string): string {
  return name !== '' && !news.includes(name.slice(0, -2)) ? name + lowerFirst(news) : news;
}

function opening(writing: Writing, used: Set<Strong>): string[] {
  const { material, tone, about, choose, catalyst, context, brief } = writing;
  const lead = choose(tone.opening);
  const { headline, period } = material;
  if (brief.document === '') return [lead, catalyst[0] ?? context[0] ?? brief.product];
  const first = headline?.sentence ?? material.sentences.find(({ speaker }) => speaker === null);
  if (headline && headline.sentence === null) {
    const when = period ? ` for ${period}` : '';
    const before = headline.prior ? ` A year earlier it was ${headline.prior}.` : '';
    const number = `**${headline.value}.** That is ${about.possessive} ${headline.metric}${when}.${before}`;
    return [lead, number, choose(tone.turn)(about)];
  }
  if (!first) return [lead, catalyst[0] ?? context[0] ?? ''];
  used.add(first);
  const where =
    period && about.company !== 'the company' ? ` So says ${about.possessive} own ${about.source} on ${period}.` : '';
  return [lead, boldFigure(first.text) + where, choose(tone.turn)(about)];
}

function whyNow({ brief, catalyst, context, tone, about, choose, material }: Writing): string {
  if (brief.document === '') {
    const rest = [...catalyst.slice(1), ...(catalyst.length > 0 ? context : context.slice(1))];
    return rest.slice(0, 8).join(' ');
  }
  const given = [...catalyst.slice(0, 5), ...context.slice(0, 5)];
  if (given.length > 0) return `**Why now?** ${given.join(' ')}`;
  return material.company ? `**Why now?** Because ${choose(tone.whyNow)(about)}` : '';
}

function figures({ material, tone }: Writing): string[] {
  const rest = material.figures.filter(({ label }) => label.toLowerCase() !== material.headline?.metric).slice(0, 5);
  return rest.length === 0 ? [] : [tone.figures, rest.map(figureLine).join('\n')];
}

function figureLine({ label, current, prior, change }: Figure): string {
  const said = sayChange(change);
  const compared = said ? `${said} from ${prior}` : `against ${prior} a year earlier`;
  return `- **${label}:** ${current}, ${compared}`;
}

function details({ material, brief, tone, about }: Writing, used: Set<Strong>): string[] {
  if (brief.document === '') return [];
  const most = material.figures.length > 0 ? 4 : 6;
  const fresh = material.sentences.filter((sentence) => !used.has(sentence) && !alike(sentence, used));
  const strong = fresh.filter(({ score }, at) => score >= ENOUGH || at < 2);
  const told = strong.filter(({ speaker }) => speaker === null);
  const quote = strong.find(({ speaker }) => speaker !== null);
  const lines = told.slice(0, quote ? most - 1 : most).map(({ text }) => `- ${boldFigure(text)}`);
  const quoted = quote ? `“${quote.text}” ${quote.speaker} said on the call.`.replace(/\.” /, ',” ') : '';
  return lines.length === 0 ? [quoted] : [tone.details(about), lines.join('\n'), quoted];
}

/** True where a sentence gives a figure that one of the used sentences gave already. */
function alike(sentence: Strong, used: Set<Strong>): boolean {
  const figure = /[$€£]\d[\d.,]*\d/.exec(sentence.text)?.[0];
  return figure !== undefined && [...used].some(({ text }) => text.includes(figure));
}

function offer({ brief }: Writing): string[] {
  const benefits = brief.benefits
    .split(/\n|;|•/)
    .map((line) => line.replace(/^[-*\s]+/, '').trim())
    .filter(Boolean);
  const who = brief.sender || 'Our offer';
  const lines = benefits.slice(0, 6).map((benefit) => `- ${benefit}`);
  return [
    brief.product ? `**${who}:** ${brief.product}` : '',
    lines.length > 0 ? (brief.audience ? `What it brings ${lowerFirst(brief.audience)}:` : 'What you get:') : '',
    lines.join('\n'),
  ];
}

function callToAction({ brief, tone, about }: Writing): string {
  if (brief.callToAction) return /[.!?]$/.test(brief.callToAction) ? brief.callToAction : `${brief.callToAction}.`;
  return tone.callToAction(about);
}
