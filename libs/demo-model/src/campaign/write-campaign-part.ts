import type { Fenced } from '@copydesk/text';
import { chooser } from '../chooser';
import { refineEmail } from '../refine/refine-email';
import { lowerFirst, shorten, upperFirst, withFullStop } from '../say';
import { readCampaign, sentenceOf, type CampaignBrief } from './read-campaign';

const SUBJECT_MAX = 60;
const TURNS = 6;

interface Part {
  brief: CampaignBrief;
  choose: <T>(ways: T[]) => T;
}

/** By the name of the task. */
const PARTS: Record<string, (part: Part) => string> = {
  'campaign-day-one': (part) => email(part, opening(part)),
  'campaign-day-two': (part) => email(part, proof(part)),
  'campaign-day-three': (part) => email(part, offer(part)),
  'campaign-day-four': (part) => email(part, objections(part)),
  'campaign-day-five': (part) => email(part, lastCall(part)),
  'campaign-order-form': ({ brief }) => orderForm(brief),
};

/** True for a task that is a part of a campaign. */
export function isCampaignTask(task: string): boolean {
  return task in PARTS;
}

/**
 * Writes one part of a campaign by rule: names, prices, dates and figures as they were entered, and no others. One that
 * was turned down is written another way; one that is to be changed is changed as the request says.
 */
export function writeCampaignPart(task: string, fences: Fenced[]): string {
  const text = (name: string) => fences.find((fence) => fence.name === name)?.text.trim() ?? '';
  const current = text('currentCopy');
  if (current !== '' && text('request') !== '') return refineEmail(fences);
  const brief = readCampaign(fences);
  const write = PARTS[task];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const seed = `${task} ${brief.product} ${brief.core.join(' ')} ${turn || ''}`;
    const written = write?.({ brief, choose: chooser(seed) }) ?? '';
    if (written !== current) return written;
  }
  return current;
}

interface Email {
  subject: string;
  body: string[];
}

function email({ brief }: Part, { subject, body }: Email): string {
  const { tone, product, action } = brief;
  const parts = [
    `Subject: ${shorten(subject, SUBJECT_MAX)}`,
    tone.greeting,
    ...body,
    `**${withFullStop(action)}**`,
    `${tone.signOff}\nThe ${product} team`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function opening({ brief, choose }: Part): Email {
  const { product, core, audience, facts, isGuru, type, expiry, isPast } = brief;
  const lead = choose([
    isGuru
      ? 'I will begin with the one thing that matters.'
      : 'Our analysts would begin with the one thing that matters.',
    isGuru ? 'Let me put the most important line first.' : 'The team puts the most important line first.',
    isGuru ? 'One thought has stayed with me all week.' : 'One thought has stayed with our analysts all week.',
  ]);
  const standing: Record<string, string> = {
    'Renewal Campaign': `You know **${product}** already, and your term is coming to its end.`,
    'Flash Campaign': `This is a short sale, and it is about **${product}**.`,
    'Cross-Sales Campaign': `You read us already. **${product}** belongs beside what you have.`,
  };
  return {
    subject: `${product}: ${core[0] ?? 'what comes next'}`,
    body: [
      lead,
      core.join(' '),
      standing[type] ?? `This is about **${product}**.`,
      sentenceOf('It is written for', lowerFirst(audience)),
      facts[0] ?? '',
      expiry === '' || isPast ? '' : `The offer behind it stands until **${expiry}**.`,
    ],
  };
}

function proof({ brief, choose }: Part): Email {
  const { product, record, facts, core, isGuru } = brief;
  const lead = choose([
    isGuru
      ? 'I show you all of it, the good calls and the bad ones.'
      : 'The team shows all of it, the good calls and the bad ones.',
    isGuru ? 'I keep a list, and I hide no line of it.' : 'Our analysts keep a list, and they hide no line of it.',
    'A record is worth something only where the losers stand beside the winners.',
  ]);
  return {
    subject: record.length > 0 ? `${product}: the record, winners and losers` : `${product}: how it is done`,
    body: [
      record.length > 0
        ? `${lead} This is the one of **${product}**:`
        : `What counts is the method of **${product}**, and here it is.`,
      record.map(bold).join('\n'),
      record.length > 0 ? 'What it does not say is what comes next. Nobody can say that.' : '',
      facts
        .slice(0, 3)
        .map((fact) => `- ${fact}`)
        .join('\n'),
      core[0] ? `That is what stands behind one sentence: ${core[0]}` : '',
    ],
  };
}

function offer({ brief, choose }: Part): Email {
  const { product, prices, features, promos, expiry, isPast } = brief;
  const lead = choose([
    `Here is what **${product}** is, line by line.`,
    `This is the whole offer for **${product}**, on one page.`,
    `What you get with **${product}**, and what it costs:`,
  ]);
  return {
    subject: `${product}: what you get, and what it costs`,
    body: [
      lead,
      bullets(features),
      prices.length > 0 ? 'What it costs:' : '',
      prices.map(bold).join('\n'),
      promos.length > 0 ? 'On top of it:' : '',
      bullets(promos),
      expiry === '' ? '' : isPast ? `The date of this offer was **${expiry}**.` : `It stands until **${expiry}**.`,
    ],
  };
}

function objections({ brief, choose }: Part): Email {
  const { product, record, prices, scarcity, facts, features, isGuru } = brief;
  const lead = choose([
    isGuru
      ? 'I hear the same three doubts every time, and they are fair.'
      : 'The team hears the same three doubts every time, and they are fair.',
    isGuru ? 'If I were you, I would ask this first.' : 'A careful reader asks this first.',
    'Three questions that deserve an answer.',
  ]);
  const losers = record.filter((line) => /los/i.test(line));
  return {
    subject: `${product}: three fair questions`,
    body: [
      `${lead} Here is what **${product}** has to say to them.`,
      `**“I have been burned before.”** ${losers.length > 0 ? `So has everybody who is honest. That is why these stand in the record: ${losers.map(inline).join('; ')}.` : 'So has everybody who is honest. Nobody here promises a gain.'}`,
      `**“It costs too much.”** ${prices.length > 0 ? `Compare it yourself: ${prices.map(inline).join('; ')}.` : 'Compare it with what you would have to read on your own.'}`,
      `**“I have no time.”** ${features[0] ? withFullStop(`This is what does the work for you: ${features[0]}`) : (facts[0] ?? 'It takes a few minutes a week.')}`,
      scarcity.join(' '),
    ],
  };
}

function lastCall({ brief, choose }: Part): Email {
  const { product, prices, scarcity, core, expiry, isPast, promos } = brief;
  const isOpen = expiry !== '' && !isPast;
  const lead = choose([
    isOpen ? `This offer for **${product}** ends on **${expiry}**.` : `This is the last letter about **${product}**.`,
    isOpen
      ? `**${expiry}**: until then, **${product}** is yours on these terms.`
      : `One last word about **${product}**.`,
    isOpen
      ? `One date: **${expiry}**. Then this offer for **${product}** is over.`
      : `With this letter, **${product}** has had its say.`,
  ]);
  return {
    subject: isOpen ? `${product}: until ${expiry}` : `${product}: a last word`,
    body: [
      lead,
      expiry !== '' && isPast ? `The date of the offer was **${expiry}**.` : '',
      core[0] ?? '',
      prices.map(bold).join('\n'),
      promos[0] ? withFullStop(`What goes with it: ${promos[0]}`) : '',
      isPast ? '' : scarcity.join(' '),
    ],
  };
}

function orderForm({
  product,
  features,
  prices,
  promos,
  expiry,
  isPast,
  action,
  fields,
  audience,
}: CampaignBrief): string {
  const form = fields.length > 0 ? fields : ['Name:', 'Email:', 'Payment:'];
  const parts = [
    `**Your order: ${product}**`,
    sentenceOf('Made for', lowerFirst(audience)),
    features.length > 0 ? `What you get:\n${bullets(features)}` : '',
    promos.length > 0 ? `With it:\n${bullets(promos)}` : '',
    prices.length > 0 ? `What it costs:\n${prices.map(bold).join('\n')}` : '',
    expiry === ''
      ? ''
      : isPast
        ? `The date of this offer was **${expiry}**.`
        : `This offer stands until **${expiry}**.`,
    `Yes, I want ${product}.`,
    form.join('\n'),
    `**${upperFirst(action.replace(/ on the order form$/i, ''))}**`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function bullets(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** 'Winners: 48' as a bullet with its figure in bold. */
function bold(line: string): string {
  return `- ${line.replace(/: (.+)$/, ': **$1**')}`;
}

/** 'Winners: 48' within a sentence. */
function inline(line: string): string {
  const said = line.replace(': ', ' ');
  return /^\p{Lu}{2}/u.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1);
}
