import { productNames } from '@foothold/contracts/brand';
import { sitePage } from '@foothold/contracts/pages';
import { requestEnterprise } from '../../features/support/enquiry.server.ts';
import { EnterpriseForm } from '../../features/support/enterprise-form.tsx';
import { failureOf, sentOf } from '../../features/support/posted.ts';
import { ENTERPRISE_SENT } from '../../features/support/texts.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/enterprise.ts';
import { Opening } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/enterprise');

export const action = (args: Route.ActionArgs) => requestEnterprise(args);

/** Chapter 1: what the plan for organisations has, word for word, and what each means. */
function featuresOf(prime: string) {
  return [
    {
      name: `Everything in ${prime}`,
      means: 'For each person: recruiters who apply with approval, the score, the portal, the paths.',
    },
    { name: 'Unlimited employee profiles', means: 'One for everybody you look after, without a limit.' },
    {
      name: 'White-label',
      means: 'Your name, your logo and your colour in place of ours; contrast is checked for you.',
    },
    {
      name: 'Advanced analytics',
      means: 'Where applications get stuck, with the number of rows each figure rests on.',
    },
    {
      name: 'Team insights',
      means: 'How a group does, never how one person does: no group is shown that is too small to hide in.',
    },
    { name: 'Custom integrations', means: 'Every call of the product is documented, and yours to build on.' },
    { name: 'Dedicated account manager', means: 'One person who knows your programme and answers for it.' },
    { name: '24/7 priority support', means: 'At any hour, before others.' },
    { name: 'SLA guarantees', means: 'What is promised about availability and answers, in the contract.' },
    { name: 'Custom training', means: 'For the people who look for work and for those who help them.' },
  ];
}

const NEXT = [
  { id: 'sent', label: 'You send the form', note: 'Name and e-mail are enough.', state: 'current' },
  { id: 'answer', label: 'Our enterprise team answers', note: 'Within 24 hours.', state: 'ahead' },
  {
    id: 'talk',
    label: 'A conversation',
    note: 'How many people, what they need, what you have already.',
    state: 'ahead',
  },
  { id: 'offer', label: 'A price of your own', note: 'In writing, with what it covers.', state: 'ahead' },
] as const;

export default function Enterprise({ actionData }: Route.ComponentProps) {
  const brand = useBrand();
  const { x, prime } = productNames(brand);
  const { title, description } = sitePage('/enterprise', brand);
  const sent = sentOf(actionData);
  return (
    <>
      <Opening
        title={title}
        lead={description}
        backdrop={
          <ContourField
            seed={23}
            className="absolute inset-y-0 right-0 h-full w-3/5 [mask-image:linear-gradient(to_right,transparent,black_45%)] max-lg:hidden"
          />
        }
        actions={
          <ButtonLink to="/demo" variant="primary" size="large">
            Unlock Growth with Us
          </ButtonLink>
        }
        note={<p className="text-small text-soft">Custom price, by the size of your programme.</p>}
      />
      <Section title={`What ${x} has`} lead="For organisations that look after many people who look for work.">
        <ol className="grid gap-x-12 border-t border-line md:grid-cols-2">
          {featuresOf(prime).map(({ name, means }) => (
            <li key={name} className="flex flex-col gap-0.5 border-b border-line py-4">
              <h3 className="font-text text-body font-strong tracking-normal">{name}</h3>
              <p className="text-small text-soft">{means}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="consultation"
        title="Request a consultation"
        lead="Say what your programme looks like, as roughly as you like. Our enterprise team answers within 24 hours."
        ground="sunken"
      >
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          {sent ? (
            <Callout tone="hold" live title={ENTERPRISE_SENT.title}>
              <p>
                {ENTERPRISE_SENT.description} Your reference is {sent.reference}.
              </p>
            </Callout>
          ) : (
            <EnterpriseForm reading="lenient" failure={failureOf(actionData)} />
          )}
          <div className="flex flex-col gap-3">
            <h3 className="text-title">What happens next</h3>
            <RouteLine label="What happens next" steps={NEXT} upright />
          </div>
        </div>
      </Section>
    </>
  );
}
