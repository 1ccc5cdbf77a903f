import { FOLDER_COLORS, FolderRequest, LIMITS, type FolderResponse } from '@copydesk/contracts';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { classResolver } from '@/lib/forms/class-resolver';
import { refusalOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { toastFailure } from '@/ui/toast/toast-store';
import { ColorPalette } from './color-palette';
import { refusedName } from './refused-name';
import { useSaveFolder } from './use-save-folder';

const [DEFAULT_COLOR] = FOLDER_COLORS;

interface FolderDialogProps {
  /** null for a new one. */
  folder: FolderResponse | null;
  onClose: () => void;
}

/** Name and colour of a folder. What is typed stays until the server took it. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const formId = useId();
  const { register, control, handleSubmit, setError, formState } = useForm<FolderRequest>({
    resolver: classResolver(FolderRequest),
    defaultValues: { name: folder?.name ?? '', color: folder?.color ?? DEFAULT_COLOR },
  });
  const save = useSaveFolder(folder);
  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        const refused = refusedName(error);
        if (refused) setError('name', { message: refused }, { shouldFocus: true });
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
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextField
          label="Name"
          autoComplete="off"
          autoFocus
          maxLength={LIMITS.folderNameMax + 1}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <Controller
          name="color"
          control={control}
          render={({ field }) => <ColorPalette value={field.value ?? DEFAULT_COLOR} onChange={field.onChange} />}
        />
      </form>
    </Dialog>
  );
}
