import { PASSWORD_BULLETS } from '@foothold/contracts/recruiting/registration-choices';
import { Download } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { parseFileName, saveBlob } from '../../../shared/api/save-file.ts';
import { Button, type ButtonVariant } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { toFieldValues } from './answers.ts';
import type { SentRegistration } from './registration-form.tsx';
import { PDF_FAILED, PDF_SAVED } from './texts.ts';

const TIMEOUT_MS = 30_000;

/** The file name if the response has none. */
const DEFAULT_FILE_NAME = 'registration.pdf';

/** Saves what was submitted, with bullets in place of the password if there was one. */
async function savePdf({ reference, answers }: SentRegistration): Promise<void> {
  const answer = await fetch(buildEndpointUrl(endpoint('POST /api/registration/pdf')), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...answers,
      ...(!answers.forwarding && { resumeEmailPassword: PASSWORD_BULLETS }),
      reference,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  saveBlob(await answer.blob(), parseFileName(answer.headers.get('content-disposition')) ?? DEFAULT_FILE_NAME);
}

export interface DownloadPdfProps {
  sent: SentRegistration;
  variant?: ButtonVariant;
  label: string;
}

/** Saves the registration as a PDF. Without JavaScript, the answers are posted to a page that returns the file. */
export function DownloadPdf({ sent, variant = 'secondary', label }: DownloadPdfProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await savePdf(sent);
      toast.show(PDF_SAVED);
    } catch {
      toast.show(PDF_FAILED);
    }
    underWay.current = false;
    setBusy(false);
  }

  return (
    <form method="post" action="/register/pdf" onSubmit={onSubmit}>
      <input type="hidden" name="reference" value={sent.reference} />
      {[...toFieldValues(sent.answers)].map(
        ([name, value]) =>
          value !== false && <input key={name} type="hidden" name={name} value={value === true ? 'on' : value} />,
      )}
      <Button type="submit" variant={variant} busy={busy}>
        {!busy && <Download aria-hidden="true" size={18} />}
        {label}
      </Button>
    </form>
  );
}
