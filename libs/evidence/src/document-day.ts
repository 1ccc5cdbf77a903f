import type { DocumentDay } from '@copydesk/contracts';
import { reportedPeriod } from '@copydesk/figures';
import type { DraftEvidence } from './draft-evidence';

/** A filing is dated by who signs it: 'Date: October 26, 2023'. */
const SIGNED = /\bDated?:?\s{1,4}([A-Z][a-z]{2,8} \d{1,2}, ?20\d\d)/g;
/** How long after its period a report may be filed, in days. */
const FILED_WITHIN = 200;
const DAY_MS = 86_400_000;

/** When a document was published, or filed, or until when it reports; null where it does not say. */
export function documentDay({ document, origin }: Pick<DraftEvidence, 'document' | 'origin'>): DocumentDay | null {
  if (origin?.publishedOn) return { day: origin.publishedOn, is: 'published' };
  if (document === undefined) return null;
  const end = reportedPeriod(document)?.to ?? null;
  const signed = Array.from(document.matchAll(SIGNED), ([, day = '']) => Date.parse(`${day} UTC`)).filter(
    (at) => end === null || (at >= +end && at <= +end + FILED_WITHIN * DAY_MS),
  );
  const last = signed.at(-1);
  if (last !== undefined && !Number.isNaN(last)) return { day: dayOf(last), is: 'filed' };
  return end && { day: dayOf(+end), is: 'period' };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
