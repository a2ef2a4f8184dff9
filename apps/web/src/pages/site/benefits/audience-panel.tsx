import { Link } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { MarketingClaims } from '../parts/claims.tsx';
import type { AudienceText } from './audiences.ts';

/** What changes for one audience. Each row compares before and after. */
export function AudiencePanel({ text }: { text: AudienceText }) {
  return (
    <div className="flex flex-col gap-14 pt-10 md:gap-20 md:pt-14">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1.2fr]">
        <h2 className="text-heading">{text.title}</h2>
        <p className="max-w-prose text-soft lg:pt-1.5">{text.lead}</p>
      </div>
      <ol className="border-b border-line">
        {text.changes.map(({ before, after, more }) => (
          <li
            key={before}
            className="grid items-center gap-x-6 gap-y-3 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1.3fr)] md:py-7"
          >
            <p className="text-soft">
              <span className="sr-only">Before: </span>
              {before}
            </p>
            <Step />
            <p>
              <span className="sr-only">Now: </span>
              <span className="font-medium">{after}</span>{' '}
              <Link to={more.to} className="link text-small whitespace-nowrap">
                {more.label}
              </Link>
            </p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="asks" className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="asks" className="text-title">
          {text.asks.title}
        </h2>
        <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
          {text.asks.points.map(({ title, text: about }) => (
            <div key={title} className="border-t-2 border-ink pt-3">
              <dt className="font-strong">{title}</dt>
              <dd className="pt-1 text-small text-soft">{about}</dd>
            </div>
          ))}
        </dl>
      </section>
      <MarketingClaims claims={text.claims} />
      <div className="flex flex-col items-start gap-4 border-t border-line pt-10">
        <p className="max-w-prose text-lead">{text.closing}</p>
        <ButtonLink to="/pricing" variant="primary" size="large">
          {text.callToAction}
        </ButtonLink>
      </div>
    </div>
  );
}

/** From an open step up to a solid one. Decorative. */
function Step() {
  return (
    <svg viewBox="0 0 112 40" aria-hidden="true" className="h-10 w-28">
      <path
        d="M14 30C40 30 44 12 70 12h22"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <circle cx="12" cy="30" r="6" strokeWidth="2" strokeDasharray="2.4 2.3" className="fill-paper stroke-edge" />
      <circle cx="98" cy="12" r="7" className="fill-accent" />
    </svg>
  );
}
