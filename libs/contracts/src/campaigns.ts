import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { DraftBrand } from './spoken-brand';
import type { CampaignRequest, CampaignType } from './campaign-brief';
import { SendDates } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import type { JobSnapshot } from './jobs';
import { LIMITS } from './limits';
import { PageQuery } from './list-queries';

/** The parts of a campaign, in the order in which they are written. */
export const CAMPAIGN_PARTS = ['email1', 'email2', 'email3', 'email4', 'email5', 'orderForm'] as const;
export type CampaignPartName = (typeof CAMPAIGN_PARTS)[number];

/** What the parts are called. */
export const PART_NAMES: Record<CampaignPartName, string> = {
  email1: 'Day 1',
  email2: 'Day 2',
  email3: 'Day 3',
  email4: 'Day 4',
  email5: 'Day 5',
  orderForm: 'Order Form',
};

/** Said where somebody changes a campaign while it is being written. */
export const STILL_WRITING_CAMPAIGN = 'The campaign is still being written. Please wait until it is done, or stop it.';

/** Answer of POST /api/generate-campaign. */
export interface CampaignResponse {
  campaignId: string;
  emailSequence: Record<Exclude<CampaignPartName, 'orderForm'>, string>;
  orderForm: string;
}

/** One part that is done, in its newest version that was not stopped half-way. */
export interface CampaignPart {
  part: CampaignPartName;
  /** The conversation about it: every call of a thread works with it. */
  threadId: string;
  content: string;
  /** What an inbox shows behind the subject. */
  preheader: string | null;
  version: number;
  updatedAt: string;
  /** The saved email that was made of it, if there is one. */
  savedId: number | null;
}

/** One version of a part as GET /api/campaigns/{id}/parts/{part}/versions lists it, the oldest first. */
export interface CampaignPartVersion {
  version: number;
  content: string;
  createdAt: string;
}

/** The thread of a part, whether it is done or not. */
interface CampaignThread {
  part: CampaignPartName;
  threadId: string;
  /** How many there are, those that were stopped half-way among them. */
  versions: number;
  /** True while a job of its own writes it, or waits to. */
  isWriting: boolean;
}

/** A campaign as GET /api/campaigns/{id} answers it. */
export interface Campaign {
  id: string;
  request: CampaignRequest;
  /** Who speaks in it, and what it sells; null where its user has no brand. */
  brand: DraftBrand | null;
  /** Those that are done, in their order. */
  parts: CampaignPart[];
  /** All six, in their order. */
  threads: CampaignThread[];
  /** When each of the five emails goes out, YYYY-MM-DD; null where it was not said. */
  sendDates: (string | null)[];
  /** The newest job that writes or wrote the whole of it. */
  job: JobSnapshot | null;
  createdAt: string;
}

/** A campaign as GET /api/campaigns lists it, the newest first. */
export interface CampaignSummary {
  id: string;
  productName: string;
  campaignType: CampaignType;
  expiryDate: string;
  partsDone: number;
  isWriting: boolean;
  createdAt: string;
}

/** What GET /api/campaigns may be asked, as it stands in the address. */
export class ListCampaignsQuery extends PageQuery {
  /** Is found in what was entered as words, the document aside, whatever the case. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;
}

/** Body of PUT /api/campaigns/{id}. */
export class UpdateCampaignRequest {
  @SendDates()
  sendDates!: string[];
}

/** Body of POST /api/campaigns/{id}/parts/{part}: it is written anew, or changed as `message` asks. */
export class RewritePartRequest {
  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'Message must be at most 20,000 characters' })
  @IsString({ message: 'Message must be text' })
  message?: string;
}

/** Body of PUT /api/campaigns/{id}/parts/{part}: it is edited by hand, or an earlier version comes back. */
export class EditPartRequest {
  @IsNotBlank({ message: 'Content is required' })
  @MaxLength(LIMITS.longTextMax * 2, { message: 'Content is too long to be saved' })
  @IsString({ message: 'Content is required' })
  content!: string;
}

/** Parts a campaign's streamed text into its parts: each stands below a line of its own. */
export const PART_LINE = /^⟪(email[1-5]|orderForm)⟫$/m;

const PART_LINES = new RegExp(PART_LINE, 'gm');

/** A campaign's text with the names of its parts above them. Any other text stays as it is. */
export function withPartNames(text: string): string {
  return text.replace(PART_LINES, (_, part: CampaignPartName) => `${PART_NAMES[part]}\n`).trim();
}

/** The line above a part in the streamed text. */
export const partLine = (part: CampaignPartName) => `⟪${part}⟫\n`;
