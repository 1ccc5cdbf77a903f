import { trimEndBy } from '@copydesk/text';

/** 'I left out the margin, since the filing gives none': a writer speaks of the text, not in it. */
const OWN_WORK =
  /^I(?: have|['’]ve)? (?:left|kept|used|omitted|removed|shortened|changed|added|made|did|didn['’]t|could|couldn['’]t|cut)\b[^]{0,300}\b(?:the|this|your|its) (?:email|draft|version|copy|subject|opening|call to action|tone|length|filing|document|brief|material|source|original)\b/i;
const OF_THE_TEXT =
  /^this (?:version|draft|rewrite|revision) (?:is|has|leads?|keeps?|uses?|opens?|puts?|focuses|makes?|adds?|removes?|should|now)\b/i;
const OFFER =
  /^(?:(?:please )?let me know if|would you like|feel free to|happy to|if you(?:['’]d| would) like)\b[^]{0,200}\b(?:changes?|edits?|adjust(?:ments?)?|tweaks?|revis\w+|refine\w*|version|tone|shorter|longer|rewrite|draft|angle)\b/i;
const REMARKS = [OWN_WORK, OF_THE_TEXT, OFFER];
const RULE = /^[-*_]{3,}$/;
const MARKS = /^[\s*_([]+/;
const LONGEST = 600;
/** A remark of more paragraphs is part of the text. */
const PARAGRAPHS = 4;

/**
 * A text without what its writer says at its end to whoever ordered it, and that. What comes from `given` stays, and so
 * does a text that is nothing else.
 */
export function withoutClosingRemarks(text: string, given = ''): { text: string; remarks: string[] } {
  const parts = text.split(/(\n[ \t]*\n\s*)/);
  const remarks: string[] = [];
  for (let at = parts.length - 1; at > 0 && remarks.length < PARAGRAPHS; at -= 2) {
    const lines = (parts[at] ?? '').split('\n').filter((line) => !RULE.test(line.trim()));
    const said = trimEndBy(lines.join(' ').replace(MARKS, ''), /[\s*_)\]]/);
    const isSaid = said.length <= LONGEST && !given.includes(said) && REMARKS.some((remark) => remark.test(said));
    const isRemark = said === '' || isSaid;
    if (!isRemark) break;
    parts.splice(at - 1, 2);
    if (said !== '') remarks.unshift(said);
  }
  return remarks.length === 0 ? { text, remarks } : { text: parts.join(''), remarks };
}
