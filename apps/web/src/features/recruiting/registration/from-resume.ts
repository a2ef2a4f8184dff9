import {
  CURRENT_JOB_END,
  type Experience,
  limits,
  MAX_EXPERIENCES,
  type RegistrationAnswers,
} from '@foothold/contracts/recruiting/registration-choices';
import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import { BLANK_EXPERIENCE } from './answers.ts';

type Resume = ResumeDetail['resume'];

/** The most recently changed résumé that isn't archived. */
export const findLatestResume = (resumes: readonly ResumeSummary[]): ResumeSummary | undefined =>
  resumes.filter(({ archivedAt }) => archivedAt === null).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];

/** What a résumé says of the registration's questions. What it doesn't say, or only says as a year, is left out. */
export function readResumeAnswers({ contact, work, education, certifications }: Resume): Partial<RegistrationAnswers> {
  const roles = work.filter(({ title, employer }) => title !== undefined || employer !== undefined);
  const linkedin = contact.links.find(({ url }) => /linkedin\.com\//i.test(url))?.url;
  const texts: Partial<RegistrationAnswers> = {
    resumePhoneNumber: contact.phone,
    linkedinProfile: linkedin,
    certifications: certifications.map(({ name }) => name).join('\n'),
    ...(contact.email && { email: contact.email }),
    ...readDegree(education, /^master|^m\.?\s?(s|a|sc|eng|ed)\b|^mba\b/i, 'masters'),
    ...readDegree(education, /^bachelor|^b\.?\s?(s|a|sc|eng|ed|n)\b|^bsn\b/i, 'bachelors'),
  };
  const known = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return {
    ...Object.fromEntries(known),
    ...(roles.length > 0 && { workExperience: roles.slice(0, MAX_EXPERIENCES).map(toExperience) }),
  };
}

const toExperience = ({
  employer = '',
  title = '',
  location = '',
  start,
  end,
}: Resume['work'][number]): Experience => ({
  ...BLANK_EXPERIENCE,
  clientName: employer.slice(0, limits.line),
  role: title.slice(0, limits.line),
  clientAddress: location.slice(0, limits.address),
  startDate: toDay(start),
  endDate: end === 'present' ? CURRENT_JOB_END : toDay(end),
});

function readDegree(
  education: Resume['education'],
  pattern: RegExp,
  level: 'masters' | 'bachelors',
): Partial<RegistrationAnswers> {
  const found = education.find(({ degree }) => degree !== undefined && pattern.test(degree.trim()));
  if (!found) return {};
  return {
    [`${level}University`]: found.institution?.slice(0, limits.line),
    [`${level}Field`]: found.area?.slice(0, limits.line),
    [`${level}GraduationDate`]: toDay(found.end),
  };
}

/** A month becomes its first day, as the form asks for. A year alone stays open. */
const toDay = (date: string | undefined): string =>
  date === undefined ? '' : /^\d{4}-\d{2}$/.test(date) ? `${date}-01` : /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '';
