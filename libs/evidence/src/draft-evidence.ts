import { createHash } from 'node:crypto';
import {
  ANOTHER_ANGLE,
  catalystText,
  CLONE_WINNER,
  COACH,
  documentIn,
  isGiven,
  spokenBrand,
  type PageOrigin,
  type SpokenBrand,
  type UsedCatalyst,
} from '@copydesk/contracts';
import type { Job, KeptStructure, Stores, Thread } from '@copydesk/database';
import type { EvidenceInput, KeptReading } from '@copydesk/figures';
import { secPath, siteOf } from '@copydesk/text';
import { describeCampaign } from '@copydesk/tools';
import { RULES } from './rules-version';

type ToldCatalyst = UsedCatalyst & { text: string };

/** All that the words of a draft may rest on. */
export interface DraftEvidence {
  /** What was handed in, whole where it was kept. */
  document: string | undefined;
  documentId: string | null;
  /** Of a kept document: SHA-256 of its text. */
  sha256: string | null;
  /** Where the document was read, if it is a page. */
  origin: PageOrigin | null;
  /** What readers found in a kept document beside its text. */
  structure: KeptStructure | null;
  catalysts: ToldCatalyst[];
  /** What its user said: the brief, and every wish since. */
  brief: string;
  brand: SpokenBrand;
  /** What a check model read of sentences of its drafts, and of its document. */
  readings: KeptReading[];
}

/** Fields of a request that are no brief: an old winner proves nothing of another product, and neither does a tone. */
const NO_BRIEF = [
  'toneStyle',
  'fileContent',
  'documentId',
  'app',
  'winnerCopy',
  'emailCopy',
  'feedback',
  'brandId',
  'offerId',
  'angle',
  'shape',
];

/** Tools whose saved prompt holds such copy. */
const PROMPTED_BY_COPY: number[] = [COACH.id, CLONE_WINNER.id];

/** What the prompt of a saved email says of what may be written; it is the first message where such an email is opened. */
export function briefOfPrompt(appId: number, prompt: string | null): string {
  return PROMPTED_BY_COPY.includes(appId) ? '' : (prompt?.trim() ?? '');
}

/** A thread, whether it is there already or about to be made. */
export type EvidenceThread = Pick<Thread, 'id' | 'userId' | 'appId' | 'campaignId' | 'documentId'>;

/** What the draft of a thread rests on. */
export async function evidenceOfThread(stores: Stores, thread: EvidenceThread): Promise<DraftEvidence> {
  const { userId, appId, campaignId, documentId } = thread;
  const [{ brief, catalysts, said: messages, asked, brand }, campaign, kept, readings] = await Promise.all([
    stores.threads.foundations(thread),
    campaignId === null ? null : stores.campaigns.find(campaignId),
    documentId === null ? null : keptDocument(stores, documentId),
    stores.readings.of({ threadId: thread.id, documentId }),
  ]);
  const handedIn = campaign?.request.fileContent ?? (brief ? documentIn(brief) : undefined);
  // A summary proves nothing that the document does not say.
  const summary = kept === null && handedIn ? await stores.jobs.summaryOf(userId, handedIn) : null;
  const original = summary ? (summary.document ?? undefined) : handedIn;
  const said = messages
    .filter(({ suggestions, content }) => suggestions === null && !content.startsWith(ANOTHER_ANGLE))
    .map(({ content, jobId }) => (jobId === null ? briefOfPrompt(appId, content) : content));
  const typed = brief
    ? Object.entries(brief.input).flatMap(([name, value]) =>
        isGiven(value) && !NO_BRIEF.includes(name) ? [value] : [],
      )
    : [];
  return {
    ...(kept ?? { ...NO_DOCUMENT, document: original, documentId }),
    catalysts: await withTexts(stores, catalysts),
    brief: [campaign ? describeCampaign(campaign.request) : '', ...typed, ...said, ...asked]
      .filter(Boolean)
      .join('\n\n'),
    brand,
    readings,
  };
}

/** What any draft of a user may rest on. */
export async function brandEvidence(stores: Stores, userId: number): Promise<DraftEvidence> {
  const brand = spokenBrand(await stores.brands.speaking(userId));
  return { ...NO_DOCUMENT, catalysts: [], brief: '', brand, readings: [] };
}

/** What the ideas for an email rest on before there is a draft. */
export async function evidenceOfAngles(
  stores: Stores,
  { userId, payload }: Pick<Job<'suggest-angles'>, 'userId' | 'payload'>,
  brand: SpokenBrand,
): Promise<DraftEvidence> {
  const { content, documentId, news = '', about = '', catalystIds = [] } = payload;
  const [kept, catalysts] = await Promise.all([
    documentId == null ? null : keptDocument(stores, documentId),
    userId === null ? [] : toldCatalysts(stores, catalystIds, userId),
  ]);
  return {
    ...(kept ?? { ...NO_DOCUMENT, document: content }),
    catalysts,
    brief: [news, about].filter(Boolean).join('\n\n'),
    brand,
    readings: [],
  };
}

type EvidenceDocument = Pick<DraftEvidence, 'document' | 'documentId' | 'sha256' | 'origin' | 'structure'>;

const NO_DOCUMENT: EvidenceDocument = {
  document: undefined,
  documentId: null,
  sha256: null,
  origin: null,
  structure: null,
};

/** A kept document as drafts rest on it; null where it is not kept any more. */
export async function keptDocument({ documents }: Stores, documentId: string): Promise<EvidenceDocument | null> {
  const [whole, structure] = await Promise.all([documents.whole(documentId), documents.structure(documentId)]);
  return whole && { document: whole.text, documentId, sha256: whole.sha256, origin: whole.origin, structure };
}

/** Catalysts by their numbers with what they say, unknown ones left out. */
export async function toldCatalysts(stores: Stores, ids: number[], userId: number): Promise<ToldCatalyst[]> {
  return withTexts(stores, await stores.catalysts.used(ids, userId));
}

async function withTexts(stores: Stores, catalysts: UsedCatalyst[]): Promise<ToldCatalyst[]> {
  const texts = await stores.catalysts.texts(catalysts.map(({ id }) => id));
  return catalysts.map((catalyst) => ({ ...catalyst, text: texts.get(catalyst.id) ?? catalyst.title }));
}

/** Of evidence with a stored document: the hash of its text, and a cache key that covers its structure, too. */
const keptDocuments = new WeakMap<EvidenceInput, { sha256: string; name: string }>();

/** Evidence as `prepareSources` reads it. */
export function evidenceInput(evidence: DraftEvidence): EvidenceInput {
  const { document, documentId, sha256, origin, structure, catalysts, brief, brand, readings } = evidence;
  const input: EvidenceInput = {
    document,
    ...(structure && { structure: structure.json }),
    ...(origin && { page: pageOf(origin) }),
    catalysts: catalysts.map(({ source, publishedAt, ...catalyst }) => ({
      text: catalystText(catalyst),
      source: source ?? catalyst.title,
      date: publishedAt.slice(0, 10),
    })),
    brief,
    brand: [...new Set(textsOf(brand))].filter(Boolean).join('\n\n'),
    ...(readings.length > 0 && { readings }),
  };
  // The structure was sent by the owner of this row: the key keeps it apart from other users' rows with the same text.
  if (sha256 !== null) {
    keptDocuments.set(input, { sha256, name: structure ? `${sha256} ${documentId} ${structure.reader}` : sha256 });
  }
  return input;
}

function pageOf({ url, publisher, publishedOn }: PageOrigin): EvidenceInput['page'] {
  return { publisher: publisher ?? siteOf(url), publishedOn, ...(secPath(url) !== null && { url }) };
}

function textsOf({ company, voice, signature, disclaimer, offer }: SpokenBrand): string[] {
  const sold = offer ? [offer.name, offer.audience, offer.benefits, offer.callToAction, offer.link] : [];
  return [company, voice, signature, disclaimer, ...sold];
}

/** Cache key of the document with its structure. */
export function documentName(input: EvidenceInput): string {
  return keptDocuments.get(input)?.name ?? sha256Of(JSON.stringify([input.document, input.structure]));
}

/**
 * Of the evidence and of the rules it is read by: ledgers of the same version say the same of the same words. Of a kept
 * document its hash is known: it has up to 4 MB.
 */
export function evidenceVersion(input: EvidenceInput): string {
  const { document: _document, structure: _structure, ...rest } = input;
  return sha256Of(JSON.stringify([RULES, rest, documentName(input)]));
}

/** Hash of the document and the news alone. A confirmation holds until it changes. */
export function sourceVersion(input: EvidenceInput): string {
  return sha256Of(JSON.stringify([hashOf(input), input.page, input.catalysts]));
}

function hashOf(input: EvidenceInput): string | null {
  const { document } = input;
  return keptDocuments.get(input)?.sha256 ?? (document === undefined ? null : sha256Of(document));
}

/** Of a version beside that evidence: its preheader may change, its words do not. */
export function ledgerVersion(version: string, preheader: string | null): string {
  return preheader ? sha256Of(JSON.stringify([version, preheader])) : version;
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
