import { MATCH_FIT, MATCH_FLOOR, MATCH_PARTS } from '@foothold/core/matching';
import { Link } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/job-matching.ts';
import { FigureMade } from './job-matching/figure-made.tsx';
import { MatchMap } from './job-matching/match-map.tsx';
import { sampleMatch } from './job-matching/sample-match.ts';
import { VisaSentences } from './job-matching/visa-sentences.tsx';
import { startLink } from './navigation.ts';
import { Claims } from './parts/claims.tsx';
import { Opening } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/job-matching');

export const loader = () => ({ ...sampleMatch(MATCH_PARTS), fit: MATCH_FIT, floor: MATCH_FLOOR });

export default function JobMatching({ loaderData: { total, parts, fit, floor } }: Route.ComponentProps) {
  const app = useAppData();
  const start = startLink(app);
  return (
    <>
      <Opening
        title="Intelligent job matching"
        lead="Your résumé goes in once; listings come back in the order in which they fit, each with what speaks for it, what speaks against it, and what nobody can tell from the text."
        actions={
          <>
            <ButtonLink to={start.to} reloadDocument variant="primary" size="large">
              {start.label}
            </ButtonLink>
            <ButtonLink to="/jobs" size="large">
              Search without an account
            </ButtonLink>
          </>
        }
        picture={<MatchMap />}
      />
      <FigureMade total={total} parts={parts} />
      <VisaSentences />
      <Section title="What matching does not do" lead="A good map also says where it ends." ground="sunken">
        <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {[
            {
              title: 'It does not guess your wishes',
              text: 'Place, remote work, pay and sponsorship are filters that you set and see. Nothing is left out behind your back.',
            },
            {
              title: 'It does not flatter',
              text: `Below ${floor} of 100 a listing has too little in common with you to be called a match, and is not shown as one. From ${fit} it fits.`,
            },
            {
              title: 'It does not turn round',
              text: 'Listings are filtered for people who seek. People are never filtered for employers, and your visa status is never shown to them.',
            },
            {
              title: 'It does not foretell',
              text: 'The figure says how well a text fits a text. It is no probability of an interview, and a listing at 60 may be the right one.',
            },
          ].map(({ title, text }) => (
            <li key={title} className="border-t border-edge pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="pt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The figures we advertise with">
        <Claims
          claims={[
            {
              figure: `${total}%`,
              label: 'Match',
              about: 'The sample above, part by part. It is a figure about two texts, not about a person.',
            },
            { figure: '5K+', label: 'Talent pool', about: 'People who look for work and agreed to be put forward.' },
            { figure: '14 days', label: 'Time-to-hire', about: 'From opening a position to an accepted offer.' },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          Next:{' '}
          <Link to="/application-process" className="link">
            what happens once you have chosen a listing
          </Link>
          , or{' '}
          <Link to="/score" className="link">
            see how your résumé reads
          </Link>{' '}
          before you match it.
        </p>
      </Section>
    </>
  );
}
