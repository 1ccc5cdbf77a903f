import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsAmount } from './is-amount';
import { IsDay } from './is-day';
import { IsGroup, readGroup } from './is-group';
import { IsNotBlank } from './is-not-blank';
import type { JobSnapshot } from './jobs';
import { LIMITS } from './limits';
import { PageQuery } from './list-queries';

export const CAMPAIGN_TYPES = ['Renewal Campaign', 'Flash Campaign', 'Cross-Sales Campaign'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const TONE_PERSPECTIVES = ['Guru (First Person)', 'Telesales (Third Person)'] as const;
export type TonePerspective = (typeof TONE_PERSPECTIVES)[number];

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

const AMOUNT_MAX = 1_000_000_000_000;
const text = (name: string) => ({ message: `${name} must be text` });
const tooLong = (name: string) => ({
  message: `${name} must be at most ${LIMITS.campaignTextMax.toLocaleString('en-US')} characters`,
});
const NOT_NEGATIVE = { message: 'Must be 0 or greater' };
const NOT_POSITIVE = { message: 'Must be 0 or less' };
const NUMBER = { message: 'Must be a number with at most two decimals' };
const TOO_LARGE = { message: 'Must be at most a trillion' };

function Words(name: string): PropertyDecorator {
  const rules = [IsString(text(name)), MaxLength(LIMITS.campaignTextMax, tooLong(name))];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

function Amount(): PropertyDecorator {
  const rules = [IsAmount(NUMBER), Min(0, NOT_NEGATIVE), Max(AMOUNT_MAX, TOO_LARGE)];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

export class CampaignContext {
  @Words('Product name')
  productName: string = '';

  @IsIn(CAMPAIGN_TYPES, { message: 'Choose one of the three campaign types' })
  campaignType: CampaignType = 'Renewal Campaign';

  @Words('Objective')
  campaignObjective: string = '';

  @Words('Target audience')
  targetAudience: string = '';
}

/** Winners and losers are counts, gains and losses dollars, averages percent. */
export class PerformanceHighlights {
  @Amount()
  winners: number = 0;

  @Amount()
  losers: number = 0;

  @Amount()
  totalGains: number = 0;

  @Amount()
  totalLosses: number = 0;

  @Amount()
  avgWinner: number = 0;

  @Min(-AMOUNT_MAX, { message: 'Must be at least minus a trillion' })
  @Max(0, NOT_POSITIVE)
  @IsAmount(NUMBER)
  avgLoser: number = 0;
}

/** Prices in dollars. */
export class RenewalOfferDetails {
  @Amount()
  standardPrice: number = 0;

  @Amount()
  discountedPrice: number = 0;

  @Amount()
  vipPrice: number = 0;

  @Words('Key features')
  keyFeatures: string = '';

  @IsOptional()
  @Words('Special promos')
  specialPromos?: string;
}

export class UrgencyElements {
  /** As a date field gives it, YYYY-MM-DD; empty where none was chosen. */
  @IsDay({ message: 'The expiry date must be a date' })
  expiryDate: string = '';

  @IsOptional()
  @Words('Scarcity tactics')
  scarcityTactics?: string;
}

export class CreativeMessaging {
  @Words('Tone/style')
  toneStyle: string = '';

  @IsIn(TONE_PERSPECTIVES, { message: 'Choose one of the two perspectives' })
  tonePerspective: TonePerspective = 'Guru (First Person)';

  @Words('Core messaging')
  coreMessaging: string = '';

  @IsOptional()
  @Words('CTA suggestions')
  ctaSuggestions?: string;
}

/** Body of POST /api/generate-campaign. Nothing but the form of its fields is required: `missingInCampaign` tells what lacks. */
export class CampaignRequest {
  @IsGroup(CampaignContext)
  campaignContext: CampaignContext = new CampaignContext();

  @IsGroup(PerformanceHighlights)
  performanceHighlights: PerformanceHighlights = new PerformanceHighlights();

  @IsGroup(RenewalOfferDetails)
  renewalOfferDetails: RenewalOfferDetails = new RenewalOfferDetails();

  @IsGroup(UrgencyElements)
  urgencyElements: UrgencyElements = new UrgencyElements();

  @IsGroup(CreativeMessaging)
  creativeMessaging: CreativeMessaging = new CreativeMessaging();

  @IsOptional()
  @MaxLength(LIMITS.documentMax, { message: 'File content is too long' })
  @IsString(text('File content'))
  fileContent?: string;

  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'The order form example must be at most 20,000 characters' })
  @IsString(text('The order form example'))
  orderFormExample?: string;
}

/** A brief as it is kept: with the default of each field that was left out, and without those that nobody knows. */
export function readCampaign(request: CampaignRequest): CampaignRequest {
  const { fileContent, orderFormExample } = request;
  return {
    campaignContext: readGroup(CampaignContext, request.campaignContext),
    performanceHighlights: readGroup(PerformanceHighlights, request.performanceHighlights),
    renewalOfferDetails: readGroup(RenewalOfferDetails, request.renewalOfferDetails),
    urgencyElements: readGroup(UrgencyElements, request.urgencyElements),
    creativeMessaging: readGroup(CreativeMessaging, request.creativeMessaging),
    fileContent,
    orderFormExample,
  };
}

/** Said where somebody changes a campaign while it is being written. */
export const STILL_WRITING_CAMPAIGN = 'The campaign is still being written. Please wait until it is done, or stop it.';

/** The fields that a good campaign needs, by their place in the request, with what is said where one is empty. */
const NEEDED: { group: keyof CampaignRequest; field: string; message: string }[] = [
  { group: 'campaignContext', field: 'productName', message: 'Product name is required' },
  { group: 'campaignContext', field: 'campaignObjective', message: 'Objective is required' },
  { group: 'campaignContext', field: 'targetAudience', message: 'Target audience is required' },
  { group: 'renewalOfferDetails', field: 'keyFeatures', message: 'Key features are required' },
  { group: 'urgencyElements', field: 'expiryDate', message: 'Expiry date is required' },
  { group: 'creativeMessaging', field: 'toneStyle', message: 'Tone/style is required' },
  { group: 'creativeMessaging', field: 'coreMessaging', message: 'Core messaging is required' },
];

/** What a campaign lacks, as the brief's schema says it; nothing of it forbids the writing. */
export function missingInCampaign(request: CampaignRequest): typeof NEEDED {
  return NEEDED.filter(({ group, field }) => {
    const value: unknown = Object.entries(request[group] ?? {}).find(([name]) => name === field)?.[1];
    return typeof value !== 'string' || value.trim() === '';
  });
}

/** Answer of POST /api/generate-campaign. */
export interface CampaignResponse {
  campaignId: string;
  emailSequence: Record<Exclude<CampaignPartName, 'orderForm'>, string>;
  orderForm: string;
}

/** One part as it stands; `version` counts from 1 and goes up with each writing and edit. */
export interface CampaignPart {
  part: CampaignPartName;
  content: string;
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

/** A campaign as GET /api/campaigns/{id} answers it. */
export interface Campaign {
  id: string;
  request: CampaignRequest;
  /** Those that are done, in their order. */
  parts: CampaignPart[];
  /** When each of the five emails goes out, YYYY-MM-DD; null where it was not said. */
  sendDates: (string | null)[];
  /** The newest job that writes or wrote in it: the whole, or one part. */
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

const EMAILS = CAMPAIGN_PARTS.length - 1;
const SEND_DATES = { message: `There must be ${EMAILS} send dates, one for each email` };

/** Body of PUT /api/campaigns/{id}. */
export class UpdateCampaignRequest {
  /** Five dates, YYYY-MM-DD, or empty texts. */
  @IsDay({ each: true, message: 'Each send date must be a date' })
  @ArrayMaxSize(EMAILS, SEND_DATES)
  @ArrayMinSize(EMAILS, SEND_DATES)
  @IsArray(SEND_DATES)
  sendDates!: string[];
}

/** Body of POST /api/campaigns/{id}/parts/{part}: it is written anew, or changed as `message` asks. */
export class RewritePartRequest {
  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'Message must be at most 20,000 characters' })
  @IsString(text('Message'))
  message?: string;
}

/** Body of PUT /api/campaigns/{id}/parts/{part}: it is edited by hand. */
export class EditPartRequest {
  @IsNotBlank({ message: 'Content is required' })
  @MaxLength(LIMITS.longTextMax * 2, { message: 'Content is too long to be saved' })
  @IsString({ message: 'Content is required' })
  content!: string;
}

/** Parts a campaign's streamed text into its parts: each stands below a line of its own. */
export const PART_LINE = /^⟪(email[1-5]|orderForm)⟫$/m;

/** The line above a part in the streamed text. */
export const partLine = (part: CampaignPartName) => `⟪${part}⟫\n`;
