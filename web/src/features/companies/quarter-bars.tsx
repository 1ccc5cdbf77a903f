const HEIGHT = 88;
/** The room between two bars, as a part of what one of them has. */
const GAP = 0.28;

interface QuarterBar {
  /** The day on which the quarter ended, YYYY-MM-DD. */
  end: string;
  value: number;
}

/** A measure of some quarters as bars above and below their zero, the newest at the right and in color. A table beside it says the same. */
export function QuarterBars({ bars }: { bars: QuarterBar[] }) {
  const values = bars.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const range = top - Math.min(0, ...values) || 1;
  const zero = (top / range) * HEIGHT;
  const wide = 100 / bars.length;
  return (
    <div aria-hidden>
      <svg className="block w-full" height={HEIGHT} preserveAspectRatio="none">
        {bars.map(({ end, value }, index) => {
          const height = (Math.abs(value) / range) * HEIGHT;
          return (
            <rect
              key={end}
              x={`${wide * (index + GAP / 2)}%`}
              width={`${wide * (1 - GAP)}%`}
              y={value < 0 ? zero : zero - height}
              height={Math.max(height, 1)}
              rx={2}
              className={index === bars.length - 1 ? 'fill-accent' : 'fill-bar'}
            />
          );
        })}
        <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-line-strong" />
      </svg>
      <div className="mt-1.5 flex justify-between text-xs text-muted tabular-nums">
        {[bars[0], bars.slice(1).at(-1)].map((bar) => bar && <span key={bar.end}>{formatQuarterEnd(bar.end)}</span>)}
      </div>
    </div>
  );
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** 'Jul ’25' */
function formatQuarterEnd(end: string): string {
  return `${MONTH.format(new Date(`${end}T00:00:00Z`))} ’${end.slice(2, 4)}`;
}
