interface CodeExcerptProps {
  /** Number of the first line. */
  first: number;
  lines: readonly string[];
  /** Number of the line that stands out. */
  marked: number;
}

/** A few lines of code with their numbers. Long lines wrap, so no finding needs a tab stop for scrolling. */
export function CodeExcerpt({ first, lines, marked }: CodeExcerptProps) {
  return (
    <pre className="h-fit rounded-control border border-line bg-sunken py-2 font-mono text-note leading-6">
      {lines.map((text, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={index}
          className={`flex pr-4 ${first + index === marked ? 'bg-caution-wash text-ink' : 'text-soft'}`}
        >
          <span aria-hidden="true" className="w-11 shrink-0 pr-3 text-right text-soft select-none figures">
            {first + index}
          </span>
          <code className="min-w-0 wrap-anywhere whitespace-pre-wrap">{text === '' ? ' ' : text.slice(0, 400)}</code>
        </span>
      ))}
    </pre>
  );
}
