import type { Viewer } from '@foothold/contracts/accounts';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { requestContext } from '../shared/request-context.ts';

/** For pages of the portal: anyone who is not signed in goes to the log-in page and comes back afterwards. */
export const requireViewer: MiddlewareFunction<Response> = ({ context, request }) => {
  const { viewer, portalUrl } = context.get(requestContext);
  if (viewer) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${portalUrl}/login?next=${encodeURIComponent(pathname + search)}`);
};

/** For pages of some roles. To others they do not exist. */
const requireRole =
  (...roles: readonly Viewer['role'][]): MiddlewareFunction<Response> =>
  (args, next) => {
    const { viewer } = args.context.get(requestContext);
    if (viewer && !roles.includes(viewer.role)) throw data(null, { status: 404 });
    return requireViewer(args, next);
  };

/** For pages of the console. */
export const requireStaff = requireRole('support', 'admin', 'recruiter');

/** For pages that show other people's data. */
export const requireStaffRole = requireRole('support', 'admin');

/** For pages about who may do what. */
export const requireAdmin = requireRole('admin');

/** For pages that show a recruiter their own members. */
export const requireRecruiter = requireRole('recruiter');
