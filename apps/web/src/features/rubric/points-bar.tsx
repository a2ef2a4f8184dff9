interface PointsBarProps {
  parts: readonly { id: string; name: string; points: number }[];
  hrefOf: (id: string) => string;
}

/** Six shades of one color, like the elevations on a map. */
const FILL_CLASSES = ['fill-hold', 'fill-hold/85', 'fill-hold/70', 'fill-hold/56', 'fill-hold/43', 'fill-hold/31'];
const HEIGHT = 44;
const GAP = 0.35;

/** All points as one bar. Each part is as long as its points and links to its rules. */
export function PointsBar({ parts, hrefOf }: PointsBarProps) {
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  let at = 0;
  const segments = parts.map((part, index) => {
    const from = at;
    at += (100 * part.points) / total;
    return { ...part, from, width: at - from - GAP, fill: FILL_CLASSES[index % FILL_CLASSES.length] };
  });
  return (
    <div>
      <svg width="100%" height={HEIGHT} aria-hidden="true" className="block">
        {segments.map(({ id, from, width, fill }) => (
          <rect key={id} x={`${from}%`} width={`${width}%`} height={HEIGHT} rx="2" className={fill} />
        ))}
      </svg>
      <ol className="flex flex-wrap gap-x-6 gap-y-1 pt-3">
        {segments.map(({ id, name, points, fill }) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              className="inline-flex min-h-8 items-center gap-2 text-small text-ink underline decoration-line underline-offset-4 hover:decoration-accent"
            >
              <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
                <rect width="12" height="12" rx="2" className={fill} />
              </svg>
              {name} <span className="text-soft figures">{points}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
