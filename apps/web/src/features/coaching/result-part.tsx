import { type ReactNode, useId } from 'react';

/** The level at which an answer's headings begin: on a page of its own, or inside a section of another page. */
export type HeadingLevel = 'h2' | 'h4';

/** One part of an answer, under its own heading. */
export function ResultPart({
  title,
  lead,
  level: Heading,
  children,
}: {
  title: string;
  lead?: ReactNode;
  level: HeadingLevel;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex max-w-prose flex-col gap-1">
        <Heading id={id} className="font-display text-title">
          {title}
        </Heading>
        {lead !== undefined && <p className="text-small text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Sentences one below the other. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-small marker:text-accent">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
