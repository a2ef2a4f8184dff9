import type { ContentSummary } from '@foothold/contracts/site/content';
import { Link } from 'react-router';
import { ApplyLink } from './apply-link.tsx';

/** One open position in the list. */
export function PositionRow({ position: content }: { position: ContentSummary }) {
  const { slug, title, description, category, position } = content;
  return (
    <article className="grid gap-x-10 gap-y-4 py-7 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-title">
          <Link
            to={`/careers/${slug}`}
            className="text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent"
          >
            {title}
          </Link>
        </h3>
        {position && (
          <p className="text-small">
            <span className="font-medium">{category}</span>
            {[position.location, position.type, position.experience].map((fact) => (
              <span key={fact}>
                <span aria-hidden="true"> · </span>
                {fact}
              </span>
            ))}
          </p>
        )}
        <p className="max-w-prose text-soft">{description}</p>
        {position && <p className="text-small text-soft">{position.skills.join(', ')}</p>}
        {position?.pay && <p className="text-small font-medium figures">{position.pay}</p>}
      </div>
      <div className="md:pt-1">
        <ApplyLink position={slug} title={title} label={`Apply Now: ${title}`}>
          Apply Now
        </ApplyLink>
      </div>
    </article>
  );
}
