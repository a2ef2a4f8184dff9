import { Callout } from '../../../shared/ui/callout.tsx';

/** Shown wherever the visa clock says something. */
export function ConfirmNote() {
  return (
    <Callout title="Confirm with your DSO or an immigration attorney">
      <p>
        The visa clock counts calendar days (UTC) from what you entered. It isn’t legal advice, it can’t see your case,
        and rules change.
      </p>
    </Callout>
  );
}
