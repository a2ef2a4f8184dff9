import type { RegistrationView } from '@foothold/contracts/recruiting-shapes';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { DownloadPdf } from '../registration/download-pdf.tsx';
import { DOWNLOAD } from '../registration/texts.ts';
import { RegistrationSections } from '../registration-sections.tsx';

/** The member's registration to read, with the ways to change and to keep it. */
export function OwnRegistration({ registration }: { registration: RegistrationView }) {
  const { reference, answers } = registration;
  return (
    <section aria-labelledby="registration" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8">
        <h2 id="registration" className="text-title">
          Registration <span className="figures text-soft">{reference}</span>
        </h2>
        <div className="flex flex-wrap gap-3">
          <DownloadPdf sent={{ reference, answers }} label={DOWNLOAD} />
          <ButtonLink to="/portal/profile/edit">Change it</ButtonLink>
        </div>
      </div>
      <RegistrationSections answers={answers} />
    </section>
  );
}

export function NoRegistration() {
  return (
    <EmptyState
      title="You have not registered yet"
      action={
        <ButtonLink to="/register" reloadDocument variant="primary">
          Register
        </ButtonLink>
      }
    >
      A registration is what a recruiter works from when applying for you: who you are, where you worked, what you may
      do and want to do. It takes about ten minutes, and you can change it here afterwards.
    </EmptyState>
  );
}
