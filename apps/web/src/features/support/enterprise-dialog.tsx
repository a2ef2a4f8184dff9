import { getProductNames } from '@foothold/brand';
import { Slot } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useBrand } from '../../shared/app-data.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EnterpriseForm } from './enterprise-form.tsx';

export interface EnterpriseDialogProps {
  /** What opens the dialog: a button or, better, a link to /enterprise, which works before hydration. */
  trigger: ReactNode;
}

/** The enterprise consultation form in a dialog, in its strict variant. Closes when the request has been sent. */
export function EnterpriseDialog({ trigger }: EnterpriseDialogProps) {
  const [open, setOpen] = useState(false);
  const { x } = getProductNames(useBrand());
  const control = (
    <Slot.Root
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      {trigger}
    </Slot.Root>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={control}
      title={`Talk to us about ${x}`}
      description="Our enterprise team replies within 24 hours."
      wide
    >
      <EnterpriseForm reading="strict" onSent={() => setOpen(false)} />
    </Dialog>
  );
}
