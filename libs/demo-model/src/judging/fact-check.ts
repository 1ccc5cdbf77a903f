import { quoteFinder } from '@copydesk/text';
import { sentencesIn, type Material } from '../reading/material';
import { asks, isGreeting, readEmail } from '../writing/email';

const MOST = 40;
const FOUND = 'It stands in the document word for word. Whether it means the same there, the demo model cannot say.';
const UNCHECKED = 'The demo model checks nothing itself: please lay this beside its source.';

/** Says of each claim only whether it stands in the document word for word. */
export function checkFacts(material: Material): unknown {
  const find = quoteFinder(material.text('document'));
  const claims = claimsOf(material).map(({ claim, number }) => {
    const sources = find(claim) ? [{ id: 'document', quote: claim }] : [];
    const [note, verdict] = sources.length > 0 ? [FOUND, 'supported'] : [UNCHECKED, 'not-found'];
    return { claim, number, id: number, index: number, quote: sources[0]?.quote ?? null, sources, note, verdict };
  });
  const found = claims.filter(({ quote }) => quote !== null).length;
  const analysis = `Claims that stand in the document word for word: ${found} of ${claims.length}. The demo model compares words and nothing else; a writing model would weigh each claim.`;
  return { claims, verdicts: claims, analysis };
}

/** The demo model cannot search, and says so. */
export function sayUnsearched(material: Material): string {
  const claims = claimsOf(material).map(({ claim }) => `NOT FOUND: “${claim}”\nNothing was searched.`);
  return ['The demo model cannot search the web, so nothing was checked.', ...claims].join('\n\n');
}

/** Numbered claims as they were handed in, else the sentences of a text that state something. */
function claimsOf({ text }: Material): { claim: string; number: number }[] {
  const listed = text('claims', 'claim').matchAll(/^\s*(\d{1,3})[.):]\s+(.+)$/gm);
  const given = Array.from(listed, ([, at, claim = '']) => ({ claim, number: Number(at) }));
  const lines = readEmail(text('text')).paragraphs.filter((one) => !isGreeting(one) && !asks(one));
  const claims = sentencesIn(lines.join('\n')).filter(
    (one) => /\d|\S \p{Lu}\p{L}{2}/u.test(one) && /[^?,:*]$/.test(one),
  );
  return given.length > 0 ? given : [...new Set(claims)].slice(0, MOST).map((claim, at) => ({ claim, number: at + 1 }));
}
