import { Link } from 'react-router';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { Timeline } from './about-us/timeline.tsx';
import { PageHero } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

const VALUES = [
  {
    title: 'No made-up facts',
    text: 'Not in your résumé, not in your score, not on this site. Sample figures are labeled. If we don’t know something, we say so.',
    costs: 'We give up the impressive numbers others show.',
  },
  {
    title: 'Reasons, not just scores',
    text: 'You can ask “why?” about every figure, and the answer is a line, a rule, or a sentence you can check.',
    costs: 'We give up the shortcut of a model nobody can question.',
  },
  {
    title: 'You’re in control',
    text: 'We prepare, you decide. We never send an application until you approve that exact application.',
    costs: 'We’re slower for it, and we think it’s worth it.',
  },
  {
    title: 'Easy to leave',
    text: 'You can export or delete everything you bring or make here, and canceling takes as few steps as subscribing.',
    costs: 'Some people will leave who would otherwise have drifted on.',
  },
] as const;

/** The page at /about-us. */
export function AboutUsPage() {
  const brand = useBrand();
  return (
    <>
      <PageHero
        title={`About ${brand.name}`}
        lead="A job search is easier one solid step at a time. We help you find the next one, and show you why it’s worth taking."
        backdrop={<ContourField seed={5} summit={{ x: 78, y: 62 }} className="absolute inset-0 size-full" />}
      />
      <Section
        title="Our mission"
        lead={
          <span className="text-lead text-ink">
            To make job hunting transparent: how you’re read, how you’re represented, and where you stand.
          </span>
        }
        ground="sunken"
      >
        <div className="grid gap-x-12 gap-y-6 text-soft lg:grid-cols-[1fr_1.2fr]">
          <p className="lg:col-start-2">
            Today, most applications are read by software first. The software gives no reasons, employers often don’t
            reply, and tools that promise to help often make things up. If your right to stay depends on your next job,
            that isn’t just annoying: it’s a deadline. We think most of what makes job hunting so draining is missing
            information, and that nearly all of it could be shared.
          </p>
          <p className="lg:col-start-2">
            So {brand.name} reads your résumé the way software does and shows you what it read. It scores by published
            rules. It suggests edits that stay true. It finds jobs and quotes what they say. And when our recruiters
            help, they ask before they act.
          </p>
        </div>
      </Section>
      <Section
        title="Four values, and what they cost us"
        lead="Values only mean something if you give something up for them. Here’s what we give up."
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
        title="Contact us"
        lead={
          <>
            A person reads every message and replies within 24 hours:{' '}
            <a href={`mailto:${brand.email}`} className="link">
              {brand.email}
            </a>
            . Want to help build it? See our{' '}
            <Link to="/careers" className="link">
              open positions
            </Link>
            , or read our{' '}
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
          Score your résumé
        </ButtonLink>
      </Section>
    </>
  );
}
