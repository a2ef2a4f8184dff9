import type { FillEducation, FillEmployment, FillMonth, FillPerson } from '../form-fill/index.ts';
import { PRESENT, type Resume } from '../resume/index.ts';
import { splitName } from './name.ts';
import { readPlace } from './place.ts';

type Answers = FillPerson['answers'];

/** What a résumé and an answer book say for a form. Whatever they don't say stays empty. */
export function toPerson(
  resume: Resume,
  account: { name: string; email: string },
  answers: Answers,
): Omit<FillPerson, 'documents' | 'letter'> {
  const { contact } = resume;
  const answer = (questionId: string) => answers.find((entry) => entry.questionId === questionId)?.answer.trim() ?? '';
  const full = answer('legal-name') || contact.name || account.name;
  const findLink = (network: string) =>
    contact.links.find((link) => link.network?.toLowerCase() === network)?.url ?? '';
  const isKnown = (url: string) => url === findLink('linkedin') || url === findLink('github');
  return {
    name: { ...splitName(full), full },
    email: contact.email ?? account.email,
    phone: toPhone(contact.phone ?? answer('phone')),
    address: { street: answer('street-address'), ...readPlace(contact.location ?? '') },
    links: {
      linkedin: findLink('linkedin') || answer('linkedin'),
      github: findLink('github') || answer('github'),
      portfolio: answer('portfolio'),
      website: answer('website') || (contact.links.find(({ url }) => !isKnown(url))?.url ?? ''),
    },
    employment: resume.work.map(toEmployment),
    education: resume.education.map(toEducation),
    skills: resume.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : name ? [name] : [])),
    answers,
  };
}

/** In the E.164 format. A number of ten digits without a country code is one of the US. Any other without one stays empty. */
function toPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (/^\s*\+/.test(text)) return /^\d{8,15}$/.test(digits) ? `+${digits}` : '';
  const [, national] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? [];
  return national === undefined ? '' : `+1${national}`;
}

function toEmployment({
  employer,
  title,
  location,
  start,
  end,
  summary,
  bullets,
}: Resume['work'][number]): FillEmployment {
  return {
    employer: employer ?? '',
    title: title ?? '',
    place: location ?? '',
    start: toMonth(start),
    end: end === PRESENT ? null : toMonth(end),
    current: end === PRESENT,
    summary: [...(summary ? [summary] : []), ...bullets.map(({ text }) => text)].join('\n'),
  };
}

function toEducation({ institution, degree, area, start, end, grade }: Resume['education'][number]): FillEducation {
  return {
    school: institution ?? '',
    degree: degree ?? '',
    field: area ?? '',
    start: toMonth(start),
    end: end === PRESENT ? null : toMonth(end),
    gpa: grade ?? '',
  };
}

function toMonth(date: string | undefined): FillMonth | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}
