import { useFormat } from '../../format/use-format.tsx';

export interface ChartRow {
  label: string;
  value: number;
}

/** A bar chart. It is a table with bars in it, so screen readers don't need another one. */
export function BarChart({
  caption,
  unit,
  rows,
  highlight,
}: {
  caption: string;
  unit: string;
  rows: readonly ChartRow[];
  highlight?: string;
}) {
  const format = useFormat();
  const most = Math.max(1, ...rows.map((row) => row.value));
  return (
    <table className="w-full text-small">
      <caption className="pb-3 text-left font-strong">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className="w-px py-1 pr-4 text-left font-regular whitespace-nowrap">
              {row.label}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2">
                <svg width="100%" height="18" aria-hidden="true" className="min-w-0 flex-1">
                  <rect
                    width={`${(100 * row.value) / most}%`}
                    height="18"
                    rx="2"
                    className={row.label === highlight ? 'fill-accent' : 'fill-edge'}
                  />
                </svg>
                <span className="w-14 shrink-0 text-right figures">{format.number(row.value)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sparkline with its latest value. Screen readers get the numbers in a table. */
export function Sparkline({ caption, rows }: { caption: string; rows: readonly ChartRow[] }) {
  const format = useFormat();
  const [width, height, pad] = [120, 32, 4];
  const values = rows.map((row) => row.value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const spots = values.map((value, i) => ({
    x: pad + ((width - 2 * pad) * i) / Math.max(1, values.length - 1),
    y: height - pad - ((height - 2 * pad) * (value - low)) / span,
  }));
  const last = spots.at(-1);
  return (
    <figure className="inline-flex items-center gap-3">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <polyline
          points={spots.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ')}
          fill="none"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-ink"
        />
        {last && <circle cx={last.x} cy={last.y} r="3.5" className="fill-accent" />}
      </svg>
      <figcaption className="text-small">
        <span className="font-strong figures">{format.number(values.at(-1) ?? 0)}</span>{' '}
        <span className="text-soft">{caption}</span>
      </figcaption>
      <table className="sr-only">
        <caption>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{format.number(row.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

export interface FunnelStage {
  label: string;
  count: number;
}

/** How many get from each stage to the next. Percentages are omitted if the previous stage has fewer than `enough`. */
export function Funnel({
  caption,
  stages,
  minimum = 10,
}: {
  caption: string;
  stages: readonly FunnelStage[];
  minimum?: number;
}) {
  const format = useFormat();
  const most = Math.max(1, stages[0]?.count ?? 0);
  const share = (index: number): string | null => {
    const [before, here] = [stages[index - 1], stages[index]];
    if (!before || !here) return null;
    return before.count >= minimum
      ? `${format.percent(here.count / before.count)} got this far`
      : 'not enough data for a percentage';
  };
  return (
    <table className="w-full text-small">
      <caption className="pb-3 text-left font-strong">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {stages.map((stage, index) => (
          <tr key={stage.label} className="border-t border-line">
            <th scope="row" className="w-32 py-2 pr-4 text-left font-medium">
              {stage.label}
              {index > 0 && <span className="block text-note font-regular text-soft">{share(index)}</span>}
            </th>
            <td className="py-2">
              <span className="flex items-center gap-3">
                <svg width="100%" height="22" aria-hidden="true" className="min-w-0 flex-1">
                  <rect
                    width={`${Math.max(0.6, (100 * stage.count) / most)}%`}
                    height="22"
                    rx="2"
                    className={index === stages.length - 1 ? 'fill-hold' : 'fill-edge'}
                  />
                </svg>
                <span className="w-10 shrink-0 text-right font-strong figures">{format.number(stage.count)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
