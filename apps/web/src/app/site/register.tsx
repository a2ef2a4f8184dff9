import { useBrand } from '../../shared/app-data.tsx';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/register.ts';
import { NotOpenYet } from './parts/not-open-yet.tsx';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Join',
    description: 'Create your professional profile and unlock AI-powered career opportunities',
  });

export default function Register() {
  const { name } = useBrand();
  return (
    <NotOpenYet
      title={`Join ${name}`}
      lead="Create your professional profile and unlock AI-powered career opportunities"
    >
      The long registration form, from which recruiters apply for you, is not open yet. An account is: it has everything
      that needs no recruiter, for fourteen days and without a card.
    </NotOpenYet>
  );
}
