import { FOLDER_COLORS, type FolderColor, FolderRequest, type FolderResponse, LIMITS } from '@copydesk/contracts';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useRequestForm } from '@/lib/forms/use-request-form';
import { refusalOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { toastFailure } from '@/ui/toast/toast-store';
import { refusedName, useSaveFolder } from './mutations';

const [DEFAULT_COLOR] = FOLDER_COLORS;

interface FolderDialogProps {
  /** null for a new one. */
  folder: FolderResponse | null;
  onClose: () => void;
}

/** Name and color of a folder. What is typed stays until the server took it. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const formId = useId();
  const { field, form, onSubmit } = useRequestForm({
    Request: FolderRequest,
    saved: { name: folder?.name ?? '', color: folder?.color ?? DEFAULT_COLOR },
  });
  const save = useSaveFolder(folder);
  const submit = onSubmit((values) =>
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        const refused = refusedName(error);
        if (refused) form.setError('name', { message: refused }, { shouldFocus: true });
        else
          toastFailure(
            folder ? 'Failed to update folder' : 'Failed to create folder',
            refusalOf(error, 'Please try again or check your connection.'),
          );
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={folder ? 'Edit Folder' : 'New Folder'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="main" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : folder ? 'Save' : 'Create Folder'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField label="Name" autoComplete="off" autoFocus maxLength={LIMITS.folderNameMax + 1} {...field('name')} />
        <Controller
          name="color"
          control={form.control}
          render={({ field: { value, onChange } }) => <ColorPalette value={value} onChange={onChange} />}
        />
      </form>
    </Dialog>
  );
}

interface ColorPaletteProps {
  value: FolderColor;
  onChange: (color: FolderColor) => void;
}

/** The ten colors, one of them chosen. */
function ColorPalette({ value, onChange }: ColorPaletteProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium text-muted">
        Color
        <span aria-hidden className="font-normal text-faint">
          {COLOR_NAMES[value]}
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {FOLDER_COLORS.map((color) => (
          <label
            key={color}
            title={COLOR_NAMES[color]}
            className="relative grid size-10 place-items-center max-md:size-11"
          >
            <input
              type="radio"
              name="color"
              value={color}
              aria-label={COLOR_NAMES[color]}
              checked={color === value}
              onChange={() => onChange(color)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full border border-transparent transition-colors duration-150 checked:border-text hover:bg-raised"
            />
            <span
              aria-hidden
              style={{ backgroundColor: color }}
              className="pointer-events-none relative size-6 rounded-full"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the colors of folders are called. */
const COLOR_NAMES: Record<FolderColor, string> = {
  '#3b82f6': 'Blue',
  '#10b981': 'Emerald',
  '#f59e0b': 'Amber',
  '#ef4444': 'Red',
  '#8b5cf6': 'Violet',
  '#06b6d4': 'Cyan',
  '#f97316': 'Orange',
  '#84cc16': 'Lime',
  '#ec4899': 'Pink',
  '#6b7280': 'Gray',
};
