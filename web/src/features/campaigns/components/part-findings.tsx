import { PART_NAMES, type ThreadResponse } from '@copydesk/contracts';
import { readDraft, type FormattedRun } from '@copydesk/text';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '@/ui/class-names';
import { checkCampaign } from '../check/check-campaign';
import type { Finding } from '../check/finding';
import { campaignQuery } from '../use-campaign';

const BEGIN = '\uE000';
const END = '\uE001';

interface PartTextProps {
  thread: ThreadResponse;
  text: string;
}

/** What a version of a part disagrees about with what was entered, in sentences over its text. */
export function PartFindings({ thread, text }: PartTextProps) {
  const findings = useFindings(thread, text);
  const [first] = findings;
  return first && <FindingList label={PART_NAMES[first.part]} findings={findings} />;
}

/** The same in the text; null where nothing in it disagrees. */
export function useMarkedPart(thread: ThreadResponse, text: string) {
  const places = useFindings(thread, text).flatMap(({ place }) => (place ? [place] : []));
  return places.length > 0 ? <MarkedDraft text={text} places={places} /> : null;
}

function useFindings({ campaign: own }: ThreadResponse, text: string): Finding[] {
  const { data: campaign } = useQuery({ ...campaignQuery(own?.id ?? ''), enabled: false });
  return useMemo(
    () => (campaign && own ? checkCampaign(campaign, [{ part: own.part, content: text }]) : []),
    [campaign, own, text],
  );
}

/** What in a part disagrees with what was entered, in sentences. */
function FindingList({ label, findings }: { label: string; findings: Finding[] }) {
  return (
    <ul
      aria-label={`To be checked in ${label}`}
      className="mb-5 flex flex-col gap-1.5 rounded-md border border-warn/30 bg-warn-soft p-3 text-sm"
    >
      {findings.map(({ place, message }) => (
        <li key={`${place?.from} ${message}`} className="flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
          <span className="min-w-0 break-words">{message}</span>
        </li>
      ))}
    </ul>
  );
}

interface MarkedDraftProps {
  text: string;
  /** In their order, none within another. */
  places: { from: number; to: number }[];
}

/** An email in which places are marked. */
function MarkedDraft({ text, places }: MarkedDraftProps) {
  const { subject, blocks } = useMemo(() => readDraft(withMarks(text, places)), [text, places]);
  return (
    <div dir="auto" className="font-serif text-draft break-words">
      {subject !== null && (
        <>
          <p className="mb-1 font-sans text-sm text-muted select-none">Subject</p>
          <h3
            dir="auto"
            className="mb-7 text-subject font-medium tracking-[-0.012em] text-balance max-sm:text-[1.625rem]"
          >
            <MarkedLine runs={[{ text: subject, bold: false }]} />
          </h3>
        </>
      )}
      {blocks.map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} dir="auto" className="mb-[1.1em] list-disc ps-[1.4em] marker:text-faint">
            {block.items.map((runs, item) => (
              <li key={item} dir="auto" className="mb-[0.25em] ps-1">
                <MarkedLine runs={runs} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index} dir="auto" className="mb-[1.1em] text-pretty">
            {block.lines.map((runs, line) => (
              <span key={line}>
                {line > 0 && <br />}
                <MarkedLine runs={runs} />
              </span>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** Marks begin and end within a line. */
function MarkedLine({ runs }: { runs: FormattedRun[] }) {
  let isMarked = false;
  const pieces = runs.flatMap(({ text, bold }) =>
    text
      .split(new RegExp(`(${BEGIN}|${END})`))
      .map((words) => {
        if (words === BEGIN) isMarked = true;
        if (words === END) isMarked = false;
        return { words, bold, isMarked };
      })
      .filter(({ words }) => words !== '' && words !== BEGIN && words !== END),
  );
  return pieces.map(({ words, bold, isMarked: marked }, index) => {
    const Tag = marked ? 'mark' : 'span';
    return (
      <Tag
        key={index}
        className={classNames(
          bold && 'font-semibold',
          marked && 'rounded-sm bg-warn-soft text-warn underline decoration-wavy underline-offset-4',
        )}
      >
        {words}
      </Tag>
    );
  });
}

function withMarks(text: string, places: MarkedDraftProps['places']): string {
  let marked = '';
  let end = 0;
  for (const { from, to } of places) {
    marked += `${text.slice(end, from)}${BEGIN}${text.slice(from, to)}${END}`;
    end = to;
  }
  return marked + text.slice(end);
}
