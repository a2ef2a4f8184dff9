import type { Span } from '@foothold/core/resume';
import { Crosshair } from 'lucide-react';
import { usePlaces } from './place-context.tsx';

interface ShowPlaceProps {
  placeKey: string;
  /** What the place shows: "Title of Staff Nurse". */
  label: string;
  spans: readonly Span[] | undefined;
}

/** A button that shows a place on the page. Renders nothing if there is no place or no page. */
export function ShowPlace({ placeKey, label, spans }: ShowPlaceProps) {
  const places = usePlaces();
  if (!places || !spans || spans.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => places.show({ key: placeKey, label, spans })}
      className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-small text-ink underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      <Crosshair aria-hidden="true" size={15} className="shrink-0 text-soft" />
      Show on the page
      <span className="sr-only">: {label}</span>
    </button>
  );
}
