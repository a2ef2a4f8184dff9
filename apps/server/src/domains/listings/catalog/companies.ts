import type { Company } from '@foothold/contracts/listings';
import type { Executor } from '../../../platform/db/database.ts';
import { requireFound } from '../../../platform/errors.ts';
import * as repository from './companies-repository.ts';

/** A company with figures of its open listings. @param today ISO date @throws AppError `resource.not-found` */
export async function describeCompany(db: Executor, slug: string, today: string): Promise<Company> {
  const { id, name, about } = requireFound(await repository.findCompany(db, slug));
  const sponsorship = await repository.countSponsorship(db, id, today);
  return {
    id,
    slug,
    name,
    about,
    open: sponsorship.reduce((sum, { count }) => sum + count, 0),
    sponsorship: sponsorship as Company['sponsorship'],
    regions: await repository.countRegions(db, id, today),
    sources: await repository.countSources(db, id, today),
  };
}
