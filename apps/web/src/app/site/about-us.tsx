import { Link } from 'react-router';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/about-us.ts';
import { Timeline } from './about-us/timeline.tsx';
import { Opening } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/about-us');

const VALUES = [
  {
    title: 'Nothing invented',
    text: 'Not in a résumé, not in a score, not on this site. Figures that are samples say so. What we do not know, we leave open.',
    costs: 'It costs us the beautiful numbers that others show.',
  },
  {
    title: 'Reasons before verdicts',
    text: 'Every figure we give can be asked “why?”, and the answer is a line, a rule or a sentence that you can check.',
    costs: 'It costs us the shortcut of a model that nobody can question.',
  },
  {
    title: 'Your hand on it',
    text: 'We prepare, you decide. No application leaves without a yes to exactly that application.',
    costs: 'It costs us speed, and we think it is worth it.',
  },
  {
    title: 'Easy to leave',
    text: 'Everything you bring or make here can be taken along or erased, and cancelling takes as few steps as buying.',
    costs: 'It costs us whoever would have stayed out of inertia.',
  },
] as const;

export default function AboutUs() {
  const brand = useBrand();
  return (
    <>
      <Opening
        title={`About ${brand.name}`}
        lead="What helps on a wall is not the view of the summit but the next hold that carries your weight. We look for that one, and say why it carries."
        backdrop={<ContourField seed={5} summit={{ x: 78, y: 62 }} className="absolute inset-0 size-full" />}
      />
      <Section
        title="Our mission"
        lead={
          <span className="text-lead text-ink">
            That people who look for work understand how they are read, are shown as they are, and never have to wonder
            what became of them.
          </span>
        }
        ground="sunken"
      >
        <div className="grid gap-x-12 gap-y-6 text-soft lg:grid-cols-[1fr_1.2fr]">
          <p className="lg:col-start-2">
            Whoever applies today writes to machines first. The machines give no reasons, the employers give no answers,
            and the tools that promise help often make things up. For people whose right to stay depends on the next
            contract, that is not an annoyance but a deadline. We think that most of what makes the search so wearing is
            missing information, and that nearly all of it could be given.
          </p>
          <p className="lg:col-start-2">
            So {brand.name} reads a résumé as software does and shows what it read. It scores by rules that are printed.
            It proposes changes that stay true. It finds listings and quotes what they say. And where people help, they
            ask before they act.
          </p>
        </div>
      </Section>
      <Section
        title="Four values, and what they cost us"
        lead="A value that costs nothing is decoration. So each of ours stands here with its price."
      >
        <dl className="border-b border-line">
          {VALUES.map(({ title, text, costs }) => (
            <div key={title} className="grid gap-x-12 gap-y-2 border-t border-line py-7 lg:grid-cols-[1fr_1.2fr]">
              <dt className="font-display text-title">{title}</dt>
              <dd className="max-w-prose">
                {text}
                <span className="block pt-1.5 text-small text-soft">{costs}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Timeline />
      <Section
        title="Write to us"
        lead={
          <>
            A person reads it, and you have an answer within 24 hours:{' '}
            <a href={`mailto:${brand.email}`} className="link">
              {brand.email}
            </a>
            . Whoever would like to build this with us finds{' '}
            <Link to="/careers" className="link">
              open positions
            </Link>
            ; whoever would rather read first finds{' '}
            <Link to="/blog" className="link">
              essays
            </Link>{' '}
            and the{' '}
            <Link to="/documentation" className="link">
              documentation
            </Link>
            .
          </>
        }
        ground="sunken"
      >
        <ButtonLink to="/score" variant="primary" size="large">
          Start with one file
        </ButtonLink>
      </Section>
    </>
  );
}
