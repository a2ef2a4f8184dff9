import type { ReactNode } from 'react';

/** Level of the answer's headings: on its own page, or inside a section of another page. */
export type HeadingLevel = 'h2' | 'h4';

/** A part of an answer with its heading. Not a landmark, because the answer already is one. */
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
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex max-w-prose flex-col gap-1">
        <Heading className="font-display text-title">{title}</Heading>
        {lead !== undefined && <p className="text-small text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Renders sentences as a list. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-small marker:text-accent">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
