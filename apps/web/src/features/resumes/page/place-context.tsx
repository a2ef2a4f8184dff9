import type { Span } from '@foothold/core/resume';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** Something that stands on the page of a résumé, with the name it has there. */
export interface Place {
  /** Tells it from others: the address of a field, the id of a loss. */
  key: string;
  label: string;
  spans: readonly Span[];
}

interface Places {
  /** Under the pointer or with the focus: it is lit up, and nothing moves. */
  hinted: Place | null;
  /** Lit up and brought into view. The number makes asking again for the same one count. */
  shown: (Place & { times: number; isAsked: boolean }) | null;
  hint(place: Place | null): void;
  /** Asked for: where no page stands beside, it opens over everything. */
  show(place: Place): void;
  /** Follows the focus: only where the page stands beside. */
  follow(place: Place): void;
}

const Context = createContext<Places | null>(null);

/** Lets fields and findings point at their place on the page that is shown beside them. */
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

/** Null where no page is shown beside. */
export const usePlaces = (): Places | null => use(Context);
