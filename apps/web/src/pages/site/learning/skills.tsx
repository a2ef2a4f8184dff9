/** A row of skills that something teaches or requires. */
export function Skills({ label, skills }: { label: string; skills: readonly string[] }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-small">
      <span className="text-soft">{label}:</span>
      <span>{skills.join(', ')}</span>
    </div>
  );
}
