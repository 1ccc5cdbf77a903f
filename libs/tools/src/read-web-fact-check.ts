import type { ClaimVerdict, FactCheckResponse, FactSource } from '@copydesk/contracts';
import { quoteFinder } from '@copydesk/text';

/** What a model that searched the web answered. */
export interface WebAnswer {
  /** As it was written. */
  text: string;
  /** The pages it cites, each once, http and https only. */
  sources: { url: string; title: string }[];
  /** Where the text cites, as offsets in it; `source` is a place in `sources`, null for an address that was refused. */
  marks: { from: number; to: number; source: number | null }[];
  /** False where no search was made. */
  searched: boolean;
}

const VERDICT = /^[ \t>*#-]*(SUPPORTED|CONTRADICTED|NOT[ -]FOUND)[*:\s–—-]+/;
const NAMES: Record<string, ClaimVerdict['verdict']> = { SUPPORTED: 'supported', CONTRADICTED: 'contradicted' };
const UNPROVEN = 'No page was cited for this, so it counts as not found.';
/** A citation while the answer is read: in prose, `[1]` may be anything. */
const CITED = /\ue000(\d+)\ue001/g;

/** A verdict as it was written. */
interface Block {
  verdict: ClaimVerdict['verdict'];
  claim: string;
  note: string;
}

/**
 * Reads the verdicts out of the answer of a model that searched the web. The places that cite a page become `[1]`, `[2]`
 * ... in the order of `citations`. A verdict without a page is 'not-found', and a claim that is not in the text is
 * dropped. The analysis is what is no verdict, or all of it where there is none.
 */
export function readWebFactCheck(answer: WebAnswer, { text }: { text: string }): FactCheckResponse {
  const find = quoteFinder(text);
  const { analysis, blocks } = readBlocks(withCitations(answer));
  const verdicts = blocks.flatMap((block): ClaimVerdict[] => {
    const found = find(block.claim.replace(CITED, ''));
    return found ? [judge(block, text.slice(found.from, found.to), answer.sources)] : [];
  });
  return {
    analysis: plain(analysis || blocks.map(({ claim, note }) => `${claim} ${note}`).join('\n\n')),
    citations: answer.sources.map(({ url }) => url),
    verdicts,
    checkedAgainst: answer.searched ? ['web'] : [],
    cuts: [],
  };
}

function withCitations({ text, marks }: WebAnswer): string {
  let read = '';
  let at = 0;
  for (const { from, to, source } of [...marks].sort((a, b) => a.from - b.from)) {
    read += text.slice(at, Math.max(at, from));
    if (source !== null) read += `\ue000${source}\ue001`;
    at = Math.max(at, to);
  }
  return read + text.slice(at);
}

function readBlocks(text: string): { analysis: string; blocks: Block[] } {
  const blocks: Block[] = [];
  const before: string[] = [];
  for (const line of text.split('\n')) {
    const [mark = '', name] = VERDICT.exec(line) ?? [];
    const claim = line.slice(mark.length).trim();
    const open = blocks.at(-1);
    if (name && claim) blocks.push({ verdict: NAMES[name] ?? 'not-found', claim, note: '' });
    else if (open) open.note = `${open.note} ${line.trim()}`.trim();
    else before.push(line);
  }
  return { analysis: before.join('\n').trim(), blocks };
}

function judge({ verdict, claim: written, note }: Block, claim: string, pages: WebAnswer['sources']): ClaimVerdict {
  const cited = new Set(Array.from(`${written} ${note}`.matchAll(CITED), ([, number]) => Number(number)));
  const sources = [...cited].flatMap((at): FactSource[] => {
    const page = pages[at];
    return page ? [{ kind: 'web', ...page, quote: null }] : [];
  });
  if (verdict === 'not-found') return { claim, verdict, note: plain(note), sources: [] };
  if (sources.length > 0) return { claim, verdict, note: plain(note), sources };
  return { claim, verdict: 'not-found', note: plain(`${note} ${UNPROVEN}`), sources };
}

function plain(text: string): string {
  return text.replace(CITED, (_mark, at: string) => `[${Number(at) + 1}]`).trim();
}
