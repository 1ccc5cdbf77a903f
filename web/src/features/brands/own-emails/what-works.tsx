import { EMAIL_PURPOSES, RESULT_NAMES, tellShare, type ResultCount, type ResultGroup } from '@copydesk/contracts';
import { OPENS_NOTE } from '@/lib/results/describe-result';
import { PURPOSE_NAMES } from './purpose-names';
import { useResultGroups } from './changes';

interface WhatWorksProps {
  brandId: string;
  /** What a tool is called. */
  toolName: (appId: number) => string;
}

const TITLES: Record<ResultGroup['by'], string> = {
  kind: 'Kind of email',
  shape: 'Shape',
  angle: 'Angle',
  tool: 'Written here with',
};
/** Angles are lines of their own: the best are enough. */
const SHOWN = 10;
const MEASURES = ['clicked', 'sold', 'opened'] as const satisfies ResultCount[];

/** Which sorts of a brand's emails do how well, the best first. */
export function WhatWorks({ brandId, toolName }: WhatWorksProps) {
  const groups = useResultGroups(brandId).data ?? [];
  if (groups.length === 0) return null;
  const nameOf = ({ by, name }: ResultGroup) => {
    if (by === 'tool') return toolName(Number(name));
    if (by === 'kind') return PURPOSE_NAMES[EMAIL_PURPOSES.find((one) => one === name) ?? 'other'];
    return by === 'angle' ? name : name.charAt(0).toUpperCase() + name.slice(1);
  };
  return (
    <section aria-label="What works" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">What works</h3>
      <div tabIndex={0} role="region" aria-label="Results by sort of email" className="overflow-x-auto">
        {(['kind', 'shape', 'angle', 'tool'] as const).map((by) => {
          const rows = groups.filter((group) => group.by === by).slice(0, SHOWN);
          return rows.length > 0 && <Groups key={by} title={TITLES[by]} groups={rows} nameOf={nameOf} />;
        })}
      </div>
      <p className="text-xs text-faint">
        All readers of a sort together, with ranges that hold in 95 of 100 cases. {OPENS_NOTE}
      </p>
    </section>
  );
}

interface GroupsProps {
  title: string;
  groups: ResultGroup[];
  nameOf: (group: ResultGroup) => string;
}

function Groups({ title, groups, nameOf }: GroupsProps) {
  return (
    <table className="mb-3 w-full text-left text-sm tabular-nums last:mb-0">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 pr-3 font-medium">
            {title}
          </th>
          <th scope="col" className="py-1 pr-3 font-medium">
            Emails
          </th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col" className="py-1 pr-3 font-medium">
              {RESULT_NAMES[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.name} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {nameOf(group)}
            </th>
            <td className="py-1.5 pr-3">{group.emails}</td>
            {MEASURES.map((measure) => (
              <td key={measure} className="py-1.5 pr-3">
                <ShareOf counts={group.counts} measure={measure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareOf({ counts, measure }: { counts: ResultGroup['counts']; measure: ResultCount }) {
  const count = counts.find((one) => one.measure === measure);
  if (!count) return <span className="text-faint">not known</span>;
  const { rate, range } = tellShare(count.part, count.whole);
  return (
    <>
      {rate} <span className="whitespace-nowrap text-faint">{range}</span>
    </>
  );
}
