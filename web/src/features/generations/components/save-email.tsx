import { LIMITS, type SaveGenerationRequest } from '@copydesk/contracts';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { useGenerations } from '../use-generations';
import { useRenameGeneration } from '../use-rename-generation';
import { useSaveGeneration } from '../use-save-generation';
import { TitleInput } from './title-input';

interface SaveEmailProps {
  email: SaveGenerationRequest;
  /** The saved email that was made of this one before, if there is one. */
  savedId: number | null;
  onSaved: (id: number) => void;
}

/** Saves at once under the title beside it; a title that is changed afterwards is saved when one leaves the field. */
export function SaveEmail({ email, savedId, onSaved }: SaveEmailProps) {
  const saved = useGenerations().data?.find((generation) => generation.id === savedId);
  const [typed, setTyped] = useState<string | null>(null);
  const save = useSaveGeneration();
  const rename = useRenameGeneration();
  const storedTitle = saved?.title ?? email.title;
  const title = typed ?? storedTitle;

  const keepTitle = () => {
    const wanted = title.trim();
    if (savedId === null) return;
    if (wanted === '' || wanted === storedTitle) setTyped(null);
    else rename.mutate({ id: savedId, title: wanted }, { onError: () => setTyped(null) });
  };
  const saveEmail = () =>
    save.mutate({ ...email, title: title.trim() || email.title }, { onSuccess: ({ id }) => onSaved(id) });

  return (
    <div className="flex min-w-0 flex-1 items-center justify-end gap-2 max-sm:contents">
      <TitleInput
        value={title}
        maxLength={LIMITS.titleMax}
        onChange={setTyped}
        onDone={keepTitle}
        onReset={() => setTyped(null)}
      />
      <Button size="small" className="max-sm:flex-1" onClick={saveEmail} disabled={savedId !== null || save.isPending}>
        {savedId === null ? (
          <Bookmark className="size-4" aria-hidden />
        ) : (
          <BookmarkCheck className="size-4 text-good" aria-hidden />
        )}
        {savedId !== null ? 'Saved' : save.isPending ? 'Saving...' : 'Save to My Generations'}
      </Button>
    </div>
  );
}
