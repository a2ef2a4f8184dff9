import { API_ERRORS_PAGE } from '@foothold/contracts/api-pages';
import { Code } from './code.tsx';
import type { ApiError, ApiGroupLink } from './reference.ts';
import { ReferenceLayout } from './reference-layout.tsx';

/** Every error code that a call can return. */
export function ErrorsPage({ errors, others }: { errors: readonly ApiError[]; others: readonly ApiGroupLink[] }) {
  return (
    <ReferenceLayout groups={others} path={API_ERRORS_PAGE}>
      <section aria-label="Error codes">
        <p className="max-w-prose pb-4 text-soft">
          Every failure is <code className="font-mono text-note">application/problem+json</code>. Codes never change, so
          use them in your logic. Messages are written for people, and you can show them as they are.
        </p>
        <Code>{EXAMPLE_PROBLEM}</Code>
        <ul className="mt-6 border-t border-line text-small">
          {errors.map(({ code, status, message, isShared }) => (
            <li
              key={code}
              id={`error-${code}`}
              className="grid scroll-mt-20 gap-x-6 gap-y-0.5 border-b border-line py-2.5 target:bg-accent-wash md:grid-cols-[16rem_3rem_minmax(0,1fr)]"
            >
              <code className="font-mono text-note wrap-anywhere">{code}</code>
              <span className="figures">{status}</span>
              <span className="text-soft">
                {message}
                {isShared && ' Any endpoint can return this.'}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </ReferenceLayout>
  );
}

const EXAMPLE_PROBLEM = `{
  "type": "urn:foothold:error:access.sign-in",
  "title": "Sign in to continue.",
  "status": 401,
  "code": "access.sign-in",
  "message": "Sign in to continue.",
  "error": "Sign in to continue.",
  "requestId": "…"
}`;
