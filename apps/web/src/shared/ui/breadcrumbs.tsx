import { Link } from 'react-router';

/** Breadcrumbs. The last step is the current page and isn't a link. */
export function Breadcrumbs({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-soft">
        {steps.map((step, index) => (
          <li key={step.label} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {step.to !== undefined && index < steps.length - 1 ? (
              <Link
                to={step.to}
                className="inline-flex min-h-6 items-center text-soft underline underline-offset-4 hover:text-ink"
              >
                {step.label}
              </Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined} className="text-ink">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
