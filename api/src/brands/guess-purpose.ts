import type { EmailPurpose } from '@copydesk/contracts';

const BEGINNING = 4_000;

/** The first that fits: a reminder of an event is one of an event. */
const SIGNS: [EmailPurpose, RegExp][] = [
  ['event', /\bwebinar|\bregister\b|\byour seat\b|\bjoin us\b|\blive (?:call|event|session|briefing|stream)\b/i],
  [
    'reminder',
    /\blast (?:chance|call|day)\b|\bfinal (?:call|day|hours|notice)\b|\bends (?:today|tonight|tomorrow|at)\b|\bhours left\b|\bexpires\b|\breminder\b/i,
  ],
  ['welcome', /\bwelcome (?:to|aboard)\b|\bthank(?:s| you) for (?:joining|subscribing|signing up)\b/i],
  [
    'offer',
    /% off\b|\bdiscount\b|\bfree (?:month|trial|report)\b|\bmoney[ -]back\b|\border (?:now|today)\b|\bfor (?:only|just) \$|\bcharter\b/i,
  ],
];

/** What an email is for, by its words; who keeps it may say otherwise. */
export function guessPurpose(content: string): EmailPurpose {
  const beginning = content.slice(0, BEGINNING);
  return SIGNS.find(([, sign]) => sign.test(beginning))?.[0] ?? 'news';
}
