import type { ReactNode } from 'react';

export interface FormPageProps {
  title: string;
  lead: ReactNode;
  /** Shown above the title, such as an urgency banner. */
  banner?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Information beside the form if there is room, or else below it. */
  aside: ReactNode;
}

/** A page with one form and supporting content. */
export function FormPage({ title, lead, banner, children, aside }: FormPageProps) {
  return (
    <div className="page py-10 md:py-16">
      {banner}
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-heading">{title}</h1>
        <p className="text-lead text-soft">{lead}</p>
      </header>
      <div className="grid gap-x-20 gap-y-14 pt-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pt-12">
        <div className="min-w-0">{children}</div>
        <aside className="flex min-w-0 flex-col gap-10 lg:border-l lg:border-line lg:pl-12">{aside}</aside>
      </div>
    </div>
  );
}

/** A fact next to a form. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
