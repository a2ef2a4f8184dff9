import type { SampleContext } from '../../../platform/samples.ts';
import type { AuthorizationService } from '../authorization/authorization.ts';
import type { RecruitingDeps } from '../deps.ts';
import { NO_RULES, type Rules } from '../rules/rules.ts';
import type { createTailoring } from '../tailoring/tailoring.ts';

interface Parts {
  deps: Pick<RecruitingDeps, 'listings' | 'resumes'>;
  authorization: AuthorizationService;
  rules: Rules;
  tailoring: Pick<ReturnType<typeof createTailoring>, 'create'>;
}

/** The sample member authorized their recruiter, has rules, and a copy that the recruiter tailors. */
export async function addSampleWorkspace(
  { deps: { listings, resumes }, authorization, rules, tailoring }: Parts,
  { goBack, person }: SampleContext,
): Promise<void> {
  const [riley, recruiter] = [person('riley'), person('recruiter')];
  goBack(36, 16);
  await authorization.set(riley, true);
  await rules.save(riley, {
    ...NO_RULES,
    neverCompanies: ['Larkspur Grocers'],
    askBefore: { relocation: true, contract: true, onSite: false, payBelow: 70_000 },
    payFloor: 55_000,
    note: 'I’d rather work with data than manage people.',
    weekly: 5,
  });
  goBack(8, 15);
  const [original] = await resumes.list(riley);
  const { items } = await listings.search({ q: 'data analyst' });
  const [listing] = items.filter(({ company }) => company.name !== 'Larkspur Grocers');
  if (original && listing)
    await tailoring.create(recruiter, { memberId: riley.id, resumeId: original.id, listingId: listing.id });
  goBack(0);
}
