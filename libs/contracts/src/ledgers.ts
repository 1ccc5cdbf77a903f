import type { EvidenceInput } from '@copydesk/figures';
import { countClaims, NUMERIC_KINDS, sentenceReader, type EvidenceSource, type TraceEntry } from '@copydesk/text';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import type { PageOrigin } from './documents';
import { IsNotBlank } from './is-not-blank';
import { INTEGER_MAX, LIMITS } from './limits';

/** Why somebody answers for a claim that no source proves, or for a promise. */
export interface Waiver {
  id: string;
  reason: string;
  /** Who, as they call themselves. */
  name: string;
  /** Of their account, when they said it; missing where that is not known. */
  username?: string;
  /** ISO 8601 date. */
  at: string;
}

/** Who checked a claim whose status is `found`, and when. */
interface Confirmation {
  id: string;
  name: string;
  username?: string;
  /** ISO 8601 date. */
  at: string;
}

/** A claim of a draft with what the sources say of it. */
export type LedgerEntry = TraceEntry & { waiver?: Waiver; confirmation?: Confirmation };

/** Every claim of a text. */
export interface Ledger {
  entries: LedgerEntry[];
  /** How many of `total` are traced or derived. */
  traced: number;
  /** How many of `total` have the status `found`. */
  found: number;
  total: number;
}

/** Entries with their counts by status. Waivers and confirmations do not change the counts. */
export function ledgerOf(entries: LedgerEntry[]): Ledger {
  const { traced, found, total } = countClaims(entries.map(({ status }) => ({ status })));
  return { entries, traced, found, total };
}

/** Answer of GET /api/threads/{id}/versions/{number}/ledger. */
export interface VersionLedger extends Ledger {
  /** The one whose claims are among the entries: their places are behind the draft (`withPreheader`). */
  preheader: string | null;
  /** All of the thread; those of claims stand at their entries, too. */
  waivers: KeptWaiver[];
  corrections: Correction[];
}

/** What a person answers for: this claim, wherever this sentence stands in the thread. */
export interface KeptWaiver extends Waiver {
  /** The words of the claim, as its entry has them. */
  quote: string;
  /** As `sentenceAt` reads it. */
  sentence: string;
}

/** A stored confirmation. It holds for the same sentence anywhere in the thread while the sources stay the same. */
export interface KeptConfirmation extends Confirmation {
  /** The words of the claim, as its entry has them. */
  claim: string;
  /** As `sentenceAt` reads it. */
  sentence: string;
}

/** A passage by which a fact check or a review holds a figure for right that rules call a mismatch. */
export interface Correction {
  /** The words of the claim, as its entry has them. */
  claim: string;
  /** As `sentenceAt` reads it. */
  sentence: string;
  /** In sentences for the reader of the draft. */
  reason: string;
  source: EvidenceSource;
  /** Of what sources it was made, where it is kept: it holds while they stay the same. */
  sourceVersion?: string;
}

/** What people and checks say of the claims of a thread. */
export interface Answers {
  waivers: KeptWaiver[];
  confirmations: KeptConfirmation[];
  corrections: Correction[];
}

export const NO_ANSWERS: Answers = { waivers: [], confirmations: [], corrections: [] };

/** Entries with their waivers and confirmations; those that a check corrects are `found`. */
export function withAnswers(entries: LedgerEntry[], text: string, answers: Answers): LedgerEntry[] {
  const corrected = withCorrections(entries, text, answers.corrections);
  return withConfirmations(withWaivers(corrected, text, answers.waivers), text, answers.confirmations);
}

/** True for a figure that rules call wrong, where no tag proves it: they may have misread the sentence. */
export function isCorrectable({ status, kind, near }: TraceEntry): boolean {
  return status === 'mismatch' && NUMERIC_KINDS.some((one) => one === kind) && near?.isTagged === undefined;
}

/** Entries of which those that a check corrects are `found`: a person compares the draft with its passage. */
export function withCorrections(entries: LedgerEntry[], text: string, corrections: Correction[]): LedgerEntry[] {
  const correctionOf = finderOf(text, corrections, ({ claim }) => claim);
  return entries.map((entry) => {
    const correction = isCorrectable(entry) ? correctionOf(entry) : undefined;
    if (!correction) return entry;
    const { reason, source } = correction;
    const { use: _use, keys: _keys, formula: _formula, ...rest } = entry;
    return { ...rest, status: 'found', reason, near: { source, why: 'unread', says: source.quote } };
  });
}

type Words = Pick<LedgerEntry, 'quote' | 'from' | 'to'>;

/** Makes a lookup of answers by an entry's place in the text: they are for the same words in the same sentence. */
function finderOf<A extends { sentence: string }>(
  text: string,
  answers: readonly A[],
  wordsOf: (answer: A) => string,
): (words: Words) => A | undefined {
  const sentenceAt = sentenceReader(text);
  return ({ quote, from, to }) => {
    const same = answers.filter((answer) => wordsOf(answer) === quote);
    const own = same.length > 0 && sentenceAt(from, to);
    return same.findLast(({ sentence }) => sentence === own);
  };
}

/** Entries with their waivers. */
export function withWaivers(entries: LedgerEntry[], text: string, waivers: KeptWaiver[]): LedgerEntry[] {
  const waiverOf = waiverFinder(text, waivers);
  return entries.map(({ waiver: _, ...entry }) => {
    const waiver = waiverOf(entry);
    return waiver ? { ...entry, waiver } : entry;
  });
}

/** Finds the waiver of words at their place in a text: of a claim or of a promise. */
export function waiverFinder(text: string, waivers: KeptWaiver[]): (words: Words) => Waiver | undefined {
  const find = finderOf(text, waivers, ({ quote }) => quote);
  return (words) => {
    const found = find(words);
    if (!found) return undefined;
    const { quote: _quote, sentence: _sentence, ...waiver } = found;
    return waiver;
  };
}

/** Entries with their confirmations, which only those with the status `found` can have. */
export function withConfirmations(
  entries: LedgerEntry[],
  text: string,
  confirmations: KeptConfirmation[],
): LedgerEntry[] {
  const confirmationOf = finderOf(text, confirmations, ({ claim }) => claim);
  return entries.map((entry) => {
    const found = entry.status === 'found' ? confirmationOf(entry) : undefined;
    if (!found) return entry;
    const { claim: _claim, sentence: _sentence, ...confirmation } = found;
    return { ...entry, confirmation };
  });
}

/** Answer of GET /api/generations/{id}/ledger: null where these words were never traced. */
export interface SavedLedgerResponse {
  ledger: Ledger | null;
}

/** Body of POST /api/ledger: a text, and what it is to be laid beside. Nothing of it is stored. */
export class LedgerRequest {
  @IsNotBlank({ message: 'Text is required' })
  @MaxLength(LIMITS.contentMax, { message: 'The text is too long to be checked' })
  @IsString({ message: 'Text is required' })
  text!: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'documentId must be the id of a document' })
  documentId?: string;

  @IsOptional()
  @Max(INTEGER_MAX, { each: true, message: 'Catalyst ids must be numbers' })
  @Min(1, { each: true, message: 'Catalyst ids must be numbers' })
  @IsInt({ each: true, message: 'Catalyst ids must be numbers' })
  @ArrayMaxSize(LIMITS.catalystsMax, { message: `Choose at most ${LIMITS.catalystsMax} catalysts` })
  @IsArray({ message: 'Catalyst ids must be numbers' })
  catalystIds?: number[];

  /** The draft's thread: its document, catalysts and brief, and the brand of its user. */
  @IsOptional()
  @IsUUID(undefined, { message: 'The thread id must be a UUID' })
  threadId?: string;
}

/** Answer of GET /api/threads/{id}/evidence: what the draft rests on, to be read where it is edited. */
export interface EvidenceResponse {
  input: EvidenceInput;
  /** The kept document, where there is one. */
  document: { id: string; name: string; pages: number | null; origin: PageOrigin | null } | null;
  waivers: KeptWaiver[];
  /** Those made against this document and this news, and so with corrections. */
  confirmations: KeptConfirmation[];
  corrections: Correction[];
}

/** Body of POST /api/threads/{id}/confirmations: the user has checked a claim whose status is `found`. */
export class ConfirmationRequest {
  @IsNotBlank({ message: 'The claim is required' })
  @MaxLength(LIMITS.longTextMax, { message: 'The claim is too long' })
  @IsString({ message: 'The claim is required' })
  claim!: string;

  @IsNotBlank({ message: 'The sentence of the claim is required' })
  @MaxLength(LIMITS.longTextMax, { message: 'The sentence of the claim is too long' })
  @IsString({ message: 'The sentence of the claim is required' })
  sentence!: string;
}

/** Body of POST /api/threads/{id}/waivers: one answers for a claim or a promise, wherever its sentence stands in the thread. */
export class WaiverRequest {
  @IsNotBlank({ message: 'The claim is required' })
  @MaxLength(LIMITS.longTextMax, { message: 'The claim is too long' })
  @IsString({ message: 'The claim is required' })
  quote!: string;

  @IsNotBlank({ message: 'The sentence of the claim is required' })
  @MaxLength(LIMITS.longTextMax, { message: 'The sentence of the claim is too long' })
  @IsString({ message: 'The sentence of the claim is required' })
  sentence!: string;

  @IsNotBlank({ message: 'Say why this is correct: where it comes from, or who approved it' })
  @MaxLength(LIMITS.shortTextMax, { message: 'The reason is too long' })
  @IsString({ message: 'Say why this is correct: where it comes from, or who approved it' })
  reason!: string;
}
