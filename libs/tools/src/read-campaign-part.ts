import { CAMPAIGN_PARTS, JobError, PART_LINE, PART_NAMES, type CampaignPartName } from '@copydesk/contracts';

const JSON_LIKE = /^(?:```|\{\s*"|\[\s*[{"])/;
const SUBJECT = /^[ \t*#>]*subject(?: line)?[^\S\n]*:/gim;
const DAY = /^(?:#{1,4} *|\*\*)?(?:day|email) ?([1-5])\b(.*)/i;
/** So long is a heading at most. */
const HEADING_MAX = 100;

/**
 * Reads what a model wrote for a part of a campaign.
 * @throws JobError where it is empty or JSON, or holds more than its own part.
 */
export function readCampaignPart(part: CampaignPartName, text: string): string {
  const content = text.trim();
  const problem = problemOf(part, content);
  if (problem !== null) {
    throw new JobError(`${PART_NAMES[part]} ${problem}`, { code: 'model/bad-answer', retry: 'later' });
  }
  return content;
}

function problemOf(part: CampaignPartName, content: string): string | null {
  if (content === '') return 'is empty.';
  if (JSON_LIKE.test(content)) return 'is JSON.';
  if (PART_LINE.test(content)) return 'holds the mark of a part.';
  const subjects = content.match(SUBJECT)?.length ?? 0;
  if (subjects > (part === 'orderForm' ? 0 : 1)) return 'holds another email.';
  const own = String(CAMPAIGN_PARTS.indexOf(part) + 1);
  return content.split('\n').some((line) => ![null, own].includes(dayOf(line))) ? 'holds another day.' : null;
}

/** The day that a heading names: 'Day 2', '**Email 3: the offer**'. */
function dayOf(line: string): string | null {
  const [, day = null, rest = ''] = DAY.exec(line) ?? [];
  return line.length <= HEADING_MAX && /^(?:[*: ]*$| {0,4}[:–—-])/.test(rest) ? day : null;
}
