import { data, type MiddlewareFunction, redirect } from 'react-router';
import { requestContext } from './context.ts';

const STAFF = ['support', 'admin', 'recruiter'] as const;

/** For pages of the portal: whoever is not signed in goes to the log-in page and comes back afterwards. */
export const requireViewer: MiddlewareFunction<Response> = ({ context, request }) => {
  const { viewer, portalUrl } = context.get(requestContext);
  if (viewer) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${portalUrl}/login?next=${encodeURIComponent(pathname + search)}`);
};

/** For pages of the console. To others they do not exist. */
export const requireStaff: MiddlewareFunction<Response> = (args, next) => {
  const { viewer } = args.context.get(requestContext);
  if (viewer && !STAFF.some((role) => role === viewer.role)) throw data(null, { status: 404 });
  return requireViewer(args, next);
};
