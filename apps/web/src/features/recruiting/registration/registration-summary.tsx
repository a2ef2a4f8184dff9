import { type Experience, PASSWORD_BULLETS, type RegistrationAnswers } from '@foothold/contracts/registration-choices';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

type Item = { term: string; value: ReactNode };

export interface RegistrationSummaryProps {
  answers: RegistrationAnswers;
  /** What stands for the mailbox; bullets for the password that was given, where nothing is said. */
  mailbox?: ReactNode;
}

/** A registration to read, in the sections of its form. The password is never part of it. */
export function RegistrationSummary({ answers, mailbox }: RegistrationSummaryProps) {
  const day = useDay();
  return (
    <div className="flex flex-col gap-10">
      {SECTIONS.map(({ id, number, title }) => (
        <section key={id} className="flex flex-col gap-3">
          <h3 className="flex items-baseline gap-3 text-title">
            <span className="figures text-accent-text">{number}</span>
            <span>{title}</span>
          </h3>
          {id === 'work-experience' ? (
            <Experiences entries={answers.workExperience} />
          ) : (
            <DescriptionList items={ITEMS[id](answers, day, mailbox)} />
          )}
        </section>
      ))}
    </div>
  );
}

const given = (value: string): ReactNode =>
  value === '' ? <span className="text-soft">Not given</span> : <span className="whitespace-pre-line">{value}</span>;

/** A day as the region writes it; what is none stays as it is. */
function useDay(): (value: string) => ReactNode {
  const format = useFormat();
  return (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : given(value));
}

type Items = (answers: RegistrationAnswers, day: (value: string) => ReactNode, mailbox: ReactNode) => Item[];

const ITEMS: Record<Exclude<SectionId, 'work-experience'>, Items> = {
  'personal-information': (answers, day) => [
    { term: 'Preferred name', value: given(answers.preferredName) },
    { term: 'Date of birth', value: day(answers.dateOfBirth) },
    { term: 'LinkedIn profile', value: given(answers.linkedinProfile) },
  ],
  'contact-information': (answers, _, mailbox) => [
    { term: 'E-mail', value: given(answers.email) },
    { term: 'Résumé phone number', value: given(answers.resumePhoneNumber) },
    {
      term: 'Résumé mailbox',
      value: mailbox ?? (answers.forwarding ? 'A forwarding address instead of a password' : PASSWORD_BULLETS),
    },
    { term: 'Personal phone number', value: given(answers.personalPhoneNumber) },
    { term: 'Current address', value: given(answers.currentAddress) },
  ],
  'education-summary': (answers, day) => [
    { term: 'Master’s university', value: given(answers.mastersUniversity) },
    { term: 'Master’s field', value: given(answers.mastersField) },
    { term: 'Master’s graduation', value: day(answers.mastersGraduationDate) },
    { term: 'Bachelor’s university', value: given(answers.bachelorsUniversity) },
    { term: 'Bachelor’s field', value: given(answers.bachelorsField) },
    { term: 'Bachelor’s graduation', value: day(answers.bachelorsGraduationDate) },
  ],
  'visa-details': (answers, day) => [
    { term: 'Visa status', value: given(answers.visaStatus) },
    { term: 'Arrival in the US', value: answers.bornInUS ? 'Born in the US' : day(answers.arrivalDate) },
    { term: 'Visa end date', value: day(answers.visaEndDate) },
  ],
  certifications: (answers) => [{ term: 'Certifications', value: given(answers.certifications) }],
  'final-details': (answers, day) => [
    { term: 'Preferred role', value: given(answers.preferredRole) },
    { term: 'Legal name', value: given(answers.legalName) },
    { term: 'Signed on', value: day(answers.signatureDate) },
  ],
};

function Experiences({ entries }: { entries: readonly Experience[] }) {
  const day = useDay();
  return (
    <ol className="flex flex-col border-t border-line">
      {entries.map(({ clientName, role, startDate, endDate, clientAddress }, index) => (
        // Entries have nothing of their own to be known by, and none moves here.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="flex flex-col gap-0.5 border-b border-line py-3 text-small">
          <p className="font-strong">
            {role}, {clientName}
          </p>
          <p>
            {day(startDate)} to {day(endDate)}
          </p>
          <p className="text-soft">{clientAddress}</p>
        </li>
      ))}
    </ol>
  );
}
