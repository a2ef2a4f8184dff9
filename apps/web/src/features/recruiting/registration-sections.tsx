import { CURRENT_JOB_END, type RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { type ReactNode, useId } from 'react';
import { useFormat } from '../../shared/format/use-format.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { SECTIONS, type SectionId } from './registration/sections.ts';

interface Fact {
  term: string;
  value: ReactNode;
}

const NotGiven = () => <span className="text-soft">Not provided</span>;

const renderText = (text: string): ReactNode =>
  text === '' ? <NotGiven /> : <span className="wrap-anywhere whitespace-pre-line">{text}</span>;

export interface RegistrationSectionsProps {
  answers: RegistrationAnswers;
  /** What to show about the mailbox, if anything. */
  mailbox?: ReactNode;
  /** Whether the member doesn't share what it says about the visa, so that it was left out. */
  hidesVisa?: boolean;
}

/** A read-only registration in the seven sections of its form, without the password. */
export function RegistrationSections({ answers, mailbox, hidesVisa = false }: RegistrationSectionsProps) {
  return (
    <div className="flex flex-col gap-7">
      <PersonFacts answers={answers} />
      <Contact answers={answers} mailbox={mailbox} />
      <Experience answers={answers} />
      <Education answers={answers} />
      {hidesVisa ? (
        <Section of="visa-details">
          <p className="text-soft">The member doesn’t share this.</p>
        </Section>
      ) : (
        <Visa answers={answers} />
      )}
      <Section of="certifications">
        {answers.certifications === '' ? (
          <p>
            <NotGiven />
          </p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-line">{answers.certifications}</p>
        )}
      </Section>
      <FinalFacts answers={answers} />
    </div>
  );
}

interface Props {
  answers: RegistrationAnswers;
}

function Section({ of, children }: { of: SectionId; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-body font-strong">
        {SECTIONS.find((section) => section.id === of)?.title}
      </h3>
      {children}
    </section>
  );
}

/** Formats dates for the reader's region. Anything else is unchanged. */
function useDayFormat(): (day: string) => ReactNode {
  const format = useFormat();
  return (day) => {
    if (day === '') return <NotGiven />;
    if (day === CURRENT_JOB_END) return CURRENT_JOB_END;
    return <time dateTime={day}>{format.date(day)}</time>;
  };
}

function PersonFacts({ answers: { preferredName, dateOfBirth, linkedinProfile } }: Props) {
  const day = useDayFormat();
  const profile: ReactNode =
    linkedinProfile === '' ? (
      <NotGiven />
    ) : (
      <a className="link wrap-anywhere" href={linkedinProfile} target="_blank" rel="noreferrer">
        {linkedinProfile}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  return (
    <Section of="personal-information">
      <DescriptionList
        items={[
          { term: 'Preferred name', value: renderText(preferredName) },
          { term: 'Date of birth', value: day(dateOfBirth) },
          { term: 'LinkedIn profile', value: profile },
        ]}
      />
    </Section>
  );
}

function Contact({ answers, mailbox }: RegistrationSectionsProps) {
  return (
    <Section of="contact-information">
      <DescriptionList
        items={[
          { term: 'Email', value: renderText(answers.email) },
          { term: 'Résumé phone number', value: renderText(answers.resumePhoneNumber) },
          ...(mailbox === undefined ? [] : [{ term: 'Résumé mailbox', value: mailbox }]),
          { term: 'Personal phone number', value: renderText(answers.personalPhoneNumber) },
          { term: 'Current address', value: renderText(answers.currentAddress) },
        ]}
      />
    </Section>
  );
}

function Experience({ answers: { workExperience } }: Props) {
  const day = useDayFormat();
  return (
    <Section of="work-experience">
      <ol className="flex flex-col gap-5">
        {workExperience.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids
          <li key={index} className="flex flex-col gap-2">
            <p className="font-medium wrap-anywhere">
              {entry.role}, {entry.clientName}
            </p>
            <DescriptionList
              items={[
                {
                  term: 'Dates',
                  value: (
                    <>
                      {day(entry.startDate)} – {day(entry.endDate)}
                    </>
                  ),
                },
                { term: 'Client address', value: renderText(entry.clientAddress) },
              ]}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Education({ answers }: Props) {
  const day = useDayFormat();
  const { mastersUniversity, mastersField, mastersGraduationDate } = answers;
  const masters: Fact[] = [
    { term: 'Master’s university', value: renderText(mastersUniversity) },
    { term: 'Master’s field of study', value: renderText(mastersField) },
    { term: 'Master’s graduation date', value: day(mastersGraduationDate) },
  ];
  const hasMasters = [mastersUniversity, mastersField, mastersGraduationDate].some((value) => value !== '');
  return (
    <Section of="education-summary">
      <DescriptionList
        items={[
          ...(hasMasters ? masters : []),
          { term: 'Bachelor’s university', value: renderText(answers.bachelorsUniversity) },
          { term: 'Bachelor’s field of study', value: renderText(answers.bachelorsField) },
          { term: 'Bachelor’s graduation date', value: day(answers.bachelorsGraduationDate) },
        ]}
      />
    </Section>
  );
}

function Visa({ answers: { visaStatus, bornInUS, arrivalDate, visaEndDate } }: Props) {
  const day = useDayFormat();
  return (
    <Section of="visa-details">
      <DescriptionList
        items={[
          { term: 'Visa status', value: renderText(visaStatus) },
          { term: 'Date of arrival in USA', value: bornInUS ? 'Born in the US' : day(arrivalDate) },
          { term: 'Visa end date', value: day(visaEndDate) },
        ]}
      />
    </Section>
  );
}

function FinalFacts({ answers: { preferredRole, legalName, signatureDate } }: Props) {
  const day = useDayFormat();
  return (
    <Section of="final-details">
      <DescriptionList
        items={[
          { term: 'Preferred role', value: renderText(preferredRole) },
          { term: 'Legal name', value: renderText(legalName) },
          { term: 'Signature date', value: day(signatureDate) },
        ]}
      />
    </Section>
  );
}
