import type { DraftTool } from '@/features/drafts/components/use-workspace';

/** What the coach adds to saved copy and to reports of feedback. */
export function coachTool(emailCopy: string): DraftTool {
  return {
    appType: 'rodchief-bot',
    originalPrompt: emailCopy,
    fileContent: '',
    catalysts: [],
    userInputs: { emailCopy },
    metadata: { emailCopy, generationType: 'rodchief-bot' },
  };
}
