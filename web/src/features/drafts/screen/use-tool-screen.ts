import type { AnyWriter } from '@copydesk/contracts';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { useFocusRefused } from '@/lib/forms/use-focus-refused';
import { useGenerator } from '../generating/use-generator';
import { useBrief, type BriefKind } from './use-brief';
import { useDraftScreen } from './use-draft-screen';

interface DraftingTool<B> {
  userId: number;
  kind: BriefKind<B>;
  writer: AnyWriter;
  /** What the server is asked to write from. */
  requestOf: (brief: B) => object;
}

/** What the left side of a tool's screen is given. */
export interface BriefPaneProps<B> {
  brief: B;
  onChange: Dispatch<SetStateAction<B>>;
  errors: Record<string, string>;
  isGenerating: boolean;
  form: RefObject<HTMLFormElement | null>;
  onGenerate: () => void;
}

/** The screen of a tool that writes from a brief. What is refused unfolds the brief, and is led to. */
export function useToolScreen<B>({ userId, kind, writer, requestOf }: DraftingTool<B>) {
  const screen = useDraftScreen();
  const [brief, onChange] = useBrief(kind, userId, screen.thread);
  const { generate, errors, isSending } = useGenerator(writer, screen.open);
  const form = useFocusRefused(errors);

  const isGenerating = isSending || screen.isGenerating;
  const onGenerate = () => {
    if (isGenerating || generate(requestOf(brief))) return;
    screen.setBriefOpen(true);
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const pane: BriefPaneProps<B> = { brief, onChange, errors, isGenerating, form, onGenerate };
  return { screen, pane };
}
