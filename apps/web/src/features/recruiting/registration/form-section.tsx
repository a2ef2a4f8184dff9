import { type ReactNode, useId } from 'react';
import { SECTIONS, type SectionId } from './sections.ts';

/** One of the seven sections with its number and title. */
export function FormSection({ id, lead, children }: { id: SectionId; lead?: ReactNode; children: ReactNode }) {
  const heading = useId();
  const section = SECTIONS.find((one) => one.id === id);
  return (
    <fieldset
      id={id}
      data-step={section?.step}
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-6 border-t border-line pt-8"
    >
      <div className="flex flex-col gap-2">
        <h2 id={heading} className="flex items-baseline gap-3 text-title">
          <span className="figures text-accent-text">{section?.number}</span>
          <span>{section?.title}</span>
        </h2>
        {lead !== undefined && <p className="max-w-prose text-small text-soft">{lead}</p>}
      </div>
      {children}
    </fieldset>
  );
}
