import type { InquiryKind } from '@foothold/contracts/support';
import { createReference } from '../../../platform/references.ts';

/** The first letter stands for the kind. */
export const makeReference = (kind: InquiryKind): string => createReference(kind.charAt(0).toUpperCase());
