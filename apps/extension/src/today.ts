import type { FillMonth } from '@foothold/core/form-fill';

/** The month of today, where the person is. */
export function readToday(): FillMonth {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
