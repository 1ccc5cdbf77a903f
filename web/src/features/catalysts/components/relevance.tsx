/** How well a catalyst fits, from 0 to 1, as a figure and a bar. */
export function Relevance({ value }: { value: number }) {
  const percent = Math.round(value * 100);
  return (
    <span className="w-11 shrink-0 pt-px">
      <span className="block font-medium text-accent tabular-nums">{percent}%</span>
      <span aria-hidden className="mt-1 block h-0.75 overflow-hidden rounded-full bg-lifted">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
