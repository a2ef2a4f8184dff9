import { AlertDialog } from '../../../shared/ui/dialog.tsx';

export interface BankRequest {
  answer: (outcome: 'approved' | 'refused') => void;
}

/** Replaces the bank's own window when the sandbox card requires approval. */
export function BankDialog({ question, setup }: { question: BankRequest | null; setup: boolean }) {
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.answer('refused')}
      title="Sandbox bank approval"
      description={
        setup
          ? 'Save this card for your plan? A real bank would ask you in its own window or on your phone.'
          : 'Approve this payment? A real bank would ask you in its own window or on your phone. No money moves.'
      }
      confirmLabel="Approve"
      cancelLabel="Decline"
      onConfirm={() => question?.answer('approved')}
    />
  );
}
