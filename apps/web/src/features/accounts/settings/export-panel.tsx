import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { toProofFailure } from '../../../shared/verify/proof-failure.ts';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import { NotVerifiedError, useWithVerification } from '../../../shared/verify/verify-provider.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { fetchExport, saveExport } from './export-file.ts';
import { NoPasswordNote } from './no-password-yet.tsx';
import { Section } from './section.tsx';

export interface ExportPanelProps {
  hasPassword: boolean;
  asksPassword: boolean;
  actionData: SettingsOutcome<unknown> | undefined;
}

/** Downloads everything stored about the user as one ZIP file. */
export function ExportPanel({ hasPassword, asksPassword, actionData }: ExportPanelProps) {
  const postedFailure = actionData?.intent === 'export' ? actionData.failure : null;
  const { start, state, failure } = useExport(postedFailure);
  const format = useFormat();
  return (
    <Section
      id="export"
      title="Export your data"
      note="Download one ZIP file with your account, résumés with every version and the files you uploaded, saved listings and notes, saved searches, registration, visa status, messages to us, payments, and everything else we have about you. It’s free on every plan, and after your plan ends."
    >
      {asksPassword && !hasPassword ? (
        <NoPasswordNote />
      ) : (
        <Form
          key={state.step === 'saved' ? 'saved' : 'open'}
          busy={state.step === 'fetching'}
          failure={failure}
          onSubmit={start}
          className="flex max-w-form flex-col gap-5"
        >
          <input type="hidden" name="intent" value="export" />
          {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
          <VerifyAgain failure={postedFailure} />
          <SubmitButton variant="secondary" busyLabel="Exporting…" className="self-start">
            <Download aria-hidden="true" size={18} />
            Export everything
          </SubmitButton>
        </Form>
      )}
      {state.step === 'fetching' && (
        <div className="max-w-form">
          <Progress
            label="Preparing your file"
            note={state.bytes > 0 ? format.fileSize(state.bytes) : 'Gathering your data'}
          />
        </div>
      )}
      {state.step === 'saved' && (
        <Callout tone="hold" title="Export downloaded." live>
          <p>
            {format.fileSize(state.bytes)}. It contains personal data, so store it somewhere private. The README inside
            explains each file.
          </p>
        </Callout>
      )}
    </Section>
  );
}

type ExportState = { step: 'idle' } | { step: 'fetching' | 'saved'; bytes: number };

function useExport(posted: FormFailure | null) {
  const verified = useWithVerification();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const [failure, setFailure] = useState<FormFailure | null>(posted);

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const proof = form.has('password') ? { password: readFormText(form, 'password') } : {};
    setState({ step: 'fetching', bytes: 0 });
    setFailure(null);
    try {
      const { url } = await verified(() => call(endpoint('POST /api/accounts/export'), proof));
      const file = await fetchExport(url, (bytes) => setState({ step: 'fetching', bytes }));
      saveExport(file);
      setState({ step: 'saved', bytes: file.content.size });
    } catch (refused) {
      setState({ step: 'idle' });
      if (!(refused instanceof NotVerifiedError)) setFailure(toProofFailure(refused));
    }
  }
  return { start, state, failure };
}
