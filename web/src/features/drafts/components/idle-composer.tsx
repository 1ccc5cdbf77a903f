import { Composer } from '../conversation/composer';
import { useComposer } from '../conversation/use-composer';
import { useRefine } from '../conversation/use-refine';

/** The composer while there is no email to change: it says so to whoever sends. */
export function IdleComposer() {
  const composer = useComposer('', null, useRefine(''));
  return <Composer composer={composer} isBusy={false} />;
}
