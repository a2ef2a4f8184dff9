import { PASSWORD_BULLETS } from '@foothold/contracts/recruiting/registration-choices';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { RouteLine } from '../../../shared/ui/pictures/route-line.tsx';
import { RegistrationSections } from '../registration-sections.tsx';
import { DownloadPdf } from './download-pdf.tsx';
import { deviceStore } from './draft.ts';
import type { SentRegistration } from './registration-form.tsx';
import { StepBanner } from './step-banner.tsx';
import { DOWNLOAD, DOWNLOAD_COPY, SUCCEEDED } from './texts.ts';

/** Shown after success: the confirmation, what happens next, and everything that was sent. */
export function RegistrationSent({ sent }: { sent: SentRegistration }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Also needed if the form was sent without JavaScript after a draft had been saved.
    deviceStore.forget();
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="lg:sticky lg:top-24 lg:self-start">
        <StepBanner currentStep="Finish" missingByStep={null} done />
      </aside>
      <div className="flex min-w-0 max-w-prose flex-col gap-12">
        <section className="flex flex-col gap-5 rounded-panel border border-hold bg-hold-wash p-6">
          <div className="flex gap-3">
            <CircleCheck aria-hidden="true" size={24} className="mt-1 shrink-0 text-hold-text" />
            <div className="flex min-w-0 flex-col gap-1">
              <h2 ref={title} tabIndex={-1} className="text-title text-hold-text outline-none">
                {SUCCEEDED}
              </h2>
              <p className="text-small">
                Your reference is <strong className="figures font-strong">{sent.reference}</strong>.
                {!sent.answers.forwarding && ' Your password is hidden in the PDF.'}
              </p>
            </div>
          </div>
          <DownloadPdf sent={sent} variant="primary" label={DOWNLOAD_COPY} />
        </section>
        <WhatHappensNext email={sent.answers.email} />
        <section className="flex flex-col gap-8 border-t border-line pt-8">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 className="text-title">Your answers</h2>
            <DownloadPdf sent={sent} label={DOWNLOAD} />
          </div>
          <RegistrationSections
            answers={sent.answers}
            mailbox={sent.answers.forwarding ? 'Forwarding address (no password)' : PASSWORD_BULLETS}
          />
        </section>
      </div>
    </div>
  );
}

function WhatHappensNext({ email }: { email: string }) {
  const { viewer, portalUrl } = useAppData();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title">What happens next</h2>
      <RouteLine
        label="What happens next"
        upright
        steps={[
          { id: 'sent', label: 'Registration submitted', state: 'done' },
          viewer
            ? {
                id: 'confirm',
                label: 'Find it in your portal',
                note: (
                  <>
                    You can view and edit it{' '}
                    <Link to="/portal/profile" className="link">
                      in your profile
                    </Link>{' '}
                    anytime.
                  </>
                ),
                state: 'current',
              }
            : {
                id: 'confirm',
                label: 'Confirm your email',
                note: (
                  <>
                    We’ll email <span className="font-medium break-all text-ink">{email}</span> with how to access your
                    account. If you already have one, your registration is waiting{' '}
                    <a href={`${portalUrl}/login`} className="link">
                      in the portal
                    </a>
                    .
                  </>
                ),
                state: 'current',
              },
          {
            id: 'review',
            label: 'A person reviews it',
            note: 'If something is missing, we’ll return it to you with a note.',
            state: 'ahead',
          },
          {
            id: 'recruiter',
            label: 'Work with a recruiter',
            note: (
              <>
                Requires a{' '}
                <Link to="/pricing" className="link">
                  plan that includes one
                </Link>
                . Nothing goes to employers without your approval.
              </>
            ),
            state: 'ahead',
          },
        ]}
      />
    </section>
  );
}
