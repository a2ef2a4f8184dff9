import type { SourcePage } from '@foothold/core/resume';

interface PagePictureProps {
  page: SourcePage;
  /** The total number of pages. */
  of: number;
  /** URL of the page's image. Without one, its words are rendered at their positions. */
  src: string | null;
}

/** A page of the uploaded file. */
export function PagePicture({ page, of, src }: PagePictureProps) {
  const label = `Page ${page.number} of ${of}`;
  if (src !== null)
    return (
      <img
        src={src}
        alt={`${label} of your file`}
        width={Math.round(page.width)}
        height={Math.round(page.height)}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    );
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={`${label}, as we read it`}
      className="block w-full"
    >
      {page.lines.flatMap((line) =>
        line.words.map((word) => (
          <text
            key={`${line.box.y} ${word.x} ${word.start}`}
            x={word.x}
            y={line.box.y + line.box.height * 0.78}
            fontSize={Math.max(4, line.box.height * 0.8)}
            textLength={Math.max(1, word.width)}
            lengthAdjust="spacingAndGlyphs"
            className="fill-ink"
          >
            {line.text.slice(word.start, word.end)}
          </text>
        )),
      )}
    </svg>
  );
}
