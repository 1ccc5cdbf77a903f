export { answerQuestionTool, WANTS_CHANGE, type AnswerQuestionInput } from './answer-question.tool';
export { campaignForm, campaignPartTool, describeCampaign, type CampaignPartInput } from './campaign-part.tool';
export { chooseDraftTool, type ChooseDraftInput, type DraftChoice } from './choose-draft.tool';
export { claimsOfText, type Claim } from './claims-of-text';
export { concludeFactCheck, correctionsOf, notChecked } from './conclude-fact-check';
export { areCorrectable } from './corrections';
export { coachFeedbackTool, type CoachFeedbackInput } from './coach-feedback.tool';
export { editSelectionTool, type EditSelectionInput } from './edit-selection.tool';
export { expertReviewTool, type ExpertReviewInput } from './expert-review.tool';
export { factCheckTool, type FactCheckInput } from './fact-check.tool';
export {
  findCatalystsTool,
  type CatalystCandidate,
  type ChosenCatalyst,
  type FindCatalystsInput,
} from './find-catalysts.tool';
export { hotlistTool } from './hotlist.tool';
export { isAbout } from './is-about';
export { proposeBrandTool, type ProposeBrandInput } from './propose-brand.tool';
export { proveImprovements } from './prove-edits';
export { readClaimsTool, type ReadClaimsInput, type ReadSentence } from './read-claims.tool';
export { readCampaignPart } from './read-campaign-part';
export { formatCoachFeedback } from './read-coach-feedback';
export { unchecked, type CheckedCatalyst, type ReadClaim } from './read-fact-check';
export { ruleOnClaims, type Ruling } from './rule-on-claim';
export { findInEmail, type ReviewFindings } from './review-findings';
export { readWebFactCheck, type WebAnswer } from './read-web-fact-check';
export { refineTool, type RefineEmailInput } from './refine-email.tool';
export { historyThatFits, type HistoryMessage } from './format-history';
export { repairDraftTool, type Flaw, type Mending } from './repair-draft.tool';
export { proveAngles, suggestAnglesTool, type SuggestAnglesInput } from './suggest-angles.tool';
export { proveIdeas, suggestSubjectsTool, type SuggestSubjectsInput } from './suggest-subjects.tool';
export { summarizeFileTool } from './summarize-file.tool';
export { summarizeThreadTool, type SummarizeThreadInput } from './summarize-thread.tool';
export { EMAIL_FORM } from './tool';
export type {
  AnswerFormat,
  DraftForm,
  Known,
  Prompt,
  PromptMessage,
  PromptSetting,
  StructuredTool,
  Tool,
  WritingTool,
} from './tool';
export { webFactCheckTool, type WebFactCheckInput } from './web-fact-check.tool';
export { formOf, promptOf, senderOf, WRITING_TOOLS, writingToolOf } from './writing-tools';
