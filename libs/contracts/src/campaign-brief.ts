import { IsIn, IsOptional, IsString, Max, MaxLength, Min, ValidateBy, type ValidationOptions } from 'class-validator';
import { together, IsDay, SendDates } from './field-rules';
import { ChoosesBrand, type BrandChoice } from './spoken-brand';
import { IsDocumentId } from './documents';
import { IsGroup, readGroup } from './is-group';
import { LIMITS } from './limits';

export const CAMPAIGN_TYPES = ['Renewal Campaign', 'Flash Campaign', 'Cross-Sales Campaign'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const TONE_PERSPECTIVES = ['Guru (First Person)', 'Telesales (Third Person)'] as const;
export type TonePerspective = (typeof TONE_PERSPECTIVES)[number];

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
  return together(IsString(text(name)), MaxLength(LIMITS.campaignTextMax, tooLong(name)));
}

function Amount(): PropertyDecorator {
  return together(IsAmount(NUMBER), Min(0, NOT_NEGATIVE), Max(AMOUNT_MAX, TOO_LARGE));
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

  /** From when to when these figures were counted. */
  @IsOptional()
  @Words('Period')
  period?: string;

  /** The basis of the record, such as 'closed trades, before fees'. */
  @IsOptional()
  @Words('Basis')
  basis?: string;
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
@ChoosesBrand
export class CampaignRequest implements BrandChoice {
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

  /** The same document, where it is kept: then all of it is read. */
  @IsDocumentId()
  documentId?: string;

  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'The order form example must be at most 20,000 characters' })
  @IsString(text('The order form example'))
  orderFormExample?: string;

  /** Is kept beside the brief, and may change later. */
  @IsOptional()
  @SendDates()
  sendDates?: string[];

  brandId?: string;

  offerId?: string | null;
}

/** A brief as it is kept: with the default of each field that was left out, and without those that nobody knows. Its dates are kept beside it. */
export function readCampaign(request: CampaignRequest): CampaignRequest {
  const { fileContent, documentId, orderFormExample, brandId, offerId } = request;
  return {
    campaignContext: readGroup(CampaignContext, request.campaignContext),
    performanceHighlights: readGroup(PerformanceHighlights, request.performanceHighlights),
    renewalOfferDetails: readGroup(RenewalOfferDetails, request.renewalOfferDetails),
    urgencyElements: readGroup(UrgencyElements, request.urgencyElements),
    creativeMessaging: readGroup(CreativeMessaging, request.creativeMessaging),
    fileContent,
    documentId,
    orderFormExample,
    brandId,
    offerId,
  };
}

/** The fields that a good campaign needs, by their place in the request. */
const NEEDED: { group: keyof CampaignRequest; field: string }[] = [
  { group: 'campaignContext', field: 'productName' },
  { group: 'campaignContext', field: 'campaignObjective' },
  { group: 'campaignContext', field: 'targetAudience' },
  { group: 'renewalOfferDetails', field: 'keyFeatures' },
  { group: 'urgencyElements', field: 'expiryDate' },
  { group: 'creativeMessaging', field: 'toneStyle' },
  { group: 'creativeMessaging', field: 'coreMessaging' },
];

/** What a campaign lacks; nothing of it forbids the writing. */
export function missingInCampaign(request: CampaignRequest): typeof NEEDED {
  return NEEDED.filter(({ group, field }) => {
    const value: unknown = Object.entries(request[group] ?? {}).find(([name]) => name === field)?.[1];
    return typeof value !== 'string' || value.trim() === '';
  });
}

/** The value must be a finite number with at most two decimals. (IsNumber throws on 1e-7.) */
function IsAmount(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }, options);
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;
}
