import type { CodeReview } from '@foothold/contracts/coaching/shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';

type MeasuresProps = Pick<CodeReview, 'measures'>['measures'];

/** Maximum number of functions in the chart. */
const MAX_FUNCTIONS = 8;
/** With more paths than this, a function becomes a finding. */
const PATH_LIMIT = 15;
const BAR_HEIGHT = 14;
const STRIP_HEIGHT = 22;

/** The number of paths through each function, and duplicated lines, as small charts. */
export function Measures({ measures }: { measures: MeasuresProps }) {
  return (
    <div className="grid gap-x-14 gap-y-8 md:grid-cols-2 [&>*]:min-w-0">
      <Complexity functions={measures.functions} />
      <Duplication measures={measures} />
    </div>
  );
}

function Complexity({ functions }: Pick<MeasuresProps, 'functions'>) {
  if (functions.length === 0) return <p className="text-small text-soft">No functions in this code.</p>;
  const most = Math.max(PATH_LIMIT, ...functions.map(({ complexity }) => complexity));
  const more = functions.length - MAX_FUNCTIONS;
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full table-fixed text-small">
        <caption className="pb-2 text-left font-strong">Complexity of each function</caption>
        <tbody>
          {functions.slice(0, MAX_FUNCTIONS).map(({ name, line, complexity }) => (
            <tr key={`${line} ${name}`}>
              <th scope="row" className="w-2/5 py-1 pr-3 text-left font-regular">
                <span className="block truncate font-mono text-note" title={name}>
                  {name}
                </span>
                <span className="text-note text-soft figures">line {line}</span>
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <svg width="100%" height={BAR_HEIGHT} aria-hidden="true" className="min-w-0 flex-1">
                    <rect
                      width={`${(100 * complexity) / most}%`}
                      height={BAR_HEIGHT}
                      rx="2"
                      className={complexity > PATH_LIMIT ? 'fill-caution' : 'fill-ink'}
                    />
                  </svg>
                  <span className="w-8 shrink-0 text-right font-strong figures">{complexity}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-note text-soft">
        Each function starts at 1 and adds 1 for each branch. Above {PATH_LIMIT} is a finding.
        {more > 0 && (more === 1 ? ' The simplest one isn’t shown.' : ` The ${more} simplest aren’t shown.`)}
      </p>
    </div>
  );
}

function Duplication({ measures: { lines, duplication, duplicates } }: { measures: MeasuresProps }) {
  const { percent, number } = useFormat();
  const formatLinePosition = (line: number) => `${(100 * (line - 1)) / Math.max(1, lines)}%`;
  const formatWidth = (count: number) => `${Math.max(0.5, (100 * count) / Math.max(1, lines))}%`;
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="font-strong">Repeated lines: {percent(duplication)}</p>
      <svg width="100%" height={STRIP_HEIGHT} aria-hidden="true">
        <rect width="100%" height={STRIP_HEIGHT} rx="2" className="fill-line" />
        {duplicates.map(({ line, again, lines: count }) => (
          <g key={`${line} ${again}`}>
            <rect x={formatLinePosition(line)} width={formatWidth(count)} height={STRIP_HEIGHT} className="fill-edge" />
            <rect
              x={formatLinePosition(again)}
              width={formatWidth(count)}
              height={STRIP_HEIGHT}
              className="fill-caution"
            />
          </g>
        ))}
      </svg>
      {duplicates.length === 0 ? (
        <p className="text-note text-soft">
          No repeated code of 50 or more symbols in {lines === 1 ? 'this' : 'these'} {number(lines)}{' '}
          {lines === 1 ? 'line' : 'lines'}.
        </p>
      ) : (
        <ul className="flex flex-col gap-1 text-note text-soft">
          {duplicates.map(({ line, again, lines: count }) => (
            <li key={`${line} ${again}`}>
              {count} lines from line {again} repeat those from line {line}.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
