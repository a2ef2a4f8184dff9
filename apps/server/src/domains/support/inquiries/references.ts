import type { InquiryKind } from '@foothold/contracts/support';
import { drawReference } from '../../../platform/references.ts';

/** The first letter is the kind's. */
export const makeReference = (kind: InquiryKind): string => drawReference(kind.charAt(0).toUpperCase());
