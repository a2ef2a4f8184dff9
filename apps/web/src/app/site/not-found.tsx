import { data } from 'react-router';
import type { PageHandle } from '../../site-client/hydration.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered, because the loader always throws to the error boundary. */
export default function NotFound() {
  return null;
}
