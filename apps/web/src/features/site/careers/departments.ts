import type { ContentSummary } from '@foothold/contracts/site/content';
import { slugify } from '../articles/by-category.ts';

/** In the order of the filter. A department without open positions says so. */
export const DEPARTMENTS = ['Engineering', 'Product', 'Data', 'Sales', 'Customer Success', 'Marketing'] as const;

export const buildDepartmentHref = (department: string): string => `/careers?department=${slugify(department)}`;

/** The department in the URL, if any. */
export const findDepartment = (asked: string | null): string | null =>
  DEPARTMENTS.find((one) => slugify(one) === asked) ?? null;

export const filterByDepartment = (positions: readonly ContentSummary[], department: string | null) =>
  department === null ? positions : positions.filter(({ category }) => category === department);
