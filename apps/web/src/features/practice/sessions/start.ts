import { CLOCKS, type Clock, DEFAULT_CLOCK_SECONDS } from '@foothold/contracts/practice/choices';

/** Something of the member's that a session can be based on. */
export type Origin =
  | { kind: 'resume'; title: string /** Name of the résumé. */; from: string }
  | { kind: 'listing'; id: string; title: string /** The employer. */; from: string };

/** What the form submits. */
export type PracticeStart =
  | { kind: 'title'; title: string /** The employer, if known. */; from?: string }
  | {
      kind: 'listing';
      id: string;
      title: string;
      from: string;
      /** The saved job with this listing. Null if it isn't saved. */
      applicationId: string | null;
    }
  | { kind: 'set'; id: string; title: string; questions: number };

/** A résumé or saved job that a session can take into account. */
export interface Basis {
  id: string;
  label: string;
}

/** What the member can choose besides a title. The latest comes first. */
export interface Bases {
  resumes: readonly Basis[];
  applications: readonly Basis[];
}

export const startHref = (origin: Origin): string =>
  origin.kind === 'listing' ? `?listing=${origin.id}` : `?title=${encodeURIComponent(origin.title)}`;

const CLOCK_LABELS = new Map<Clock, string>([
  [60, '1 minute'],
  [null, 'No limit'],
]);

export const CLOCK_OPTIONS = CLOCKS.map((clock) => ({
  value: clock === null ? 'none' : String(clock),
  label: CLOCK_LABELS.get(clock) ?? `${Number(clock) / 60} minutes`,
}));

export const DEFAULT_CLOCK_OPTION = String(DEFAULT_CLOCK_SECONDS);

/** Parses the clock option of a form. Anything unknown becomes the default. */
export function parseClock(text: string): Clock {
  if (text === 'none') return null;
  return CLOCKS.find((clock) => clock !== null && String(clock) === text) ?? DEFAULT_CLOCK_SECONDS;
}
