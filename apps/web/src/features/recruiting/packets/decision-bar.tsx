import type { ApprovalMethod } from '@foothold/contracts/recruiting/packets';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { CodeField } from '../../../shared/verify/code-field.tsx';
import type { ReviewedPacket } from './packets.server.ts';
import { buildPasskeyPath } from './paths.ts';
import { listPassages } from './reading.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useApproval } from './use-approval.ts';
import { type Reading, useReading } from './use-reading.ts';

export interface DecisionBarProps {
  bar: RefObject<HTMLDivElement | null>;
  reviewed: readonly ReviewedPacket[];
  method: ApprovalMethod | null;
  /** The packets whose low score the member allows. */
  exceptions: ReadonlySet<string>;
  actionData: ChangeOutcome | undefined;
  /** The path of this page. */
  here: string;
  onApproved: () => void;
  /** Other decisions. */
  children?: ReactNode;
}

/** The ID of the form that approves. The exceptions next to the scores belong to it too. */
const APPROVE_FORM = 'approve';

/** Approves what is above it. It stays at the bottom of the window. */
export function DecisionBar({ bar, reviewed, method, exceptions, actionData, here, ...rest }: DecisionBarProps) {
  const packets = reviewed.map(({ packet }) => packet);
  const reading = useReading(
    reviewed.flatMap(({ packet, previousLetter }) => listPassages(packet, previousLetter)),
    bar,
  );
  const { busy, failure, approve } = useApproval(packets, rest.onApproved);
  useAboveKeyboard(bar);
  const hydrated = useHydrated();
  const openQuestions = packets.reduce((sum, packet) => sum + packet.openQuestions, 0);
  const missingExceptions = packets.filter(({ id, needsException }) => needsException && !exceptions.has(id)).length;
  const reason = findReason({ reading, openQuestions, missingExceptions });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reason !== null) {
      if (reading.unread.length > 0 && openQuestions === 0) reading.showNext();
      return;
    }
    const form = new FormData(event.currentTarget);
    const value = method === 'code' || method === 'password' ? { method, value: readFormText(form, method) } : null;
    void approve(exceptions, value);
  };
  const label = packets.length === 1 ? 'Approve' : `Approve ${packets.length} applications`;
  // Without JavaScript, the browser can't know what was on screen, and the server asks for the checkbox.
  const isBlocked = openQuestions > 0 || (hydrated && reason !== null);
  // Only once there is something to approve, so that the bar covers little of what is read.
  const asksProof = openQuestions === 0 && (!hydrated || reading.unread.length === 0);
  return (
    <div
      ref={bar}
      className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-20 -mx-5 max-h-[65dvh] overflow-y-auto border-t border-line bg-paper px-5 py-3 md:-mx-8 md:px-8 lg:bottom-0 lg:mx-0 lg:px-0 print:hidden"
    >
      {method === null ? (
        <NoMethod here={here}>{rest.children}</NoMethod>
      ) : (
        <Form
          id={APPROVE_FORM}
          busy={busy}
          failure={failure ?? (actionData?.intent === 'approve' ? actionData.failure : null)}
          onSubmit={submit}
          className="flex flex-col gap-2"
        >
          <input type="hidden" name="intent" value="approve" />
          {packets.map(({ id, hash }) => (
            <input key={id} type="hidden" name="item" value={`${id} ${hash}`} />
          ))}
          {(hydrated || openQuestions > 0) && (
            <GateLine reason={reason} openQuestions={openQuestions} reading={reading} />
          )}
          {!hydrated && asksProof && method !== 'passkey' && <Checkbox name="read" label="I’ve read every answer." />}
          {!hydrated && method === 'passkey' && (
            <noscript>
              <p>Your account approves with a passkey, which needs JavaScript. Turn it on and reload the page.</p>
            </noscript>
          )}
          <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
            {asksProof && method === 'password' && (
              <PasswordField
                name="password"
                label="Your password"
                autoComplete="current-password"
                className="min-w-0 flex-1 basis-40 lg:max-w-72"
              />
            )}
            {asksProof && method === 'code' && <CodeField />}
            <SubmitButton
              disabled={!hydrated && (method === 'passkey' || openQuestions > 0)}
              aria-disabled={isBlocked || undefined}
              aria-describedby={isBlocked ? GATE_ID : undefined}
              busyLabel={method === 'passkey' ? 'Waiting for your passkey…' : 'Checking…'}
              className={isBlocked ? 'grow opacity-50 sm:grow-0' : 'grow sm:grow-0'}
            >
              {label}
            </SubmitButton>
            {rest.children}
          </div>
        </Form>
      )}
    </div>
  );
}

const GATE_ID = 'approve-when';

const count = (number: number, one: string, many: string) => (number === 1 ? one : `${number} ${many}`);

/** Why the button doesn't work yet. Null if it does. */
export function findReason({
  reading: { unread },
  openQuestions,
  missingExceptions,
}: {
  reading: Pick<Reading, 'unread'>;
  openQuestions: number;
  missingExceptions: number;
}): string | null {
  if (openQuestions > 0) return `Answer ${count(openQuestions, 'the question', 'questions')} above to approve.`;
  if (unread.length > 0) return `Read ${count(unread.length, 'the new text', 'new texts')} to approve.`;
  if (missingExceptions > 0)
    return `Allow ${count(missingExceptions, 'the score', 'scores')} below 80 above to approve.`;
  return null;
}

/** Says why the button doesn't work yet, and leads there. */
function GateLine({
  reason,
  openQuestions,
  reading: { unread, showNext },
}: {
  reason: string | null;
  openQuestions: number;
  reading: Reading;
}) {
  return (
    <p id={GATE_ID} className="flex flex-wrap items-center gap-x-3 text-small">
      {reason === null ? (
        <span className="text-soft">You approve exactly what’s on this page.</span>
      ) : (
        <>
          <span>{reason}</span>
          {openQuestions > 0 && (
            <a href="#open-questions" className="link inline-flex min-h-6 items-center">
              Answer now
            </a>
          )}
          {openQuestions === 0 && unread.length > 0 && (
            <button type="button" onClick={showNext} className="link min-h-6 cursor-pointer">
              Show next
            </button>
          )}
        </>
      )}
    </p>
  );
}

/** For accounts that can prove nothing yet. */
function NoMethod({ here, children }: { here: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small">Add a passkey to approve. It’s your fingerprint, face, or the lock of your device.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={buildPasskeyPath(here)} variant="primary">
          Add a passkey
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}

/** A checkbox that allows a résumé below the minimum score. It belongs to the form of the bar. */
export function ExceptionBox({
  packetId,
  score,
  checked,
  onChange,
}: {
  packetId: string;
  score: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Checkbox
      name="exception"
      value={packetId}
      form={APPROVE_FORM}
      label={`I allow this application with a score of ${score}.`}
      hint="Or decline with “The résumé isn’t right”, and your recruiter improves it first."
      optional
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** Offers a passkey to those who type to approve. */
export function PasskeyHint({ method, here }: { method: ApprovalMethod | null; here: string }) {
  if (method !== 'password' && method !== 'code') return null;
  return (
    <p className="text-small text-soft">
      <Link to={buildPasskeyPath(here)} className="link">
        Add a passkey
      </Link>{' '}
      to approve with your fingerprint or face instead.
    </p>
  );
}
