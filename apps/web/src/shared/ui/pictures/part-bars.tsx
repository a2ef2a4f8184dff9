import { useId } from 'react';

export interface PartBarLoss {
  id: string;
  /** In hundredths of a point. */
  points: number;
  /** Why the points were lost, in one sentence. */
  reason: string;
}

export interface PartBar {
  id: string;
  name: string;
  /** In hundredths of a point. */
  earned: number;
  possible: number;
  losses: readonly PartBarLoss[];
}

export interface PartBarsProps {
  label: string;
  parts: readonly PartBar[];
  /** The link of a gap: the URL of its explanation, `#…` on the same page. */
  lossHref: (loss: PartBarLoss, part: PartBar) => string;
}

const formatPoints = (hundredths: number) => String(Math.round(hundredths / 10) / 10);
const HEIGHT = 26;
const GAP = 0.4;

/**
 * One bar per part, all on the same scale, so that a part worth more is longer. Earned points are solid, and each lost
 * point is a gap that links to its explanation. Screen readers get a list with each part's points and the cost of each
 * gap.
 */
export function PartBars({ label, parts, lossHref }: PartBarsProps) {
  const scale = Math.max(1, ...parts.map((part) => part.possible));
  const hatch = useId();
  return (
    <ol aria-label={label} className="flex flex-col">
      {parts.map((part) => (
        <li
          key={part.id}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 md:grid-cols-[11rem_1fr_7rem]"
        >
          <span className="text-small font-medium">{part.name}</span>
          <span className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
            <Bar part={part} scale={scale} hatch={hatch} lossHref={lossHref} />
          </span>
          <span className="text-right text-small whitespace-nowrap figures md:col-start-3 md:row-start-1">
            <span className="font-strong">{formatPoints(part.earned)}</span>
            <span className="text-soft"> of {formatPoints(part.possible)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Bar({
  part,
  scale,
  hatch,
  lossHref,
}: {
  part: PartBar;
  scale: number;
  hatch: string;
  lossHref: PartBarsProps['lossHref'];
}) {
  const toWidth = (hundredths: number) => (100 * hundredths) / scale;
  let at = toWidth(part.earned);
  return (
    <svg width="100%" height={HEIGHT} className="block overflow-visible">
      <title>{`${part.name}: points lost`}</title>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="fill-caution-wash" />
          <rect width="1.5" height="6" className="fill-caution" />
        </pattern>
      </defs>
      {part.earned > 0 && <rect width={`${at}%`} height={HEIGHT} rx="2" className="fill-ink" />}
      {part.losses.map((loss) => {
        const start = at;
        at += toWidth(loss.points);
        return (
          <a key={loss.id} href={lossHref(loss, part)} className="group outline-none">
            <title>{`−${formatPoints(loss.points)} points: ${loss.reason}`}</title>
            <rect
              x={`${start + GAP}%`}
              width={`${Math.max(0.4, at - start - GAP)}%`}
              height={HEIGHT}
              rx="2"
              fill={`url(#${hatch})`}
              className="stroke-caution group-hover:stroke-ink group-hover:stroke-[2.5] group-focus-visible:stroke-ink group-focus-visible:stroke-[3.5]"
              strokeWidth="1"
            />
          </a>
        );
      })}
    </svg>
  );
}
