import type { StartingNowRequest } from '@copydesk/contracts';
import { textOf } from './describe-parts';

/** What the form for an event asks for. `fileContent` is the text of the document. */
export interface EventInputs {
  eventInfo: string;
  catalystContext: string;
  fileContent: string;
}

export function eventRequest({ eventInfo, catalystContext, fileContent }: EventInputs): StartingNowRequest {
  return {
    eventInfo: eventInfo.trim(),
    catalystContext: catalystContext.trim() || undefined,
    fileContent: fileContent.trim() || undefined,
  };
}

/** The form as it was when a thread was begun. */
export function eventInputs(inputs: Record<string, unknown>): EventInputs {
  return {
    eventInfo: textOf(inputs.eventInfo),
    catalystContext: textOf(inputs.catalystContext),
    fileContent: textOf(inputs.fileContent),
  };
}
