import { ButtonLink } from '../../shared/ui/button.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { SetPasswordForm } from './entry-forms.tsx';
import { EntryPage } from './entry-page.tsx';
import type { PasswordLength } from './password-advice.ts';

export interface SetPasswordPageProps {
  hasLink: boolean;
  passwordLength: PasswordLength;
  outcome: { expired: true } | { failure: FormFailure } | undefined;
  texts: Record<'title' | 'lead' | 'label' | 'expired' | 'noLink', string>;
}

/** Sets a password through an emailed link: a new one, or an account's first. */
export function SetPasswordPage({ hasLink, passwordLength, outcome, texts }: SetPasswordPageProps) {
  if (outcome && 'expired' in outcome) return <NewLinkHint title="This link has expired">{texts.expired}</NewLinkHint>;
  if (!hasLink && !outcome) return <NewLinkHint title="Open the link in your email">{texts.noLink}</NewLinkHint>;
  return (
    <EntryPage title={texts.title} lead={<p>{texts.lead}</p>}>
      <SetPasswordForm failure={outcome?.failure} label={texts.label} passwordLength={passwordLength} />
    </EntryPage>
  );
}

function NewLinkHint({ title, children }: { title: string; children: string }) {
  return (
    <EntryPage title={title} lead={<p>{children}</p>}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/portal/forgot-password" variant="primary">
          Request a new link
        </ButtonLink>
        <ButtonLink to="/portal/login">Sign in</ButtonLink>
      </div>
    </EntryPage>
  );
}
