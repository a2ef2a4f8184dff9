import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { parseProblem } from '../shared/api/problem.ts';
import { useAppData } from '../shared/app-data.tsx';
import { getButtonClass } from '../shared/ui/button.tsx';
import { EmptyDrawing } from '../shared/ui/pictures/empty-drawing.tsx';
import { ErrorState } from '../shared/ui/states.tsx';

/** The content of a layout when its page failed. */
export function RouteErrorContent({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failed error={error} />;
}

/** Shown if not even the layout could be rendered. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <main id="content" tabIndex={-1} className="page py-16">
      <RouteErrorContent error={error} />
    </main>
  );
}

function NotFound() {
  return (
    <section className="flex flex-col items-start gap-6 py-20 md:flex-row md:items-center md:gap-16 md:py-28">
      <title>404 Page Not Found</title>
      <EmptyDrawing motif="lost" />
      <div className="flex max-w-prose flex-col items-start gap-4">
        <h1 className="text-heading">404 Page Not Found</h1>
        <p className="text-lead text-soft">Did you forget to add the page to the router?</p>
        <p>The page may have moved, or the link may be wrong. Try one of these instead:</p>
        <ul className="flex flex-wrap gap-3">
          <li>
            <Link to="/" className={getButtonClass('primary')}>
              Home
            </Link>
          </li>
          <li>
            <Link to="/jobs" className={getButtonClass('secondary')}>
              Jobs
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Failed({ error }: { error: unknown }) {
  const { requestId } = useAppData();
  const { pathname } = useLocation();
  const problem = isRouteErrorResponse(error) ? parseProblem(error.data) : parseProblem(error);
  const [title, advice] = problem
    ? [problem.message, problem.hint ?? 'Go back and try again.']
    : [
        'Something went wrong on our side.',
        'We’ve logged the problem. Try again, and if it still doesn’t work, wait a few minutes.',
      ];
  return (
    <div className="py-10 md:py-16">
      <title>{title}</title>
      <ErrorState
        level="h1"
        title={title}
        reference={problem ? undefined : requestId}
        action={
          <>
            <Link to={pathname} reloadDocument className={getButtonClass('primary')}>
              Try again
            </Link>
            <Link to="/" className={getButtonClass('secondary')}>
              Home
            </Link>
          </>
        }
      >
        <p>{advice}</p>
      </ErrorState>
    </div>
  );
}
