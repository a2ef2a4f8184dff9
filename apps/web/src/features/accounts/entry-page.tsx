import type { ReactNode } from 'react';

export interface EntryPageProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Links to the other sign-in and sign-up pages. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The header, body, and footer of the sign-in and sign-up pages. */
export function EntryPage({ title, lead, footer, children }: EntryPageProps) {
  return (
    <div className="flex flex-col gap-7">
      <header className="flex flex-col gap-2">
        <h1 className="text-heading">{title}</h1>
        {lead !== undefined && <div className="flex flex-col gap-2 text-soft">{lead}</div>}
      </header>
      {children}
      {footer !== undefined && <div className="flex flex-col gap-1 border-t border-line pt-5 text-small">{footer}</div>}
    </div>
  );
}
