/** A verbatim quote from the job description or the résumé. */
export function Quote({ by, text }: { by: string; text: string }) {
  return (
    <p className="border-l-2 border-edge pl-3 text-soft break-words">
      <span className="text-ink">{by}:</span> “{text}”
    </p>
  );
}
