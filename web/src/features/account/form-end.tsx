import { Button } from '@/ui/button';

interface FormEndProps {
  label: string;
  form: { isChanged: boolean; discard: () => void };
  isSaving: boolean;
}

/** Saves a form, and says where there is something to save. */
export function FormEnd({ label, form: { isChanged, discard }, isSaving }: FormEndProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" disabled={isSaving || !isChanged}>
        {isSaving ? 'Saving...' : label}
      </Button>
      {isChanged && !isSaving && (
        <>
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
          <p className="text-sm text-faint">Not saved yet</p>
        </>
      )}
    </div>
  );
}
