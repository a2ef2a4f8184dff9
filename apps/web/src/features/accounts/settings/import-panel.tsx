import type { ImportedArchive } from '@foothold/contracts/accounts';
import { ARCHIVE_BYTES } from '@foothold/contracts/accounts/archive-words';
import { Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import { toProofFailure } from '../../../shared/verify/proof-failure.ts';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import { NotVerifiedError, useWithVerification } from '../../../shared/verify/verify-provider.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import type { ExportPanelProps } from './export-panel.tsx';
import { describePlanLimit, sendArchive } from './import-file.ts';
import { ImportResult, NotImported } from './import-result.tsx';
import { NoPasswordNote } from './no-password-yet.tsx';
import { Section } from './section.tsx';

export interface ImportPanelProps extends Omit<ExportPanelProps, 'actionData'> {
  actionData: SettingsOutcome<ImportedArchive> | undefined;
}

/** Imports an archive that was exported here or from another installation. */
export function ImportPanel({ hasPassword, asksPassword, actionData }: ImportPanelProps) {
  const posted = actionData?.intent === 'import' ? actionData : undefined;
  const { start, state, failure } = useImport(posted?.failure ?? null);
  const imported = state.step === 'done' ? state.imported : posted?.shown;
  const format = useFormat();
  return (
    <Section
      id="import"
      title="Import an archive"
      note="Add what an export contains to this account: résumés with every version, applications with their history, your answer book, saved searches, learning, practice, and challenges. What you have here stays. All of the archive is imported, or nothing."
    >
      {asksPassword && !hasPassword ? (
        <NoPasswordNote />
      ) : (
        imported === undefined && (
          <Form
            encType="multipart/form-data"
            busy={state.step === 'sending'}
            failure={failure}
            onSubmit={start}
            className="flex max-w-form flex-col gap-5"
          >
            <input type="hidden" name="intent" value="import" />
            <FileDrop
              name="file"
              label="Choose an archive"
              noun="archive"
              accept=".zip"
              maxBytes={ARCHIVE_BYTES}
              note={`The ZIP file that “Export everything” made, up to ${format.fileSize(ARCHIVE_BYTES)}`}
            />
            <Checkbox name="profile" value="replace" optional label="Replace my name and region with the archive’s" />
            {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
            <VerifyAgain failure={posted?.failure ?? null} />
            <SubmitButton variant="secondary" busyLabel="Importing…" className="self-start">
              <Upload aria-hidden="true" size={18} />
              Import archive
            </SubmitButton>
          </Form>
        )
      )}
      {state.step === 'sending' && (
        <div className="max-w-form">
          <Progress
            label={state.share < 1 ? 'Uploading your archive' : 'Checking and saving everything'}
            {...(state.share < 1 && { value: 100 * state.share })}
          />
        </div>
      )}
      {imported === undefined ? <NotImported /> : <ImportResult imported={imported} />}
    </Section>
  );
}

type ImportState = { step: 'idle' } | { step: 'sending'; share: number } | { step: 'done'; imported: ImportedArchive };

function useImport(posted: FormFailure | null) {
  const verified = useWithVerification();
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const [failure, setFailure] = useState<FormFailure | null>(posted);

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.delete('intent');
    setState({ step: 'sending', share: 0 });
    setFailure(null);
    try {
      const imported = await verified(() => sendArchive(form, (share) => setState({ step: 'sending', share })));
      setState({ step: 'done', imported });
    } catch (refused) {
      setState({ step: 'idle' });
      if (!(refused instanceof NotVerifiedError)) setFailure(toImportFailure(refused));
    }
  }
  return { start, state, failure };
}

function toImportFailure(refused: unknown): FormFailure {
  const failure = toProofFailure(refused);
  const limit = refused instanceof RefusedError ? describePlanLimit(refused.problem?.data) : null;
  return limit === null ? failure : { ...failure, message: limit };
}
