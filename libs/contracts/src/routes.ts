import type {
  AccountRequest,
  BrandProfile,
  BrandProfileRequest,
  OwnUseResponse,
  PasswordRequest,
  SessionResponse,
  SsoResponse,
  StorageResponse,
  UserResponse,
} from './account';
import type { AdminAct, AdminActsQuery } from './admin-acts';
import type { CostsResponse, DayCost, GenerationCost, ToolCost, UserCost } from './admin-costs';
import type { AnalyticsEventResponse } from './admin-events';
import type { AdminFeedbackResponse } from './admin-feedback';
import type {
  AdminAppUsageResponse,
  AdminStatsResponse,
  AdminUserActivityResponse,
  AppUsageResponse,
  DashboardStatsResponse,
  FigureEvent,
  FigureUser,
  RealtimeResponse,
  UserActivityResponse,
} from './admin-figures';
import type {
  AdminJobsQuery,
  AdminListQuery,
  AdminUsersQuery,
  CostsQuery,
  FigureEventsQuery,
  FiguresQuery,
  FigureUsersQuery,
} from './admin-queries';
import type { AdminJobResponse, QueuesResponse } from './admin-queues';
import type { InsightsResponse } from './admin-insights';
import type { UnlockRequest, UnlockResponse, UnlockState } from './admin-unlock';
import type {
  AddedUserResponse,
  AddUserRequest,
  AdminUserResponse,
  UserDetailsResponse,
  UserSessionResponse,
} from './admin-users';
import type { TrackRequest } from './analytics';
import type { BrandEmail, BrandEmailChange, BrandEmailRequest, BrandVoice, WholeBrandEmail } from './brand-emails';
import type { AngleIdeas, AnglesRequest, AnotherAngleRequest, SentBeforeQuery, SentEmail } from './angles';
import type { Brand, BrandProposal, BrandProposalRequest, BrandRequest } from './brands';
import type { CampaignRequest } from './campaign-brief';
import type {
  Campaign,
  CampaignPart,
  CampaignPartVersion,
  CampaignResponse,
  CampaignSummary,
  EditPartRequest,
  ListCampaignsQuery,
  RewritePartRequest,
  UpdateCampaignRequest,
} from './campaigns';
import type {
  AdminCatalyst,
  CatalystFeed,
  CatalystRequest,
  FindCatalystsRequest,
  FindCatalystsResponse,
  ListCatalystsQuery,
  RawCatalystsResponse,
} from './catalysts';
import type { ChatRequest, ChatResponse } from './chat';
import type { CoachRequest, CoachResponse } from './coach';
import type {
  DocumentContentResponse,
  DocumentResponse,
  DocumentSummary,
  KeepDocumentRequest,
  KeptDocument,
  ReadPageRequest,
  ReadPageResponse,
  SummarizeFileRequest,
  SummarizeFileResponse,
} from './documents';
import type { CompanyMatches, CompanyPage, CompanyQuery, FollowedCompany } from './companies';
import type { CompanyFilings, FetchedFiling, FetchFilingRequest } from './filings';
import type { Inbox, InboxRequest } from './inbox';
import type { FactCheckRequest, FactCheckResponse } from './fact-checks';
import type { ReportFeedbackRequest } from './feedback';
import type { FolderRequest, FolderResponse } from './folders';
import type {
  GenerationPreview,
  GenerationResponse,
  GenerationsActionRequest,
  GenerationsActionResponse,
  LibrarySummary,
  ListGenerationsQuery,
  MoveToFolderRequest,
  SaveGenerationRequest,
  UpdateGenerationRequest,
} from './generations';
import type { JobAccepted, JobSnapshot } from './jobs';
import type {
  EvidenceResponse,
  KeptConfirmation,
  KeptWaiver,
  Ledger,
  LedgerRequest,
  SavedLedgerResponse,
  VersionLedger,
  ConfirmationRequest,
  WaiverRequest,
} from './ledgers';
import type { PageQuery } from './list-queries';
import type { ModelReport, StatusResponse } from './models';
import type { KeepResultsRequest, ResultGroup, ResultMatches, ResultMatchesRequest, ResultRequest } from './results';
import type { ReviewRequest, ReviewResponse, SaveReviewRequest } from './reviews';
import type { FoundItem, SearchQuery } from './search';
import type { LoginRequest, RegisterRequest } from './sign-in';
import type { EditSelectionRequest, SelectionEditResponse } from './selection-edits';
import type { ReadingsRequest, ReadingsResponse, ReadSentencesResult } from './readings';
import type { PreheaderRequest, SubjectIdeas, SuggestSubjectsRequest } from './subjects';
import type {
  GenerationThreadResponse,
  ListDraftsQuery,
  MessageResponse,
  NewVersionRequest,
  RecentDraft,
  ThreadResponse,
  UpdateThreadRequest,
} from './threads';
import type { GenerateEmailResponse } from './tools/hotlist';
import type { GeneratedCopyResponse } from './tools/starting-now';
import type { RequestOf } from './tools/tool';
import type { AppResponse, AppSwitchRequest, WRITERS } from './tools/tools';

interface Said {
  message: string;
}

/** The calls of the writers, as the table of tools has them. */
type WriterRoutes = {
  [W in (typeof WRITERS)[number] as `POST /api/${W['call']}`]: {
    body: RequestOf<W['fields']>;
    answer: GenerateEmailResponse | GeneratedCopyResponse;
    job: true;
  };
};

/**
 * The routes of the api: what each takes and answers. `job` marks those that start a job and answer at its end, or at
 * once where they are asked to. A query in a name says which of its answers is meant. Types alone: none of it is sent to
 * the browser.
 */
export interface Routes extends WriterRoutes {
  'POST /api/register': { body: RegisterRequest; answer: UserResponse };
  'POST /api/login': { body: LoginRequest; answer: UserResponse };
  'POST /api/logout': { answer: Said };
  'GET /api/user': { answer: UserResponse };
  'GET /api/status': { answer: StatusResponse };
  'GET /api/apps': { answer: AppResponse[] };
  'POST /api/generate-sso-token': { answer: SsoResponse };
  'POST /api/analytics/track': { body: TrackRequest; answer: unknown };

  'PUT /api/account': { body: AccountRequest; answer: UserResponse };
  'GET /api/account/house-profile': { answer: BrandProfile };
  'PUT /api/account/house-profile': { body: BrandProfileRequest; answer: BrandProfile };
  'PUT /api/account/password': { body: PasswordRequest; answer: Said };
  'GET /api/account/analytics': { answer: OwnUseResponse };
  'GET /api/account/storage': { answer: StorageResponse };
  'GET /api/account/sessions': { answer: SessionResponse[] };
  'POST /api/account/log-out-everywhere': { answer: Said };

  'GET /api/brands': { answer: Brand[] };
  'POST /api/brands': { body: BrandRequest; answer: Brand };
  'POST /api/brands/proposals': { body: BrandProposalRequest; answer: BrandProposal; job: true };
  'PUT /api/brands/:id': { body: BrandRequest; answer: Brand };
  'PUT /api/brands/:id/default': { answer: Brand };
  'DELETE /api/brands/:id': { answer: null };
  'GET /api/brands/:id/emails': { answer: BrandEmail[] };
  'POST /api/brands/:id/emails': { body: BrandEmailRequest; answer: BrandEmail };
  'GET /api/brands/:id/emails/:emailId': { answer: WholeBrandEmail };
  'PUT /api/brands/:id/emails/:emailId': { body: BrandEmailChange; answer: BrandEmail };
  'DELETE /api/brands/:id/emails/:emailId': { answer: null };
  'GET /api/brands/:id/results': { answer: ResultGroup[] };
  'GET /api/brands/:id/voice': { answer: BrandVoice };

  'POST /api/rodchief-analysis': { body: CoachRequest; answer: CoachResponse; job: true };
  'POST /api/chat': { body: ChatRequest; answer: ChatResponse; job: true };
  'POST /api/rodchief-review': { body: ReviewRequest; answer: ReviewResponse; job: true };
  'POST /api/fact-check': { body: FactCheckRequest; answer: FactCheckResponse; job: true };
  'POST /api/summarize-file': { body: SummarizeFileRequest; answer: SummarizeFileResponse; job: true };
  'POST /api/read-page': { body: ReadPageRequest; answer: ReadPageResponse; job: true };
  'POST /api/find-catalysts': { body: FindCatalystsRequest; answer: FindCatalystsResponse; job: true };
  'POST /api/angles': { body: AnglesRequest; answer: AngleIdeas; job: true };
  'GET /api/sent-before': { query: SentBeforeQuery; answer: SentEmail[] };
  'POST /api/get-raw-catalysts': { answer: RawCatalystsResponse };
  'POST /api/save-rodchief-feedback': { body: SaveReviewRequest; answer: Said & { id: number } };
  'POST /api/report-feedback': { body: ReportFeedbackRequest; answer: Said };

  'POST /api/documents': { body: KeepDocumentRequest; answer: KeptDocument };
  'GET /api/documents': { query: PageQuery; answer: DocumentSummary[] };
  'GET /api/documents/:id': { answer: DocumentResponse };
  'GET /api/documents/:id/content': { answer: DocumentContentResponse };
  'GET /api/documents/:id/text': { answer: string };
  'DELETE /api/documents/:id': { answer: null };

  'GET /api/companies': { query: CompanyQuery; answer: CompanyMatches };
  'GET /api/companies/:cik': { answer: CompanyPage };
  'GET /api/companies/:cik/filings': { answer: CompanyFilings };
  'POST /api/filings': { body: FetchFilingRequest; answer: FetchedFiling; job: true };
  'GET /api/follows': { answer: FollowedCompany[] };
  'PUT /api/follows/:cik': { answer: FollowedCompany };
  'DELETE /api/follows/:cik': { answer: null };
  'GET /api/inbox': { answer: Inbox };
  'PUT /api/inbox': { body: InboxRequest; answer: Inbox };

  'GET /api/jobs/:id': { answer: JobSnapshot };
  'POST /api/jobs/:id/cancel': { answer: JobSnapshot };
  'POST /api/jobs/:id/retry': { answer: JobAccepted };

  'GET /api/threads': { query: ListDraftsQuery; answer: RecentDraft[] };
  'GET /api/threads/:id': { answer: ThreadResponse };
  'PUT /api/threads/:id': { body: UpdateThreadRequest; answer: unknown };
  'GET /api/threads/:id/messages': { answer: MessageResponse[] };
  'POST /api/threads/:id/versions': { body: NewVersionRequest; answer: MessageResponse };
  'PUT /api/threads/:id/versions/:number/preheader': { body: PreheaderRequest; answer: MessageResponse };
  'POST /api/threads/:id/subjects': { body: SuggestSubjectsRequest; answer: SubjectIdeas; job: true };
  'POST /api/threads/:id/angle': { body: AnotherAngleRequest; answer: GeneratedCopyResponse; job: true };
  'POST /api/threads/:id/selection-edits': { body: EditSelectionRequest; answer: SelectionEditResponse; job: true };
  'POST /api/threads/:id/selection-edits/:jobId/take': { answer: null };

  'POST /api/ledger': { body: LedgerRequest; answer: Ledger };
  'GET /api/threads/:id/versions/:number/ledger': { answer: VersionLedger };
  'GET /api/threads/:id/evidence': { answer: EvidenceResponse };
  'GET /api/threads/:id/readings': { answer: ReadingsResponse };
  'POST /api/threads/:id/readings': { body: ReadingsRequest; answer: ReadSentencesResult; job: true };
  'POST /api/threads/:id/confirmations': { body: ConfirmationRequest; answer: KeptConfirmation };
  'DELETE /api/threads/:id/confirmations/:confirmationId': { answer: null };
  'POST /api/threads/:id/waivers': { body: WaiverRequest; answer: KeptWaiver };
  'DELETE /api/threads/:id/waivers/:waiverId': { answer: null };

  'POST /api/generate-campaign': { body: CampaignRequest; answer: CampaignResponse; job: true };
  'GET /api/campaigns': { query: ListCampaignsQuery; answer: CampaignSummary[] };
  'GET /api/campaigns/:id': { answer: Campaign };
  'PUT /api/campaigns/:id': { body: UpdateCampaignRequest; answer: Campaign };
  'DELETE /api/campaigns/:id': { answer: null };
  'POST /api/campaigns/:id/parts/:part': { body: RewritePartRequest; answer: CampaignPart; job: true };
  'PUT /api/campaigns/:id/parts/:part': { body: EditPartRequest; answer: CampaignPart };
  'GET /api/campaigns/:id/parts/:part/versions': { answer: CampaignPartVersion[] };

  'GET /api/search': { query: SearchQuery; answer: FoundItem[] };
  'GET /api/library': { answer: LibrarySummary };
  'GET /api/generations': { query: ListGenerationsQuery; answer: GenerationResponse[] };
  'GET /api/generations?view=preview': { query: ListGenerationsQuery; answer: GenerationPreview[] };
  'POST /api/generations': { body: SaveGenerationRequest; answer: GenerationResponse };
  'GET /api/generations/:id': { answer: GenerationResponse };
  'GET /api/generations/:id/ledger': { answer: SavedLedgerResponse };
  'PUT /api/generations/:id': { body: UpdateGenerationRequest; answer: GenerationResponse };
  'DELETE /api/generations/:id': { answer: null };
  'PUT /api/generations/:id/result': { body: ResultRequest; answer: GenerationResponse };
  'POST /api/results/matches': { body: ResultMatchesRequest; answer: ResultMatches };
  'POST /api/results': { body: KeepResultsRequest; answer: { kept: number } };
  'POST /api/generations/actions': { body: GenerationsActionRequest; answer: GenerationsActionResponse };
  'POST /api/generations/:id/move-to-folder': { body: MoveToFolderRequest; answer: GenerationResponse };
  'POST /api/generations/:id/duplicate': { answer: GenerationResponse };
  'POST /api/generations/:id/thread': { answer: GenerationThreadResponse };
  'GET /api/folders': { answer: FolderResponse[] };
  'POST /api/folders': { body: FolderRequest; answer: FolderResponse };
  'PUT /api/folders/:id': { body: FolderRequest; answer: FolderResponse };
  'DELETE /api/folders/:id': { answer: null };

  'GET /api/admin/unlock': { answer: UnlockState };
  'POST /api/admin/unlock': { body: UnlockRequest; answer: UnlockResponse };
  'DELETE /api/admin/unlock': { answer: null };
  'PUT /api/admin/apps/:name': { body: AppSwitchRequest; answer: AppResponse };
  'GET /api/admin/dashboard-stats': { query: FiguresQuery; answer: DashboardStatsResponse };
  'GET /api/admin/dashboard-stats?view=admin': { query: FiguresQuery; answer: AdminStatsResponse };
  'GET /api/admin/app-usage': { query: FiguresQuery; answer: AppUsageResponse[] };
  'GET /api/admin/app-usage?view=admin': { query: FiguresQuery; answer: AdminAppUsageResponse[] };
  'GET /api/admin/user-activity': { query: FiguresQuery; answer: UserActivityResponse[] };
  'GET /api/admin/user-activity?view=admin': { query: FiguresQuery; answer: AdminUserActivityResponse[] };
  'GET /api/admin/realtime-analytics': { answer: RealtimeResponse };
  'GET /api/admin/figure-events': { query: FigureEventsQuery; answer: FigureEvent[] };
  'GET /api/admin/figure-users': { query: FigureUsersQuery; answer: FigureUser[] };
  'GET /api/admin/user/:id/activity': { answer: UserDetailsResponse };
  'GET /api/admin/user/:id/sessions': { answer: UserSessionResponse[] };
  'GET /api/standalone/admin/dashboard-stats': { query: FiguresQuery; answer: DashboardStatsResponse };
  'GET /api/standalone/admin/app-usage': { query: FiguresQuery; answer: AppUsageResponse[] };
  'GET /api/standalone/admin/user-activity': { query: FiguresQuery; answer: UserActivityResponse[] };
  'GET /api/standalone/admin/realtime-analytics': { answer: RealtimeResponse };
  'GET /api/standalone/admin/figure-events': { query: FigureEventsQuery; answer: FigureEvent[] };
  'GET /api/standalone/admin/figure-users': { query: FigureUsersQuery; answer: FigureUser[] };
  'GET /api/standalone/admin/user/:id/activity': { answer: UserDetailsResponse };
  'GET /api/standalone/admin/user/:id/sessions': { answer: UserSessionResponse[] };

  'GET /api/admin/insights': { answer: InsightsResponse };
  'GET /api/admin/feedbacks': { query: AdminListQuery; answer: AdminFeedbackResponse[] };
  'GET /api/admin/events': { query: AdminListQuery; answer: AnalyticsEventResponse[] };
  'GET /api/admin/users': { query: AdminUsersQuery; answer: AdminUserResponse[] };
  'POST /api/admin/users': { body: AddUserRequest; answer: AddedUserResponse };
  'POST /api/admin/users/:id/disable': { answer: AdminUserResponse };
  'POST /api/admin/users/:id/enable': { answer: AdminUserResponse };
  'DELETE /api/admin/users/:id': { answer: null };
  'GET /api/admin/models': { answer: ModelReport[] };
  'GET /api/admin/queues': { answer: QueuesResponse };
  'GET /api/admin/acts': { query: AdminActsQuery; answer: AdminAct[] };
  'GET /api/admin/jobs': { query: AdminJobsQuery; answer: AdminJobResponse[] };
  'POST /api/admin/jobs/:id/retry': { answer: AdminJobResponse };
  'POST /api/admin/jobs/:id/cancel': { answer: AdminJobResponse };
  'GET /api/admin/costs': { query: CostsQuery; answer: CostsResponse };
  'GET /api/admin/costs/:table': { query: CostsQuery; answer: (ToolCost | UserCost | DayCost | GenerationCost)[] };
  'GET /api/admin/catalysts': { query: ListCatalystsQuery; answer: AdminCatalyst[] };
  'POST /api/admin/catalysts': { body: CatalystRequest; answer: AdminCatalyst };
  'PUT /api/admin/catalysts/:id': { body: CatalystRequest; answer: AdminCatalyst };
  'GET /api/admin/catalyst-feeds': { answer: CatalystFeed[] };
  'POST /api/admin/catalyst-feeds/:id/run': { answer: CatalystFeed };
}
