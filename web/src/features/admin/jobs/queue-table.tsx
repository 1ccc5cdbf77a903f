import type { QueuesResponse } from '@copydesk/contracts';
import { sayDuration } from '@/lib/say-duration';

const CELL = 'px-2 py-2.5 text-right tabular-nums last:pr-4';

export function QueueTable({ queues }: Pick<QueuesResponse, 'queues'>) {
  return (
    <table aria-labelledby="queues" className="w-full border-t border-line">
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="py-2.5 pr-2 pl-4 text-left font-medium">
            Queue
          </th>
          {['Waiting', 'Active', 'Failed', 'Oldest'].map((name) => (
            <th key={name} scope="col" className={`${CELL} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {queues.map(({ name, waiting, active, failed, oldestWaitingSeconds }) => (
          <tr key={name}>
            <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal capitalize">
              {name}
            </th>
            <td className={CELL}>{waiting.toLocaleString('en-US')}</td>
            <td className={CELL}>{active.toLocaleString('en-US')}</td>
            <td className={failed > 0 ? `${CELL} text-bad` : CELL}>{failed.toLocaleString('en-US')}</td>
            <td className={`${CELL} whitespace-nowrap`}>
              {oldestWaitingSeconds === null ? '–' : sayDuration(oldestWaitingSeconds)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
