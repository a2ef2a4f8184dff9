import { useFormat } from '../../../shared/format/use-format.tsx';
import { createScale, type DayViews, selectLabeledDays } from './days.ts';

const HEIGHT = 200;
const TOP_MARGIN = 12;
const BOTTOM_MARGIN = 26;
/** A bar's width as a share of its day. */
const BAR_SHARE = 0.76;

/**
 * Page views, one bar per day. Horizontal positions are percentages, so the chart fits any screen without JavaScript
 * and its text keeps its size. Screen readers get the summary; the table below has every figure.
 */
export function ViewsChart({ days, summary }: { days: readonly DayViews[]; summary: string }) {
  const format = useFormat();
  const scale = createScale(Math.max(0, ...days.map(({ views }) => views)));
  const top = scale.at(-1) ?? 1;
  const toY = (views: number) => TOP_MARGIN + (HEIGHT - TOP_MARGIN) * (1 - views / top);
  const labeledDays = selectLabeledDays(days.length);
  const share = 100 / days.length;
  return (
    <div role="img" aria-label={summary} className="flex pr-4 text-note">
      <svg aria-hidden="true" height={HEIGHT + BOTTOM_MARGIN} width="44" className="shrink-0">
        {scale.map((line) => (
          <text key={line} x="36" y={toY(line) + 4} textAnchor="end" className="fill-soft figures">
            {format.number(line)}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" height={HEIGHT + BOTTOM_MARGIN} width="100%" className="min-w-0 flex-1 overflow-visible">
        {scale.map((line) => (
          <line
            key={line}
            x2="100%"
            y1={toY(line)}
            y2={toY(line)}
            className={line === 0 ? 'stroke-edge' : 'stroke-line'}
          />
        ))}
        {days.map(({ date, views }, index) => (
          <g key={date}>
            <rect
              x={`${(index + (1 - BAR_SHARE) / 2) * share}%`}
              width={`${share * BAR_SHARE}%`}
              y={toY(views)}
              height={HEIGHT - toY(views)}
              className={index === days.length - 1 ? 'fill-accent' : 'fill-edge'}
            >
              <title>{`${format.date(date)}: ${format.number(views)}`}</title>
            </rect>
            {labeledDays.has(index) && (
              <text x={`${(index + 0.5) * share}%`} y={HEIGHT + 19} textAnchor="middle" className="fill-soft figures">
                {format.monthDay(date)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
