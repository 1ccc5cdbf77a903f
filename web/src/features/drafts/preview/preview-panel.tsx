import { measureCopy } from '@copydesk/text';
import { CircleAlert, CircleCheck, Monitor, Smartphone, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { EMAIL_RULES, type EmailFinding, findingsIn } from '@/lib/email-files/check-email';
import { htmlEmail, type SentEmail, textEmail } from '@/lib/email-files/html-email';
import { asShown, type Device, MAIL_CLIENTS } from '@/lib/email-files/mail-clients';
import { useIsPhone } from '@/lib/use-is-wide';
import { Panel } from '@/ui/panel';
import { ToggleGroup } from '@/ui/toggle-group';
import { DifferingLinks } from '../ledger/differing-notice';
import type { Differing } from '../ledger/use-differing';
import { EmailFrame } from './email-frame';
import { InboxRow } from './inbox-row';

interface PreviewPanelProps {
  email: SentEmail;
  differing: Pick<Differing, 'claims' | 'go'>;
  onClose: () => void;
}

/** The width of an email on a desktop screen, in pixels. */
const DESKTOP = 600;
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
export default function PreviewPanel({ email, differing, onClose }: PreviewPanelProps) {
  const isPhone = useIsPhone();
  const [clientId, setClient] = useState(GMAIL?.id ?? 'gmail');
  const [device, setDevice] = useState<Device>(isPhone ? 'phone' : 'desktop');
  const [color, setColor] = useState<'light' | 'dark'>('light');
  const client = MAIL_CLIENTS.find(({ id }) => id === clientId);
  const { text, preheader, sender } = useDeferredSent(email);
  const html = useMemo(() => htmlEmail({ text, preheader, sender }), [text, preheader, sender]);
  const findings = findingsIn({ text, preheader, sender, html, plain: textEmail({ text, preheader, sender }) });
  const count = findings.length + (differing.claims.length > 0 ? 1 : 0);
  const below = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  if (!client) return null;
  const page = asShown(html, color === 'dark' ? client.inbox[device].dark : 'light');
  return (
    <Panel title="Inbox preview" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-1.5">
          <ToggleGroup label="Email program" options={CLIENTS} value={clientId} onChange={setClient} />
          <ToggleGroup label="Screen" options={DEVICES} value={device} onChange={setDevice} />
          <ToggleGroup label="Colors" options={COLORS} value={color} onChange={setColor} />
        </div>
        {count > 0 && (
          <button
            type="button"
            onClick={() => below.current?.scrollIntoView({ block: 'start' })}
            className="flex items-center gap-2 self-start rounded-sm text-sm text-warn hover:underline max-md:-my-3 max-md:min-h-11"
          >
            <CircleAlert className="size-4 shrink-0" aria-hidden />
            {count} {count === 1 ? 'thing' : 'things'} to look at before it is sent
          </button>
        )}
        <InboxRow email={{ text, preheader, sender }} client={client} device={device} isDark={color === 'dark'} />
        <div ref={room}>
          <div
            tabIndex={0}
            // The whole width is seen, however small that is.
            style={device === 'desktop' ? { zoom: Math.min(1, width / DESKTOP) } : undefined}
            className={
              device === 'phone'
                ? 'mx-auto w-full max-w-94 overflow-hidden rounded-xl border-4 border-line-strong'
                : 'overflow-hidden rounded-md border border-line-strong *:min-w-150'
            }
          >
            <EmailFrame html={page} title={`The email in ${client.name}`} />
          </div>
        </div>
        <Findings findings={findings} differing={differing} place={below} />
        <Measures html={html} text={text} />
      </div>
    </Panel>
  );
}

/** How wide an element is, in pixels. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DESKTOP);
  useLayoutEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}

/** The email in the words of a moment ago, while newer ones are typed. */
function useDeferredSent({ text, preheader, sender }: SentEmail): SentEmail {
  return { text: useDeferredValue(text), preheader: useDeferredValue(preheader), sender: useDeferredValue(sender) };
}

interface FindingsProps extends Pick<PreviewPanelProps, 'differing'> {
  findings: EmailFinding[];
  place: RefObject<HTMLElement | null>;
}

function Findings({ findings, differing, place }: FindingsProps) {
  const isReady = findings.length === 0 && differing.claims.length === 0;
  return (
    <section ref={place} aria-labelledby="preview-findings">
      <h3 id="preview-findings" className="mb-2 font-semibold">
        {isReady ? 'Ready for every inbox' : 'To look at before it is sent'}
      </h3>
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {differing.claims.length > 0 && (
          <li className="flex gap-2">
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden />
            <span className="min-w-0">
              Differs from the source: <DifferingLinks differing={differing} />
            </span>
          </li>
        )}
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
