import { findLinks } from '@copydesk/text';
import { type Material } from '../reading/material';
import { asks } from './email';

interface Said {
  field: string;
  text: string;
  quote: string;
}

const FROM = /^From:\s*"?([^"<\n]*?)"?\s*<([^<>\s]+@[^<>\s]+)>/im;
const ADDRESS = /^.*\b\d{1,5} [A-Z]\w+.*,.*\b[A-Z]{2} \d{5}\b.*$|^\d{1,5} [A-Z]\w+ (?:Street|Avenue|Road|Way)\b.*$/m;
const DISCLAIMER = /^.*(?:not (?:investment )?advice|past performance|involve[sd]? risk|capital is at risk).*$/im;
const UNSUBSCRIBE = /^.*unsubscribe.*$/im;
const REGARD = /^(?:kind |best |warm )?(?:regards|wishes)|^(?:best|sincerely|yours|cheers),?$/i;
const PRODUCT = /\b(?:[A-Z][a-z]+ ){1,3}(?:Letter|Newsletter|Alert|Report|Service|Trader)\b/;

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
  const unsubscribe = UNSUBSCRIBE.exec(all)?.[0];
  const [link] = findLinks(unsubscribe ?? '');
  const opening = lines.find((line) => /^[A-Z].{30,}[.]$/.test(line) && !DISCLAIMER.test(line));
  return {
    texts: [
      ...say('company', company, from),
      ...say('senderEmail', address, from),
      ...say('voice', opening && voiceOf(all), opening),
      ...say('signature', signature),
      ...say('disclaimer', DISCLAIMER.exec(all)?.[0]),
      ...say('address', ADDRESS.exec(all)?.[0]),
      ...say('unsubscribeText', link ? unsubscribe?.slice(0, link.from).replace(/[\s:(]+$/, '') : unsubscribe),
      ...say('unsubscribeLink', link?.text, unsubscribe),
    ],
    offers: emails.flatMap((email) => {
      const product = PRODUCT.exec(email)?.[0];
      if (!product) return [];
      const about = email.split('\n').find((line) => line.includes(product));
      const call = email.split('\n').find((line) => asks(line.replaceAll('**', '')));
      const place = call === undefined ? -1 : email.indexOf(call);
      const [next] = findLinks(email.slice(Math.max(place, 0)));
      const action = call
        ?.replaceAll('**', '')
        .replace(/:?\s*https?:\S+/, '')
        .replace(/[.:]$/, '');
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
