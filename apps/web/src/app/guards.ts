import type { Viewer } from '@foothold/contracts/accounts';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { requestContext } from '../shared/request-context.ts';

/** For portal pages: redirects visitors to the login page, which sends them back afterward. */
export const requireViewer: MiddlewareFunction<Response> = ({ context, request }) => {
  const { viewer, portalUrl } = context.get(requestContext);
  if (viewer) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`${portalUrl}/login?next=${encodeURIComponent(pathname + search)}`);
};

/** For pages limited to certain roles. Everyone else gets a 404. */
const requireRole =
  (...roles: readonly Viewer['role'][]): MiddlewareFunction<Response> =>
  (args, next) => {
    const { viewer } = args.context.get(requestContext);
    if (viewer && !roles.includes(viewer.role)) throw data(null, { status: 404 });
    return requireViewer(args, next);
  };

/** For console pages. */
export const requireStaff = requireRole('support', 'admin', 'recruiter');

/** For pages that show other people's data. */
export const requireStaffRole = requireRole('support', 'admin');

/** For pages for developers. Everywhere else they look missing. */
export const requireDevelopment: MiddlewareFunction<Response> = ({ context }) => {
  if (!context.get(requestContext).isDevelopment) throw data(null, { status: 404 });
};

/** For pages that manage roles. */
export const requireAdmin = requireRole('admin');

/** For pages that show recruiters the members assigned to them. */
export const requireRecruiter = requireRole('recruiter');

/** For pages of guarantee cases. */
export const requireCaseWorker = requireRole('recruiter', 'admin');
