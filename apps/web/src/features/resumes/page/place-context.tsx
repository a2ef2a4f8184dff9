import type { Span } from '@foothold/core/resume';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** Something at a place on a résumé's page, with its name. */
export interface Place {
  /** Unique id: the address of a field, or the id of a loss. */
  key: string;
  label: string;
  spans: readonly Span[];
}

interface Places {
  /** Hovered or focused: it is highlighted, and nothing moves. */
  hinted: Place | null;
  /** Highlighted and scrolled into view. The number makes repeated requests for the same one count. */
  shown: (Place & { times: number; isAsked: boolean }) | null;
  hint(place: Place | null): void;
  /** Requested: if the page isn't shown next to it, it opens as an overlay. */
  show(place: Place): void;
  /** Follows the focus: only if the page is shown next to it. */
  follow(place: Place): void;
}

const Context = createContext<Places | null>(null);

/** Lets fields and findings highlight their place on the page shown next to them. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [hinted, hint] = useState<Place | null>(null);
  const [shown, setShown] = useState<Places['shown']>(null);
  const places = useMemo<Places>(() => {
    const bring = (place: Place, isAsked: boolean) =>
      setShown((before) => ({ ...place, isAsked, times: (before?.times ?? 0) + 1 }));
    return { hinted, shown, hint, show: (place) => bring(place, true), follow: (place) => bring(place, false) };
  }, [hinted, shown]);
  return <Context value={places}>{children}</Context>;
}

/** Null if no page is shown. */
export const usePlaces = (): Places | null => use(Context);
