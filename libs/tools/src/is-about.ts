import { printedFigures } from '@copydesk/figures';
import type { TraceEntry } from '@copydesk/text';
import type { Claim } from './claims-of-text';

const WORD = /\p{L}{4,}/gu;
/** What every filing says on every page, and what joins sentences, tells nothing of what a sentence is about. */
const COMMON = new Set(
  `about above after again also although among because been before being below between both came come could does doing
  done down during each ended even ever every fell first fiscal from further gave give goes grew have having here
  into itself just last less like made make many million billion thousand percent might month months more most much
  near next nine only other over period quarter quarterly rose same second shall should since some such than that
  their them then there these they third this those three through under until upon very well were what when where
  which while whom will with within would year years your company companies said says`.split(/\s+/),
);
const STEM = 5;
const ENOUGH = 2;
const ROUNDED = 0.01;

/** True where passages speak of what a claim says: they share its telling words. */
export function isAbout(claim: string, quotes: string[]): boolean {
  const wanted = tellingStems(claim);
  const found = tellingStems(quotes.join(' '));
  const shared = [...wanted].filter((stem) => found.has(stem)).length;
  return shared >= Math.min(ENOUGH, wanted.size) && shared > 0;
}

function tellingStems(text: string): Set<string> {
  const words = Array.from(text.toLowerCase().matchAll(WORD), ([word]) => word);
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, STEM)));
}

/** True where every figure of a claim that the ledger did not find stands in these passages. */
export function hasFigures({ text, from, entries }: Claim, quotes: string[]): boolean {
  const missing = entries.filter(({ status }) => status === 'unsourced');
  const said = quotes.flatMap((quote) => printedFigures(quote));
  const claimed = printedFigures(text);
  return missing.every((entry) => {
    const figure = claimed.find((one) => one.from < entry.to - from && entry.from - from < one.to);
    return figure ? said.some((one) => isSame(figure, one)) : isIn(entry, quotes);
  });
}

type Printed = ReturnType<typeof printedFigures>[number];

function isSame(one: Printed, other: Printed): boolean {
  return one.unit === other.unit && Math.abs(one.value - other.value) <= Math.abs(one.value) * ROUNDED;
}

function isIn({ quote }: TraceEntry, quotes: string[]): boolean {
  return quotes.some((each) => each.toLowerCase().includes(quote.toLowerCase()));
}
