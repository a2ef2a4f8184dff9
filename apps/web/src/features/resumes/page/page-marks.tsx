// biome-ignore-all lint/a11y/useSemanticElements: SVG has no buttons or fieldsets
import type { SourcePage } from '@foothold/core/resume';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import type { PageBox } from '../model/places.ts';
import type { Place } from './place-context.tsx';

/** A place on a page with its boxes. */
export interface Mark {
  place: Place;
  boxes: readonly PageBox[];
  /** The style when not highlighted: `quiet` is faint, `caution` marks something to check. */
  tone: 'quiet' | 'caution';
  highlighted: boolean;
}

interface PageMarksProps {
  page: SourcePage;
  marks: readonly Mark[];
  onHint(place: Place | null): void;
  /** Called on click or Enter. Omit it if the marks are only for display. */
  onPick?: ((place: Place) => void) | undefined;
}

const TONES = {
  quiet: 'fill-transparent stroke-transparent group-hover:fill-accent/15 group-hover:stroke-accent',
  caution: 'fill-caution/12 stroke-transparent group-hover:stroke-caution',
};

/**
 * Marks on a page. Selectable marks share one tab stop: the arrow keys move between them in reading order, and Enter
 * selects one.
 */
export function PageMarks({ page, marks, onHint, onPick }: PageMarksProps) {
  const [at, setAt] = useState(0);
  const group = useRef<SVGSVGElement>(null);
  const frame = `0 0 ${page.width} ${page.height}`;
  const className = 'absolute inset-0 size-full';
  if (!onPick)
    return (
      <svg viewBox={frame} aria-hidden="true" className={className}>
        {marks.map((mark) => (
          <Rectangles key={mark.place.key} mark={mark} />
        ))}
      </svg>
    );

  const current = Math.min(at, marks.length - 1);
  function move(event: KeyboardEvent, index: number): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const by = steps[event.key];
    const mark = marks[index];
    if (by !== undefined) {
      event.preventDefault();
      const next = Math.min(marks.length - 1, Math.max(0, index + by));
      setAt(next);
      group.current?.querySelectorAll<SVGGElement>('[data-mark]')[next]?.focus();
    } else if (mark && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onPick?.(mark.place);
    }
  }
  return (
    <svg ref={group} viewBox={frame} role="group" aria-label={`Fields on page ${page.number}`} className={className}>
      {marks.map((mark, index) => (
        <g
          key={mark.place.key}
          data-mark=""
          role="button"
          aria-label={mark.place.label}
          tabIndex={index === current ? 0 : -1}
          onPointerEnter={() => onHint(mark.place)}
          onPointerLeave={() => onHint(null)}
          onFocus={() => {
            setAt(index);
            onHint(mark.place);
          }}
          onBlur={() => onHint(null)}
          onClick={() => onPick(mark.place)}
          onKeyDown={(event) => move(event, index)}
          className="group cursor-pointer outline-none"
        >
          <Rectangles mark={mark} />
        </g>
      ))}
    </svg>
  );
}

function Rectangles({ mark }: { mark: Mark }) {
  return mark.boxes.map((box) => (
    <g key={`${box.x} ${box.y}`}>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx="1.5"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        className={cx(
          'group-focus-visible:stroke-ink group-focus-visible:[stroke-width:3]',
          mark.highlighted ? 'fill-accent/22 stroke-accent' : TONES[mark.tone],
        )}
      />
      {mark.tone === 'caution' && !mark.highlighted && (
        <rect x={box.x} y={box.y + box.height - 1.6} width={box.width} height="1.6" className="fill-caution" />
      )}
    </g>
  ));
}
