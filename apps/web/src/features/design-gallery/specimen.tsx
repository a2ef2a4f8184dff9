import type { ReactNode } from 'react';

/** A section of the design pages. */
export function Chapter({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="text-title">{title}</h2>
      {note !== undefined && <p className="max-w-prose pt-1 text-soft">{note}</p>}
      <div className="pt-6">{children}</div>
    </section>
  );
}

/** Renders the same content twice, in the light and the dark theme. */
export function BothThemes({ children }: { children: (theme: 'light' | 'dark') => ReactNode }) {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 rounded-panel border border-line bg-paper p-5 text-ink md:p-6"
        >
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 py-1.5">{children}</div>;
}
