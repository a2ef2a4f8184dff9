import type { FollowUp as Draft } from '@foothold/contracts/applications/planning';
import { useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { TimeZoneField } from './local-time.tsx';
import { ButtonForm } from './plan-form.tsx';

interface FollowUpProps {
  /** Null until the member asks for it. */
  draft: Draft | null;
  /** The day from which following up is usual, ISO date. Null if nothing suggests it. */
  suggestedOn: string | null;
  actionData: ChangeOutcome | undefined;
}

/** Suggests an email to the employer. The member sends it. */
export function FollowUp({ draft, suggestedOn, actionData }: FollowUpProps) {
  const format = useFormat();
  return (
    <div id="follow-up" className="flex flex-col gap-4">
      <p className="max-w-prose text-small text-soft">
        {suggestedOn !== null && <>No news yet? A short email is usual from {format.date(suggestedOn)}. </>}
        We draft it from this job and your résumé. You send it yourself.
      </p>
      {draft === null ? (
        <ButtonLink
          to="?follow-up#follow-up"
          variant="secondary"
          size="small"
          preventScrollReset
          className="self-start"
        >
          Suggest an email
        </ButtonLink>
      ) : (
        <DraftedEmail draft={draft} />
      )}
      <ButtonForm
        intent="record-follow-up"
        actionData={actionData}
        variant="secondary"
        label="I sent it"
        busyLabel="Saving…"
      >
        <TimeZoneField />
      </ButtonForm>
      <p className="text-small text-soft">“I sent it” checks off this follow-up and reminds you again in ten days.</p>
    </div>
  );
}

function DraftedEmail({ draft: { subject, text, placeholders } }: { draft: Draft }) {
  const hydrated = useHydrated();
  const format = useFormat();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(
      await navigator.clipboard.writeText(`${subject}\n\n${text}`).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex max-w-prose flex-col gap-3 rounded-panel border border-line bg-raised p-4 text-small">
        <p className="font-strong">{subject}</p>
        <p className="whitespace-pre-line">{text}</p>
      </div>
      {placeholders.length > 0 && (
        <Callout tone="caution">Replace {format.list(placeholders)} before you send it.</Callout>
      )}
      {hydrated && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            Copy email
          </Button>
          <span role="status" className="text-small text-soft">
            {copied === true && 'Copied'}
            {copied === false && 'Your browser didn’t allow copying. Select the text instead.'}
          </span>
        </div>
      )}
    </div>
  );
}
