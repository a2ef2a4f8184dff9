import { joinWaitlist } from '../../features/support/inquiry.server.ts';
import { OnboardingPage } from '../../features/support/onboarding-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/onboarding.ts';

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/onboarding');

export const action = (args: Route.ActionArgs) => joinWaitlist(args);

export default function Onboarding({ actionData }: Route.ComponentProps) {
  return <OnboardingPage actionData={actionData} />;
}
