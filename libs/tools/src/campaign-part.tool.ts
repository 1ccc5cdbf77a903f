import {
  CAMPAIGN_PARTS,
  isGiven,
  LIMITS,
  NO_BRAND,
  PART_NAMES,
  type CampaignPartName,
  type CampaignRequest,
  type PerformanceHighlights,
  type RenewalOfferDetails,
} from '@copydesk/contracts';
import { formatDay, formatMoney, formatNumber, formatPercent, titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { CAMPAIGN_RULES, emailRulesOf, planOf } from './campaign-plan';
import { AUDIENCE } from './brand-profile';
import { NOTE_FORM, TITLE_MAX } from './copy-rules';
import { documentInput, KEY_FIGURES } from './document-input';
import { CAMPAIGN_EMAILS } from './examples/campaign-emails';
import { formatHistory, type HistoryMessage } from './format-history';
import type { DraftForm, PromptSetting, WritingTool } from './tool';

/** A part of a campaign that is to be written, and all that it is written from. Days are YYYY-MM-DD. */
export interface CampaignPartInput {
  part: CampaignPartName;
  request: CampaignRequest;
  /** The other parts, so far as they are written. */
  others: { part: CampaignPartName; content: string }[];
  /** When it goes out, where that was said. */
  sendDate?: string | null;
  /** The part as it stands, where it is to be written anew or changed. */
  currentCopy?: string;
  /** What is to be changed; where it is missing, the part is written anew. */
  message?: string | null;
  /** What was asked for and done before, oldest first. */
  history?: HistoryMessage[];
  /** What was agreed before `history` begins. */
  summary?: string;
}

/** One part of a campaign: one of its five emails, or its order form. */
export const campaignPartTool: WritingTool<CampaignPartInput> = {
  name: 'campaign-part',
  model: 'write',
  form: ({ part }) => campaignForm(part),
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: (input, setting) =>
    buildPrompt(
      {
        task: TASKS[input.part],
        brand: 'write',
        instructions: CAMPAIGN_RULES,
        examples: CAMPAIGN_EMAILS,
        hasCallToAction: isGiven(input.request.creativeMessaging.ctaSuggestions),
        body: [
          ...briefOf(input.request, setting),
          ...emailRulesOf(input.part),
          ...writtenParts(input.others),
          ...planOf(input.part),
          ...changeOf(input),
        ],
        request: requestOf(input),
        answerTokens: 1_000,
      },
      setting,
    ),
};

/** What a finished part has. */
export function campaignForm(part: CampaignPartName): DraftForm {
  return part === 'orderForm'
    ? { subjectMax: null, closing: 'disclaimer' }
    : { subjectMax: LIMITS.subjectMax, closing: 'signed' };
}

const TASKS: Record<CampaignPartName, string> = {
  email1: 'campaign-day-one',
  email2: 'campaign-day-two',
  email3: 'campaign-day-three',
  email4: 'campaign-day-four',
  email5: 'campaign-day-five',
  orderForm: 'campaign-order-form',
};

function requestOf({ part, sendDate, message, currentCopy }: CampaignPartInput): string {
  const what = part === 'orderForm' ? 'the order form' : `the email of ${PART_NAMES[part]}`;
  const when = sendDate ? ` It goes out on ${formatDay(sendDate)}.` : '';
  if (message?.trim()) return `Write ${what} now, whole, changed as "request" asks, and the note below it.${when}`;
  return `Write ${what} now${currentCopy ? ', another one than the one that was turned down' : ''}.${when}`;
}

/** The brief of a campaign as text, one field below the other, without its document. */
export function describeCampaign(request: CampaignRequest): string {
  return briefOf({ ...request, fileContent: undefined }, { today: '', brand: NO_BRAND })
    .flatMap(({ field, text }) => (text?.trim() ? [`${field}: ${text}`] : []))
    .join('\n');
}

/** What the campaign is written from: the same words for each of its parts. */
function briefOf(request: CampaignRequest, { today, brand }: Pick<PromptSetting, 'today' | 'brand'>): PromptInput[] {
  const { campaignContext, performanceHighlights, renewalOfferDetails, urgencyElements, creativeMessaging } = request;
  return [
    documentInput(request.fileContent, {
      about: [
        campaignContext.productName,
        campaignContext.campaignObjective,
        creativeMessaging.coreMessaging,
        KEY_FIGURES,
      ],
    }),
    {
      field: 'productName',
      text: campaignContext.productName,
      use: 'The product, spelled as it is in every part.',
      otherwise: 'The product was not named: call it "the service".',
    },
    { field: 'campaignType', text: campaignContext.campaignType, use: 'The type of the campaign.' },
    {
      field: 'campaignObjective',
      text: campaignContext.campaignObjective,
      use: 'The objective: what the campaign is to bring about.',
    },
    {
      field: 'targetAudience',
      text: campaignContext.targetAudience,
      use: AUDIENCE,
      otherwise: 'The readers are private investors who follow the markets.',
    },
    {
      field: 'performance',
      text: formatPerformance(performanceHighlights),
      use: 'The track record, exactly as entered.',
      otherwise: 'No track record was entered: claim none. The proof is what the material says of the method.',
    },
    {
      field: 'prices',
      text: formatPrices(renewalOfferDetails),
      use: 'The prices, exactly as entered, each with its name.',
      otherwise: 'No price was entered: name none.',
    },
    {
      field: 'keyFeatures',
      text: renewalOfferDetails.keyFeatures,
      use: 'What the buyer gets.',
      otherwise: 'No features were entered: describe the product by the core message alone.',
    },
    { field: 'specialPromos', text: renewalOfferDetails.specialPromos, use: 'Special promos, with their conditions.' },
    ...expiryInputs(urgencyElements.expiryDate, today),
    {
      field: 'scarcityTactics',
      text: urgencyElements.scarcityTactics,
      use: 'What is scarce, and why. It is said as it is here and never made scarcer.',
    },
    {
      field: 'toneStyle',
      // A house that has a voice speaks in it: this would be a second one.
      text: isGiven(brand.voice) ? null : creativeMessaging.toneStyle,
      use: 'The tone.',
      otherwise: isGiven(brand.voice) ? undefined : 'The tone is confident and calm.',
    },
    { field: 'tonePerspective', text: creativeMessaging.tonePerspective, use: 'The perspective: who speaks.' },
    {
      field: 'coreMessaging',
      text: creativeMessaging.coreMessaging,
      use: 'The core message: the thought that all parts come back to.',
      otherwise: 'No core message was entered: take the strongest fact of the material for it.',
    },
    {
      field: 'ctaSuggestions',
      text: creativeMessaging.ctaSuggestions,
      use: 'Suggestions for the call to action. Take one, the same in every part; its wording may become stronger.',
      otherwise: isGiven(brand.offer?.callToAction)
        ? undefined
        : 'No call to action was suggested: ask the reader to claim the offer on the order form.',
    },
  ];
}

function writtenParts(others: CampaignPartInput['others']): PromptInput[] {
  const inOrder = CAMPAIGN_PARTS.flatMap((name) => others.filter(({ part }) => part === name));
  return inOrder.map(({ part, content }) => ({
    field: part,
    text: content,
    use: `${PART_NAMES[part]} of this campaign, as it is already written.`,
  }));
}

function changeOf(input: CampaignPartInput): (PromptInput | string)[] {
  const { part, request, currentCopy, message, history = [], summary } = input;
  const hasMessage = Boolean(message?.trim());
  return [
    ...(hasMessage ? [NOTE_FORM] : []),
    {
      field: 'orderFormExample',
      text: part === 'orderForm' ? request.orderFormExample : undefined,
      use: 'An example of an order form. Its product, prices and dates are not those of this campaign.',
    },
    {
      field: 'summary',
      text: summary,
      use: 'What was agreed about this part earlier, summed up. Wishes in it stay in force.',
    },
    {
      field: 'history',
      text: formatHistory(history),
      use: 'What was asked for about this part since then and what was done, oldest first. All of it is done already; the wishes stay in force.',
    },
    {
      field: 'currentCopy',
      text: currentCopy,
      use: hasMessage
        ? 'The part as it stands now. This is what you change; what "request" does not speak of stays word for word.'
        : 'The version that was turned down. Write another one: another opening, another turn, the same facts.',
      whole: true,
    },
    {
      field: 'request',
      text: message,
      use: 'The request: what the marketer wants changed in this part.',
      kind: 'order',
      whole: true,
    },
  ];
}

/** A date that has passed is told by another name, so that nothing is made urgent by it. */
function expiryInputs(expiryDate: string, today: string): PromptInput[] {
  const isPast = expiryDate !== '' && expiryDate < today;
  const said = formatDay(expiryDate);
  return [
    {
      field: isPast ? 'pastExpiryDate' : 'expiryDate',
      text: said,
      use: isPast
        ? 'The expiry date. It lies in the past: name it as it is where a date is needed, and use no word of urgency anywhere.'
        : 'The date on which the offer ends.',
      otherwise: 'No expiry date was entered: there is no deadline, and no word of urgency.',
    },
  ];
}

function formatPerformance(entered: PerformanceHighlights): string {
  const { winners, losers, totalGains, totalLosses, avgWinner, avgLoser, period, basis } = entered;
  const figures = formatLines([
    ['Winners', winners, formatNumber],
    ['Losers', losers, formatNumber],
    ['Total gains', totalGains, formatMoney],
    ['Total losses', totalLosses, formatMoney],
    ['Average winner', avgWinner, formatPercent],
    ['Average loser', avgLoser, formatPercent],
  ]);
  if (figures === '') return '';
  const about = [period?.trim() && `Period: ${period}`, basis?.trim() && `Basis: ${basis}`];
  return [figures, ...about].filter(Boolean).join('\n');
}

function formatPrices({ standardPrice, discountedPrice, vipPrice }: RenewalOfferDetails): string {
  return formatLines([
    ['Standard price', standardPrice, formatMoney],
    ['Discounted price', discountedPrice, formatMoney],
    ['VIP price', vipPrice, formatMoney],
  ]);
}

/** Zero is what a form holds where nobody entered anything. */
function formatLines(entered: [label: string, amount: number, say: (amount: number) => string][]): string {
  return entered.flatMap(([label, amount, say]) => (amount === 0 ? [] : [`${label}: ${say(amount)}`])).join('\n');
}
