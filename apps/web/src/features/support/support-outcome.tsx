import type { Receipt } from '@foothold/contracts/support/shapes';
import { Callout } from '../../shared/ui/callout.tsx';
import { getPostedFailure, getPostedResult, type PostedForm } from './posted.ts';
import { SupportForm } from './support-form.tsx';
import { SUPPORT_SENT } from './texts.ts';

/** The result of a question sent without JavaScript. After an error, shows the form with its input. */
export function SupportOutcome({ posted }: { posted: PostedForm<Receipt> }) {
  const sent = getPostedResult(posted);
  if (sent) {
    return (
      <Callout tone="hold" live title={SUPPORT_SENT.title}>
        <p>
          {SUPPORT_SENT.description} Your reference is {sent.reference}.
        </p>
      </Callout>
    );
  }
  const failure = getPostedFailure(posted);
  if (!failure) return null;
  return (
    <section
      data-wakes
      aria-label="Your question"
      className="max-w-form rounded-panel border border-line bg-raised p-5"
    >
      <SupportForm failure={failure} />
    </section>
  );
}
