import { Composer } from '../conversation/composer';
import { useComposer } from '../conversation/use-composer';
import { useRefine } from '../conversation/use-refine';

interface IdleComposerProps {
  threadId?: string;
  /** True while nobody knows yet whether there is an email: what is typed meanwhile waits for it. */
  isLoading?: boolean;
}

/** The composer while there is no email to change: it says so to whoever sends. */
export function IdleComposer({ threadId = '', isLoading = false }: IdleComposerProps) {
  const composer = useComposer(threadId, null, useRefine(threadId));
  return <Composer composer={isLoading ? { ...composer, send: () => undefined } : composer} isBusy={isLoading} />;
}
