import { ChatRequest } from '@copydesk/contracts';
import { fieldErrors } from '@/lib/forms/field-errors';

export interface Refusal {
  title: string;
  description: string;
}

/** Why a message cannot be sent; null where it can. `threadId` is null where there is no email to change. */
export function refusalOf(message: string, threadId: string | null): Refusal | null {
  if (message.trim() === '') {
    return { title: 'Message empty', description: 'Please enter a message to update your email.' };
  }
  if (threadId === null) {
    return {
      title: 'No active conversation',
      description: 'Please generate an email first to start a conversation.',
    };
  }
  const { message: refused } = fieldErrors(ChatRequest, { message: message.trim(), threadId });
  return refused ? { title: 'Message too long', description: refused } : null;
}
