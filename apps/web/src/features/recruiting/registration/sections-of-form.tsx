import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import type { ReactNode } from 'react';
import {
  CertificationsSection,
  EducationSection,
  FinalSection,
  type Permission,
  VisaSection,
} from './closing-fields.tsx';
import { ContactSection, PersonalSection } from './contact-fields.tsx';
import { ExperienceSection } from './experience-section.tsx';
import type { EntryActions } from './use-entries.ts';

export interface SectionsProps {
  initial: RegistrationAnswers;
  entries: EntryActions;
  permission: Permission;
  /** The mailbox password question, if it is asked here. */
  mailbox?: ReactNode;
}

/** The seven sections, in order. */
export function Sections({ initial, entries, permission, mailbox }: SectionsProps) {
  return (
    <>
      <PersonalSection initial={initial} />
      <ContactSection initial={initial} mailbox={mailbox} />
      <ExperienceSection initial={initial} entries={entries} />
      <EducationSection initial={initial} />
      <VisaSection initial={initial} />
      <CertificationsSection initial={initial} />
      <FinalSection initial={initial} permission={permission} />
    </>
  );
}
