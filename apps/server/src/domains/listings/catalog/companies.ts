import type { Company } from '@foothold/contracts/listings';
import type { Executor } from '../../../platform/db/database.ts';
import { requireFound } from '../../../platform/errors.ts';
import { findCompanyFilings } from '../filings/filings.ts';
import * as repository from './companies-repository.ts';

/** A company with figures of its open listings. @param today ISO date @throws AppError `resource.not-found` */
export async function describeCompany(db: Executor, slug: string, today: string): Promise<Company> {
  const { id, name, about } = requireFound(await repository.findCompany(db, slug));
  const sponsorship = await repository.countSponsorship(db, id, today);
  const sources = await repository.countSources(db, id, today);
  // Companies of samples aren’t real.
  const isReal = sources.some(({ sample }) => !sample);
  return {
    id,
    slug,
    name,
    about,
    open: sponsorship.reduce((sum, { count }) => sum + count, 0),
    sponsorship: sponsorship as Company['sponsorship'],
    regions: await repository.countRegions(db, id, today),
    sources,
    filings: isReal ? await findCompanyFilings(db, id) : [],
  };
}
