import type { ReactNode } from 'react';

/** The header of an index page, with a search for articles. */
export function ReadingHeader({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <header className="grid gap-x-12 gap-y-6 pb-10 lg:grid-cols-[1.2fr_1fr] lg:items-end">
      <div className="flex flex-col gap-3">
        <h1 className="text-heading">{title}</h1>
        <div className="max-w-prose text-lead text-soft">{lead}</div>
      </div>
      {children !== undefined && <div className="flex flex-col gap-3">{children}</div>}
    </header>
  );
}
