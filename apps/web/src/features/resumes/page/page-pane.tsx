import type { SourcePage, SourceText } from '@foothold/core/resume';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { findBoxes } from '../model/places.ts';
import { type Mark, PageMarks } from './page-marks.tsx';
import { PagePicture } from './page-picture.tsx';
import { type Place, usePlaces } from './place-context.tsx';

export interface PagePaneProps {
  text: SourceText;
  /** URL of a page's image; null if the file has no page images. */
  pictureOf: ((page: number) => string) | null;
  /** Places that are always marked. */
  marked?: readonly (Place & { tone?: 'quiet' | 'caution' })[];
  onPick?: (place: Place) => void;
  /** Leaves room for a sticky header at the top of the window. */
  isBelowHeader?: boolean;
  /** When it is visible. By default, on wide screens. */
  visibility?: string;
  /** Makes it visible if a place is to be shown. Returns false if there is no room. */
  onReveal?: () => boolean;
}

/** The frame of a page beside other content: it stays in view and scrolls by itself. */
export const paneClass =
  'overflow-y-auto overscroll-contain rounded-panel border border-line bg-sunken p-3 @min-[52rem]:sticky';

/**
 * A file's pages with highlighted places. Beside the findings on wide screens; on narrow ones, it opens as an overlay.
 */
export function PagePane(props: PagePaneProps) {
  const places = usePlaces();
  const asideRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const shown = places?.shown;

  const { onReveal, visibility } = props;
  const revealed = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once it has become visible
  useEffect(() => {
    if (!shown || !asideRef.current) return;
    if (asideRef.current.offsetParent !== null) scrollToPlace(asideRef.current, shown);
    else if (shown.isRequested && revealed.current !== shown.times) {
      revealed.current = shown.times;
      if (!onReveal?.()) setOpen(true);
    }
  }, [shown, visibility]);

  return (
    <>
      <aside
        ref={asideRef}
        aria-label="Résumé page"
        className={cx(
          paneClass,
          visibility ?? 'hidden @min-[54rem]:block',
          props.isBelowHeader
            ? '@min-[52rem]:top-22 @min-[52rem]:max-h-[calc(100dvh-7rem)]'
            : '@min-[52rem]:top-6 @min-[52rem]:max-h-[calc(100dvh-3rem)]',
        )}
      >
        <Pages {...props} />
      </aside>
      <Dialog open={open} onOpenChange={setOpen} title={shown?.label ?? 'Résumé page'} wide>
        <DialogPages {...props} place={shown ?? null} />
      </Dialog>
    </>
  );
}

function DialogPages({ place, ...props }: PagePaneProps & { place: Place | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place && box.current) scrollToPlace(box.current, place);
  }, [place]);
  const numbers = new Set(place?.spans.map(({ page }) => page));
  const pages = props.text.pages.filter(({ number }) => numbers.has(number));
  return (
    // Wider than a phone, so that the words are readable. It scrolls in both directions.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <div ref={box} tabIndex={0} className="max-h-[65dvh] overflow-auto *:w-[46rem] sm:*:w-full">
      <Pages {...props} text={{ ...props.text, pages: pages.length > 0 ? pages : props.text.pages }} />
    </div>
  );
}

/** Centers the place's first box by scrolling only the pane. */
function scrollToPlace(pane: HTMLElement, place: Place): void {
  const [span] = place.spans;
  const page = span && pane.querySelector<HTMLElement>(`[data-page="${span.page}"]`);
  const rectangle = page?.querySelector<SVGGraphicsElement>('[data-lit] rect') ?? page;
  if (!rectangle) return;
  const [there, here] = [rectangle.getBoundingClientRect(), pane.getBoundingClientRect()];
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pane.scrollBy({
    top: there.top - here.top - pane.clientHeight / 3,
    left: there.left - here.left - Math.max(0, pane.clientWidth - there.width) / 2,
    behavior: prefersReducedMotion ? 'instant' : 'smooth',
  });
}

function Pages({ text, pictureOf, marked = [], onPick }: PagePaneProps) {
  const pageCount = text.pages.length;
  return (
    <div className="flex flex-col gap-4">
      {text.pages.map((page) => (
        <Page key={page.number} text={text} page={page} of={pageCount} {...{ pictureOf, marked, onPick }} />
      ))}
    </div>
  );
}

interface PageProps extends Required<Pick<PagePaneProps, 'text' | 'pictureOf' | 'marked'>> {
  page: SourcePage;
  of: number;
  onPick: ((place: Place) => void) | undefined;
}

function Page({ text, page, of, pictureOf, marked, onPick }: PageProps) {
  const places = usePlaces();
  const { hinted, shown } = places ?? {};
  const staticMarks = useMemo(() => renderMarks(page.number, text, marked), [page.number, text, marked]);
  const highlighted = useMemo(
    () => renderMarks(page.number, text, listHighlightedPlaces(shown, hinted), true),
    [page.number, text, shown, hinted],
  );
  return (
    // Pages have a light background in both themes.
    <div data-theme="light" data-page={page.number} className={cx('relative bg-[white] text-ink shadow-float')}>
      <PagePicture page={page} of={of} src={pictureOf?.(page.number) ?? null} />
      <PageMarks page={page} marks={staticMarks} onHint={(place) => places?.hint(place)} onPick={onPick} />
      <div data-lit="" className="pointer-events-none">
        <PageMarks page={page} marks={highlighted} onHint={() => undefined} />
      </div>
    </div>
  );
}

/** The highlighted and the selected place, without duplicates. */
function listHighlightedPlaces(shown: Place | null | undefined, hinted: Place | null | undefined): Place[] {
  return [...(shown && shown.key !== hinted?.key ? [shown] : []), ...(hinted ? [hinted] : [])];
}

function renderMarks(
  number: number,
  text: SourceText,
  places: readonly (Place & { tone?: Mark['tone'] })[],
  highlighted = false,
): Mark[] {
  return places.flatMap((place) => {
    const boxes = findBoxes(text, place.spans).filter(({ page }) => page === number);
    return boxes.length > 0 ? [{ place, boxes, tone: place.tone ?? 'quiet', highlighted }] : [];
  });
}
