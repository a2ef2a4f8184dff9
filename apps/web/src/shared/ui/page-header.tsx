import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** The page's purpose in one or two sentences. */
  children?: ReactNode;
  /** Buttons at the end of the title row, the main one last. */
  actions?: ReactNode;
  /** Breadcrumbs, for nested pages. */
  above?: ReactNode;
}

/** The header of a page in the portal and the console. */
export function PageHeader({ title, children, actions, above }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3 pb-6">
      {above}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-title">{title}</h1>
          {children !== undefined && <div className="max-w-prose text-soft">{children}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
