import type { InquiryKind, InquiryState } from '@foothold/contracts/support/shapes';

interface KindLabels {
  /** Singular: "Demo". */
  one: string;
  /** For lists: "Demos". */
  many: string;
}

/** In inbox order. */
export const KINDS: Record<InquiryKind, KindLabels> = {
  support: { one: 'Support', many: 'Support' },
  consultation: { one: 'Consultation', many: 'Consultations' },
  demo: { one: 'Demo', many: 'Demos' },
  enterprise: { one: 'Enterprise', many: 'Enterprise' },
  waitlist: { one: 'Waitlist', many: 'Waitlist' },
};

export const STATES: Record<InquiryState, string> = { open: 'Open', answered: 'Answered', closed: 'Closed' };
