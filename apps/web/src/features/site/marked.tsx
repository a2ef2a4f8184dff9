import type { SearchHit } from '@foothold/contracts/site/content';

/** A text with the search words highlighted. */
export function HighlightedText({ text, marks }: { text: string; marks: SearchHit['marks'] }) {
  let at = 0;
  const parts = marks.flatMap(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <mark key={start} className="rounded-control bg-accent-wash px-0.5 font-medium text-ink">
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
