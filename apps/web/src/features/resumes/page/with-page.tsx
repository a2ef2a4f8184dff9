import type { ReactNode } from 'react';
import { PlaceProvider } from './place-context.tsx';

/** Findings or fields, and where there is room the page they speak of. */
export function WithPage({ pane, children }: { pane: ReactNode; children: ReactNode }) {
  return (
    <PlaceProvider>
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]">
        <div className="min-w-0">{children}</div>
        {pane}
      </div>
    </PlaceProvider>
  );
}
