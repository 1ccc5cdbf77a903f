import { measureCopy } from '@copydesk/text';
import { CircleAlert, CircleCheck, Monitor, Smartphone } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { EMAIL_RULES, type EmailFinding, findingsIn } from '@/lib/email-files/check-email';
import { htmlEmail, type SentEmail, textEmail } from '@/lib/email-files/html-email';
import { asShown, type Device, MAIL_CLIENTS } from '@/lib/email-files/mail-clients';
import { useIsPhone } from '@/lib/use-is-wide';
import { Panel } from '@/ui/panel';
import { ToggleGroup } from '@/ui/toggle-group';
import { EmailFrame } from './email-frame';
import { InboxRow } from './inbox-row';

interface PreviewPanelProps {
  email: SentEmail;
  onClose: () => void;
}

/** The width of an email on a desk, and what stands beside it on a phone, in pixels. */
const DESK = 600;
const MARGIN = 18;
const [GMAIL] = MAIL_CLIENTS;
const CLIENTS = MAIL_CLIENTS.map(({ id, name }) => ({ value: id, label: name }));
const DEVICES = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'phone', label: 'Phone', icon: Smartphone },
] as const;
const COLORS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** How readers see the email: in the list of their inbox, and open. Below it stand the inbox checks that did not pass. */
export default function PreviewPanel({ email, onClose }: PreviewPanelProps) {
  const isPhone = useIsPhone();
  const [clientId, setClient] = useState(GMAIL?.id ?? 'gmail');
  const [device, setDevice] = useState<Device>(isPhone ? 'phone' : 'desktop');
  const [color, setColor] = useState<'light' | 'dark'>('light');
  const client = MAIL_CLIENTS.find(({ id }) => id === clientId);
  const { text, preheader, sender } = useDeferredSent(email);
  const html = useMemo(() => htmlEmail({ text, preheader, sender }), [text, preheader, sender]);
  const findings = findingsIn({ text, preheader, sender, html, plain: textEmail({ text, preheader, sender }) });
  const below = useRef<HTMLElement>(null);
  if (!client) return null;
  const page = asShown(html, color === 'dark' ? client.inbox[device].dark : 'light');
  return (
    <Panel scroll="stays" isWide title="Inbox preview" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-1.5">
          <ToggleGroup label="Email program" options={CLIENTS} value={clientId} onChange={setClient} />
          <ToggleGroup label="Screen" options={DEVICES} value={device} onChange={setDevice} />
          <ToggleGroup label="Colors" options={COLORS} value={color} onChange={setColor} />
        </div>
        {findings.length > 0 && (
          <button
            type="button"
            onClick={() => below.current?.scrollIntoView({ block: 'start' })}
            className="flex items-center gap-2 self-start rounded-sm text-sm text-warn hover:underline max-md:-my-3 max-md:min-h-11"
          >
            <CircleAlert className="size-4 shrink-0" aria-hidden />
            {findings.length} {findings.length === 1 ? 'thing' : 'things'} to look at before it is sent
          </button>
        )}
        <InboxRow email={{ text, preheader, sender }} client={client} device={device} isDark={color === 'dark'} />
        <div
          tabIndex={0}
          // A desk in the hand: the whole width is seen, as small as it is.
          style={isPhone && device === 'desktop' ? { zoom: (window.innerWidth - 2 * MARGIN) / DESK } : undefined}
          className={
            device === 'phone'
              ? 'mx-auto w-full max-w-94 overflow-hidden rounded-xl border-4 border-line-strong'
              : 'overflow-x-auto rounded-md border border-line-strong *:min-w-150'
          }
        >
          <EmailFrame html={page} title={`The email in ${client.name}`} />
        </div>
        <Findings findings={findings} place={below} />
        <Measures html={html} text={text} />
      </div>
    </Panel>
  );
}

/** The email in the words of a moment ago, while newer ones are typed. */
function useDeferredSent({ text, preheader, sender }: SentEmail): SentEmail {
  return { text: useDeferredValue(text), preheader: useDeferredValue(preheader), sender: useDeferredValue(sender) };
}

function Findings({ findings, place }: { findings: EmailFinding[]; place: RefObject<HTMLElement | null> }) {
  return (
    <section ref={place} aria-labelledby="preview-findings">
      <h3 id="preview-findings" className="mb-2 font-semibold">
        {findings.length === 0 ? 'Ready for every inbox' : 'To look at before it is sent'}
      </h3>
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {findings.map(({ id, text, source }) => (
          <li key={id} className="flex gap-2" title={`Source: ${source}`}>
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            <span className="min-w-0 break-words">
              {text}{' '}
              {(id === 'address' || id === 'unsubscribe') && (
                <Link to="/settings" className="text-accent hover:underline">
                  Add it to your brand
                </Link>
              )}
            </span>
          </li>
        ))}
        <li className="flex gap-2">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-hidden />
          {EMAIL_RULES.length - findings.length} of {EMAIL_RULES.length} inbox checks passed
        </li>
      </ul>
    </section>
  );
}

function Measures({ html, text }: { html: string; text: string }) {
  const { words, readingLevel } = measureCopy(text);
  const count = (tag: RegExp) => html.match(tag)?.length ?? 0;
  const images = count(/<img\s/gi);
  const measures = [
    ['Reads at', readingLevel === null ? 'no grade' : `grade ${readingLevel}`],
    ['Words', words.toLocaleString('en-US')],
    ['Links', String(count(/<a\s/gi))],
    ['Size', `${Math.ceil(new TextEncoder().encode(html).length / 1024)} KB of 102`],
    ['Images off', images === 0 ? 'nothing is lost' : `${images} not shown`],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-4 text-sm sm:grid-cols-3">
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
