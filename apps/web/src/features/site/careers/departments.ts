import type { ContentSummary } from '@foothold/contracts/site/content';
import { slugOf } from '../articles/by-category.ts';

/** In the filter's order; each has a position or says that it has none. */
export const DEPARTMENTS = ['Engineering', 'Product', 'Data', 'Sales', 'Customer Success', 'Marketing'] as const;

export const departmentHref = (department: string): string => `/careers?department=${slugOf(department)}`;

/** The department in the address, if any. */
export const departmentOf = (asked: string | null): string | null =>
  DEPARTMENTS.find((one) => slugOf(one) === asked) ?? null;

export const inDepartment = (positions: readonly ContentSummary[], department: string | null) =>
  department === null ? positions : positions.filter(({ category }) => category === department);
