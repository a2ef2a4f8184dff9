import type { ContactDetail, SharedCopy, SharedScore } from '@foothold/contracts/resumes';
import type { ScoreReport } from '@foothold/core/ats';
import type { Resume } from '@foothold/core/resume';

/** The largest losses that a shared score names. */
const MAX_FIXES = 5;
const HIDDEN = '[hidden]';

export interface CopySource {
  title: string;
  resume: Resume;
  report: ScoreReport | null;
  jobTitle: string | null;
}

/**
 * Copies what a share link shows. Contact details that aren't in `shows` are removed from their fields and from every other text that repeats them.
 */
export function createFrozenCopy(
  { title, resume, report, jobTitle }: CopySource,
  shows: readonly ContactDetail[],
): SharedCopy {
  const isHidden = (detail: ContactDetail) => !shows.includes(detail);
  const { email, phone, location, ...contact } = resume.contact;
  const hide = createMask({
    emails: isHidden('email'),
    phone: isHidden('phone') ? phone : undefined,
    address: isHidden('address') ? location : undefined,
  });
  const copy: SharedCopy = {
    title,
    resume: {
      ...resume,
      contact: {
        ...contact,
        ...(email !== undefined && !isHidden('email') && { email }),
        ...(phone !== undefined && !isHidden('phone') && { phone }),
        ...(location !== undefined && !isHidden('address') && { location }),
      },
    },
    score: report && summarizeReport(report, jobTitle),
  };
  return mapTexts(copy, hide);
}

/** What a reader of the résumé gets of its score: the figures, and what would raise them most. Nothing about contact details. */
function summarizeReport({ kind, total, fit, quality, rubric, asOf, parts }: ScoreReport, jobTitle: string | null) {
  const losses = parts.flatMap((part) => part.rules.flatMap((rule) => rule.losses));
  const score: SharedScore = {
    kind,
    total,
    ...(fit !== undefined && { fit }),
    ...(quality !== undefined && { quality }),
    rubric,
    asOf,
    jobTitle,
    parts: parts.map(({ name, earned, possible }) => ({ name, earned, possible })),
    fixes: losses
      .filter(({ field, points }) => points > 0 && !field?.startsWith('contact/'))
      .toSorted((a, b) => b.points - a.points)
      .slice(0, MAX_FIXES)
      .map(({ points, reason, fix }) => ({ points, reason, fix })),
  };
  return score;
}

interface Hidden {
  emails: boolean;
  phone: string | undefined;
  address: string | undefined;
}

const EMAIL_PATTERN = /[^\s@<>(),;:|]{1,64}@[^\s@<>(),;:|]{1,255}\.[a-z]{2,24}/gi;
/** Digits with what people write between them; long enough for a number with an area code. */
const DIGITS_PATTERN = /\+?\d(?:[\s().·–-]{0,3}\d){6,14}/g;
/** The digits that distinguish a number with and without its country code. */
const NUMBER_LENGTH = 10;

function createMask({ emails, phone, address }: Hidden): (text: string) => string {
  const digits = phone?.replaceAll(/\D/g, '').slice(-NUMBER_LENGTH);
  return (text) => {
    let shown = emails ? text.replaceAll(EMAIL_PATTERN, HIDDEN) : text;
    if (digits)
      shown = shown.replaceAll(DIGITS_PATTERN, (found) =>
        found.replaceAll(/\D/g, '').endsWith(digits) ? HIDDEN : found,
      );
    // A city and a state are also where an employer is. A street or a ZIP code is somebody's own address.
    if (address && /\d/.test(address)) shown = shown.replaceAll(address, HIDDEN);
    return shown;
  };
}

/** The same value with every text changed; keys stay. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T;
}
