import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/format-date';
import type { CostRow } from '../cost-rows';
import { formatTokens, sayCost, tokensOf } from '../say-cost';

interface CostTableViewProps {
  rows: CostRow[];
  /** True where each row is one job. */
  isEach: boolean;
}

const CELL = 'px-2 py-2.5 text-right align-top whitespace-nowrap tabular-nums last:pr-4';
const WIDE = `${CELL} max-sm:hidden`;
const PHONE = `${CELL} sm:hidden`;

export function CostTableView({ rows, isEach }: CostTableViewProps) {
  if (rows.length === 0) return <p className="border-t border-line p-4 text-muted">Nothing was used in these days.</p>;
  return (
    <table aria-labelledby="cost-table" className="w-full table-fixed border-t border-line">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="w-2/5 py-2.5 pr-2 pl-4 text-left font-medium">
            Name
          </th>
          {!isEach && (
            <th scope="col" className={`${CELL} font-medium`}>
              Jobs
            </th>
          )}
          <th scope="col" className={`${WIDE} font-medium`}>
            Input tokens
          </th>
          <th scope="col" className={`${WIDE} font-medium`}>
            Output tokens
          </th>
          <th scope="col" className={`${PHONE} font-medium`}>
            Tokens
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            Cost
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal break-words">
              {row.name}
              {row.note && <span className="block text-sm break-words text-muted">{row.note}</span>}
              {row.at && (
                <time dateTime={row.at} className="block text-xs text-muted">
                  {formatDateTime(row.at)}
                </time>
              )}
            </th>
            {!isEach && <td className={CELL}>{row.jobs.toLocaleString('en-US')}</td>}
            <td className={WIDE}>{formatTokens(row.inputTokens, row)}
              {row.cachedTokens > 0 && <Part>{row.cachedTokens.toLocaleString('en-US')} cached</Part>}
            </td>
            <td className={WIDE}>
              {formatTokens(row.outputTokens, row)}
              {row.reasoningTokens > 0 && <Part>{row.reasoningTokens.toLocaleString('en-US')} thought</Part>}
            </td>
            <td className={PHONE}>{formatTokens(tokensOf(row), row)}</td>
            <td className={CELL}>{sayCost(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-muted">{children}</span>;
}
