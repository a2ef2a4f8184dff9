import { type ReactNode, useId } from 'react';

export interface PartProps {
  title: ReactNode;
  /** For links to this part. */
  anchor?: string;
  /** Whether it is in the narrow side column: smaller, with a hairline above. */
  aside?: boolean;
  children: ReactNode;
}

/** A section of a page, under its own heading. */
export function Part({ title, anchor, aside = false, children }: PartProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={
        aside ? 'flex flex-col items-start gap-3 border-t border-line pt-4 *:max-w-full' : 'flex flex-col gap-4'
      }
    >
      <h2 id={id} className={aside ? 'font-text text-small font-strong tracking-normal' : 'text-lead'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
