import { readDraft } from '@copydesk/text';
import type { SentEmail } from '@/lib/email-files/html-email';
import { cutAt, type Device, type MailClient } from '@/lib/email-files/mail-clients';
import { classNames } from '@/ui/class-names';

interface InboxRowProps {
  email: SentEmail;
  client: MailClient;
  device: Device;
  isDark: boolean;
}

const PAPER = { light: 'bg-[#ffffff] text-[#1f1f1f]', dark: 'bg-[#141518] text-[#e8e8e8]' };
const SOFT = { light: 'text-[#5f6368]', dark: 'text-[#a8adb4]' };
const ACCENT: Record<MailClient['id'], string> = {
  gmail: 'bg-[#b3261e]',
  outlook: 'bg-[#0f6cbd]',
  apple: 'bg-[#5f6368]',
};

/** An email in the list of an inbox, and what there is no room for. */
export function InboxRow({ email: { text, preheader, sender }, client, device, isDark }: InboxRowProps) {
  const { subject, blocks } = readDraft(text);
  const room = client.inbox[device];
  const first = blocks[0];
  const begins = first?.kind === 'paragraph' ? first.lines.flat() : (first?.items.flat() ?? []);
  const line = cutAt(subject ?? '(no subject)', room.subject);
  const behind = cutAt(preheader ?? begins.map((run) => run.text).join(' '), room.preheader);
  const tone = isDark ? 'dark' : 'light';
  const name = sender.company || sender.senderEmail;
  return (
    <div className="flex flex-col gap-2">
      <div
        role="group"
        aria-label={`In the inbox of ${client.name}`}
        dir="auto"
        className={classNames(
          'flex gap-3 rounded-md border border-line-strong px-3 py-2.5 font-sans text-sm',
          PAPER[tone],
          device === 'phone' && 'mx-auto w-full max-w-94',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-[#ffffff]',
            ACCENT[client.id],
          )}
        >
          {name.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0 flex-1 leading-snug">
          <p className="flex justify-between gap-3">
            <span className={classNames('truncate', name ? 'font-semibold' : SOFT[tone])}>
              {name || 'No sender yet'}
            </span>
            <span className={classNames('shrink-0 text-xs', SOFT[tone])}>9:41 AM</span>
          </p>
          <p className={classNames('break-words', client.id !== 'apple' && 'font-semibold')}>{ended(line)}</p>
          <p className={classNames('break-words', SOFT[tone])}>{ended(behind)}</p>
        </div>
      </div>
      <CutNote name="subject" cut={line.cut} />
      {preheader && <CutNote name="preheader" cut={behind.cut} />}
    </div>
  );
}

const ended = ({ shown, cut }: ReturnType<typeof cutAt>) => (cut === '' ? shown : `${shown}…`);

function CutNote({ name, cut }: { name: string; cut: string }) {
  if (cut === '') return null;
  return (
    <p className="text-sm break-words text-muted">
      Cut from the {name}: <span className="text-warn">“{cut.trim()}”</span>
    </p>
  );
}
