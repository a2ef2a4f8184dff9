/** Separates a form from other ways to do the same. */
export function OrDivider() {
  return (
    <p aria-hidden="true" className="flex items-center gap-4 text-small text-soft">
      <span className="h-px flex-1 bg-line" /> or <span className="h-px flex-1 bg-line" />
    </p>
  );
}
