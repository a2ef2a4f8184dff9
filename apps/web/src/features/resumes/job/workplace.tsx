import type { ResumeSummary } from '@foothold/contracts/resumes';

/** The employer and the place of a job, after its title: " · Dunmore Foods, Tulsa, OK". */
export function Workplace({ target: { company, place } }: { target: ResumeSummary['target'] }) {
  const known = [company, place].filter((part) => part !== null);
  return known.length > 0 && <span className="break-words text-soft"> · {known.join(', ')}</span>;
}
