import type { Application } from '@foothold/contracts/applications';
import { toListingAddress } from '@foothold/core/listing-address';
import { isSameCompany, isSameTitle } from '@foothold/core/tracking';

/** The job on a page, as far as the page says. Empty strings are unknown. */
export interface PageJob {
  url: string;
  title: string;
  company: string;
}

/** The member's application for the job on a page: by its address, otherwise by company and title. Null if there is none. */
export function findApplication(applications: readonly Application[], page: PageJob): Application | null {
  const address = toListingAddress(page.url);
  const byAddress =
    address !== null && applications.find(({ job }) => job.url !== null && toListingAddress(job.url) === address);
  if (byAddress) return byAddress;
  if (page.title === '' || page.company === '') return null;
  return (
    applications.find(({ job }) => isSameCompany(job.company, page.company) && isSameTitle(job.title, page.title)) ??
    null
  );
}
