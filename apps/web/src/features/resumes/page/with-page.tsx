import type { ReactNode } from 'react';
import { PlaceProvider } from './place-context.tsx';

interface WithPageProps {
  /** Null if there is no page. */
  pane: ReactNode | null;
  children: ReactNode;
}

/** Lays out findings or fields with the page they refer to beside them, if there is room. */
export function WithPage({ pane, children }: WithPageProps) {
  if (pane === null) return <div className="@container max-w-wide">{children}</div>;
  return (
    <PlaceProvider>
      <div className="@container">
        <div className="grid items-start gap-x-10 @min-[54rem]:grid-cols-[minmax(0,1fr)_23rem] @min-[66rem]:grid-cols-[minmax(0,1fr)_28rem]">
          <div className="min-w-0">{children}</div>
          {pane}
        </div>
      </div>
    </PlaceProvider>
  );
}
