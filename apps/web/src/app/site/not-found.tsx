import { data } from 'react-router';

export const handle = { hydrate: false };

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never drawn: the loader always hands over to the shell's error boundary. */
export default function NotFound() {
  return null;
}
