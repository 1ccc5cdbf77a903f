import { LIMITS, type BrandEmailRequest } from '@copydesk/contracts';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { TextArea } from '@/ui/text-area';
import { announce } from '@/ui/toast/toast-store';
import { useReadAgain } from './changes';

/** The text of a file. @throws Error that says why it cannot be read. */
export type ReadEmailFile = (file: File) => Promise<string>;

/** Chooses an email of the library. */
export type LibraryPicker = (props: { onPick: (email: { id: number; content: string }) => void }) => ReactNode;

interface AddEmailsProps {
  brandId: string;
  userId: number;
  /** How many more the brand may keep. */
  room: number;
  readFile: ReadEmailFile;
  Picker: LibraryPicker;
}

/** An email that could not be taken, and why. */
interface Refused {
  name: string;
  why: string;
}

const FULL = `A brand keeps at most ${LIMITS.ownEmailsMax} emails.`;

/** Takes emails that a brand has sent: files, pasted ones, saved ones. What is refused is said beside its name. */
export function AddEmails({ brandId, userId, room, readFile, Picker }: AddEmailsProps) {
  const readAgain = useReadAgain(brandId);
  const [pasted, setPasted] = useStoredState(`own-email:${userId}:${brandId}`, 1, '');
  const [isPasting, setPasting] = useState(pasted !== '');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const keep = (body: BrandEmailRequest) => http.post('/api/brands/:id/emails', { params: { id: brandId }, body });

  /** One after the other, so that each is told of by its name. */
  const take = async (emails: { name: string; read: () => Promise<BrandEmailRequest> }[]) => {
    setBusy(true);
    const failed: Refused[] = [];
    for (const [at, { name, read }] of emails.entries()) {
      try {
        if (at >= room) throw new Error(FULL);
        await keep(await read());
      } catch (error) {
        failed.push({ name, why: messageOf(error, 'It could not be read.') });
      }
    }
    await readAgain();
    setRefused(failed);
    setBusy(false);
    const kept = emails.length - failed.length;
    if (kept > 0) announce({ title: kept === 1 ? 'Email added' : `${kept} emails added` });
    return failed.length === 0;
  };
  const takePasted = async () => {
    if (!(await take([{ name: 'The pasted email', read: () => Promise.resolve({ content: pasted }) }]))) return;
    setPasted('');
    setPasting(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label className={buttonStyle('plain', 'small', 'cursor-pointer focus-within:outline-2')}>
          <FileUp className="size-4" aria-hidden />
          {isBusy ? 'Adding…' : 'Choose files'}
          <input
            type="file"
            multiple
            accept=".eml,.docx,.txt,.html,.htm,.md"
            className="sr-only"
            disabled={isBusy || room <= 0}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              void take(
                files.map((file) => ({ name: file.name, read: async () => ({ content: await readFile(file) }) })),
              );
            }}
          />
        </label>
        {!isPasting && (
          <Button size="small" disabled={isBusy || room <= 0} onClick={() => setPasting(true)}>
            <ClipboardPaste className="size-4" aria-hidden />
            Paste an email
          </Button>
        )}
        {!isBusy && room > 0 && (
          <Picker
            onPick={({ id, content }) =>
              void take([{ name: 'The saved email', read: () => Promise.resolve({ content, generationId: id }) }])
            }
          />
        )}
      </div>
      {room <= 0 && <p className="text-sm text-muted">{FULL} Delete one to add another.</p>}
      {isPasting && (
        <div className="flex flex-col gap-2">
          <TextArea
            label="Email"
            description="The whole email, with its subject line, greeting and sign-off."
            placeholder="Subject: …"
            rows={8}
            className="max-h-96"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <div className="flex gap-2">
            <Button
              variant="main"
              disabled={isBusy || pasted.trim() === '' || room <= 0}
              onClick={() => void takePasted()}
            >
              Add email
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setPasted('');
                setPasting(false);
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
      {refused.length > 0 && (
        <ul role="alert" aria-label="Not added" className="flex flex-col gap-1 text-sm text-bad">
          {refused.map(({ name, why }) => (
            <li key={name} className="break-words">
              {name}: {why}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
