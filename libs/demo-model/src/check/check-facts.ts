import { firstCharacters, splitSentences, type Fenced } from '@copydesk/text';
import { asks, isGreeting } from '../email';
import { judgeClaim, type Judgement } from './judge-claim';
import { readEvidence } from './read-evidence';

const MOST = 40;
const NOTED = 160;
const NAME = /(?<=\S )\p{Lu}\p{L}{2,}/u;
const REFERRING = /^(?:it|this|that|none|these|those|here|there|and|but|because)\b/i;

/**
 * Checks a text by rule against the document and the news of the prompt, and answers as the JSON of the schema
 * `fact_check`. A claim is a sentence with a figure or a name.
 */
export function checkFacts(fences: Fenced[]): string {
  const evidence = readEvidence(fences);
  const text = fences.find(({ name }) => name === 'text')?.text ?? '';
  const claims = readClaims(text).map((claim) => ({ claim, ...judgeClaim(claim, evidence) }));
  return JSON.stringify({
    analysis: formatAnalysis(claims),
    claims: claims.map(({ claim, verdict, proof }) => ({
      claim,
      verdict,
      note: formatNote(verdict, proof),
      sources: proof.map(({ id, quote }) => ({ id, quote })),
    })),
  });
}

/** The statements of a text that can be checked. */
export function readClaims(text: string): string[] {
  const lines = text.split('\n').map((line) =>
    line
      .replaceAll('**', '')
      .replace(/^\s*(?:[-*•]|subject(?: line)?:)\s*/i, '')
      .trim(),
  );
  const sentences = lines.flatMap((line) => (isGreeting(line) ? [] : splitSentences(line)));
  const claims = sentences.filter(
    (sentence) =>
      !sentence.endsWith('?') &&
      !sentence.endsWith(':') &&
      (/\d/.test(sentence) || (NAME.test(sentence) && !REFERRING.test(sentence) && !asks(sentence))),
  );
  return [...new Set(claims)].slice(0, MOST);
}

function formatNote(verdict: Judgement['verdict'], proof: Judgement['proof']): string {
  const [first] = proof;
  if (!first)
    return 'Neither the document nor the market news on file says this. Look it up at its origin before you send it.';
  const who = first.id === 'document' ? 'The document' : 'The news';
  const quote = first.quote.length > NOTED ? `${firstCharacters(first.quote, NOTED)}…` : first.quote;
  return verdict === 'supported'
    ? `${who} has it: “${quote}”`
    : `${who} has something else: “${quote}” Correct the line, or show where your figure comes from.`;
}

function formatAnalysis(claims: Judgement[]): string {
  const count = (verdict: Judgement['verdict']) => claims.filter((claim) => claim.verdict === verdict).length;
  const [held, wrong, open] = [count('supported'), count('contradicted'), count('not-found')];
  if (claims.length === 0) return 'There is no figure and no name in this text that could be checked.';
  const all = claims.length === 1 ? 'One claim was checked.' : `${claims.length} claims were checked.`;
  return [
    all,
    held > 0 ? `${held} ${held === 1 ? 'stands' : 'stand'} on your document or on the market news on file.` : '',
    wrong > 0
      ? `${wrong} ${wrong === 1 ? 'contradicts its' : 'contradict their'} source and must be corrected before this goes out.`
      : '',
    open > 0
      ? `${open} could not be found there, which does not make ${open === 1 ? 'it' : 'them'} wrong: nothing was searched beyond these sources.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
