import type { Span } from '@foothold/core/resume';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** A named place on a résumé's page. */
export interface Place {
  /** Unique id: a field's path or a loss's id. */
  key: string;
  label: string;
  spans: readonly Span[];
}

interface Places {
  /** The hovered or focused place. It is highlighted without scrolling. */
  hinted: Place | null;
  /** The place to highlight and scroll into view. The number makes repeated requests for the same place count. */
  shown: (Place & { times: number; isRequested: boolean }) | null;
  hint(place: Place | null): void;
  /** Selects a place on request. If the page isn't visible beside it, it opens as an overlay. */
  show(place: Place): void;
  /** Selects the place of the focused element, but only if the page is visible beside it. */
  follow(place: Place): void;
}

const Context = createContext<Places | null>(null);

/** Lets fields and findings highlight their place on the page. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [hinted, hint] = useState<Place | null>(null);
  const [shown, setShown] = useState<Places['shown']>(null);
  const places = useMemo<Places>(() => {
    const selectPlace = (place: Place, isAsked: boolean) =>
      setShown((before) => ({ ...place, isRequested: isAsked, times: (before?.times ?? 0) + 1 }));
    return {
      hinted,
      shown,
      hint,
      show: (place) => selectPlace(place, true),
      follow: (place) => selectPlace(place, false),
    };
  }, [hinted, shown]);
  return <Context value={places}>{children}</Context>;
}

/** Null if no page is shown. */
export const usePlaces = (): Places | null => use(Context);
