import { findLinks, trimEndBy } from '@copydesk/text';
import { type Material } from '../reading/material';
import { asks } from './email';

interface Said {
  field: string;
  text: string;
  quote: string;
}

const FROM = /^From: "?([^"<\n]{1,80})"? ?<([^<>\s@]{1,60}@[^<>\s@]{1,80})>/im;
const ADDRESS = /\b\d{1,5} [A-Z]\w{1,20} (?:Street|Avenue|Road|Way)\b/;
const DISCLAIMER = /not (?:investment )?advice|past performance|involve[sd]? risk|capital is at risk/i;
const UNSUBSCRIBE = /unsubscribe/i;
const REGARD = /^(?:kind |best |warm )?(?:regards|wishes)|^(?:best|sincerely|yours|cheers),?$/i;
const PRODUCT = /\b(?:(?!The )[A-Z][a-z]{1,20} ){1,3}(?:Letter|Newsletter|Alert|Report|Service|Trader)\b/;

/** What rules find in emails of one sender: lines that say by their form what they are. How they sound is measured. */
export function proposeBrand({ texts }: Material): unknown {
  const emails = texts('email');
  const all = emails.join('\n\n');
  const say = (field: string, words: string | undefined, quote = words): Said[] =>
    words?.trim() ? [{ field, text: words.trim(), quote: (quote ?? words).trim() }] : [];
  const [from = '', company, address] = FROM.exec(all) ?? [];
  const lines = all.split('\n').map((line) => line.trim());
  const regard = lines.findIndex((line) => REGARD.test(line));
  const signed = regard < 0 ? [] : lines.slice(regard + 1, regard + 4);
  const end = signed.findIndex((line) => line === '');
  const signature = signed.slice(0, end < 0 ? undefined : end).join('\n');
  const unsubscribe = lines.find((line) => UNSUBSCRIBE.test(line));
  const [link] = findLinks(unsubscribe ?? '');
  const opening = lines.find((line) => /^[A-Z].{30,}[.]$/.test(line) && !DISCLAIMER.test(line));
  return {
    texts: [
      ...say('company', company, from),
      ...say('senderEmail', address, from),
      ...say('voice', opening && voiceOf(all), opening),
      ...say('signature', signature),
      ...say(
        'disclaimer',
        lines.find((line) => DISCLAIMER.test(line)),
      ),
      ...say(
        'address',
        lines.find((line) => ADDRESS.test(line)),
      ),
      ...say(
        'unsubscribeText',
        link ? unsubscribe && trimEndBy(unsubscribe.slice(0, link.from), /[\s:(]/) : unsubscribe,
      ),
      ...say('unsubscribeLink', link?.text, unsubscribe),
    ],
    offers: emails.flatMap((email) => {
      const product = PRODUCT.exec(email)?.[0];
      if (!product) return [];
      const about = email.split('\n').find((line) => line.includes(product));
      const call = email.split('\n').find((line) => asks(line.replaceAll('**', '')));
      const place = call === undefined ? -1 : email.indexOf(call);
      const [next] = findLinks(email.slice(Math.max(place, 0)));
      const action = call && trimEndBy(call.replaceAll('**', '').split('http')[0] ?? '', /[\s.:]/);
      const texts = [
        ...say('name', product, about),
        ...say('callToAction', action, call),
        ...say('link', place < 0 || next?.text === link?.text ? undefined : next?.text),
      ];
      return [{ texts }];
    }),
  };
}

function voiceOf(text: string): string {
  const sentences = text.split(/[.!?]\s/).length;
  const words = Math.round(text.split(/\s+/).length / sentences);
  const person = /\bI\b/.test(text) ? 'One person speaks' : 'The house speaks as "we"';
  return `${person}, in sentences of about ${words} words, ${text.includes('!') ? 'with' : 'without'} exclamation marks.`;
}
