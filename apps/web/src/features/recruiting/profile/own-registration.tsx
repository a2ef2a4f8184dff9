import type { RegistrationView } from '@foothold/contracts/recruiting/shapes';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { DownloadPdf } from '../registration/download-pdf.tsx';
import { DOWNLOAD } from '../registration/texts.ts';
import { RegistrationSections } from '../registration-sections.tsx';

/** The member's registration, with links to edit and download it. */
export function MemberRegistration({ registration }: { registration: RegistrationView }) {
  const { reference, answers } = registration;
  return (
    <section aria-labelledby="registration" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8">
        <h2 id="registration" className="text-title">
          Registration <span className="figures text-soft">{reference}</span>
        </h2>
        <div className="flex flex-wrap gap-3">
          <DownloadPdf sent={{ reference, answers }} label={DOWNLOAD} />
          <ButtonLink to="/portal/profile/edit">Edit registration</ButtonLink>
        </div>
      </div>
      <RegistrationSections answers={answers} />
    </section>
  );
}

export function NoRegistration() {
  return (
    <EmptyState
      title="You haven’t registered yet"
      action={
        <ButtonLink to="/register" reloadDocument variant="primary">
          Register
        </ButtonLink>
      }
    >
      Your registration gives a recruiter the details they need to work for you. It takes about 10 minutes, and you can
      edit it here later.
    </EmptyState>
  );
}
