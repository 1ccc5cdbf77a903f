import type { ChangedValue } from '@copydesk/contracts';

/** What an email says, and what its source said then and says now. */
export function ChangedValues({ values }: { values: ChangedValue[] }) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="text-muted [&>th]:pb-1 [&>th]:font-normal">
          <th scope="col">In the email</th>
          <th scope="col">Then</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ quote, measure, was, is }) => (
          <tr key={`${quote} ${measure}`} className="border-t border-line align-top [&>*]:py-1.5 [&>*+*]:pl-3">
            <th scope="row" className="font-medium">
              {quote.replaceAll('**', '')}
              <span className="block font-normal break-words text-muted">{measure}</span>
            </th>
            <td>
              {was.says}
              <span className="block text-muted">{was.period}</span>
            </td>
            <td className="font-medium text-warn">
              {is.says}
              <span className="block font-normal text-muted">{is.period}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
