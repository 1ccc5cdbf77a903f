import { LIMITS, type AnglesRequest, type AnyWriter, type BrandChoice } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { type Angles, useAngles } from '@/features/angles/use-angles';
import type { OfferedAngles } from '@/lib/offered-angles';
import { useSettled } from '@/lib/time-hooks';
import { materialName } from '@/features/angles/material-name';
import { idsOf } from '@/features/catalysts/chosen-catalysts';
import type { ToolBrief } from './brief';

/** So long one types nothing before angles are asked for what was typed, and so much it has to be. */
const PAUSE_MS = 1_500;
const WORDS_MIN = 40;

interface BriefAnglesOptions {
  brief: ToolBrief;
  choice: BrandChoice;
  asks: boolean;
  onOffered: (offered: OfferedAngles) => void;
}

/**
 * The angles of a brief: asked for once there is a document, news or an event. What is typed afterwards asks for no others by
 * itself, so that nothing changes under a hand. Null where there is nothing to offer them for.
 */
export function useBriefAngles(
  writer: AnyWriter,
  { brief, choice, asks, onOffered }: BriefAnglesOptions,
): Angles | null {
  const { texts, document: named, chosen, offered = null } = brief;
  const document = named?.isDeleted ? null : named;
  const into = writer.catalysts?.into ?? null;
  const news = into === null ? '' : (texts[into] ?? '');
  const event = writer.form.offWithout === undefined ? '' : (texts[writer.form.offWithout] ?? '');
  const typed = useSettled(`${news}${event}`.trim(), PAUSE_MS).length >= WORDS_MIN;
  const of = document ? materialName(document) : typed ? 'words' : null;
  const about = writer.form.asks.filter((field) => field !== into).map((field) => texts[field]?.trim() ?? '');
  const words = firstCharacters(about.filter(Boolean).join('\n\n'), LIMITS.longTextMax);
  const takes = 'angle' in writer.fields;
  const request: AnglesRequest = {
    ...(document?.documentId != null && { documentId: document.documentId }),
    ...(document && document.documentId === null && { content: document.reading?.text ?? document.content }),
    ...(news.trim() && { news: firstCharacters(news.trim(), LIMITS.longTextMax) }),
    ...(words && { about: words }),
    catalystIds: idsOf(chosen),
    ...choice,
  };
  const angles = useAngles({ of: takes ? of : null, request, kept: offered, asks, onOffered });
  return takes && of !== null ? angles : null;
}
