import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Code } from './endpoint-view.tsx';

/** Rules that apply to every call. */
export function Introduction() {
  const { publicUrl } = useAppData();
  return (
    <section id="calling" aria-labelledby="calling-title" className="flex scroll-mt-20 flex-col gap-5">
      <h2 id="calling-title" className="text-title">
        Making requests
      </h2>
      <Callout title="Requests need a bearer token">
        <p>
          Except for public endpoints. A token is a session on your account. It’s listed in your settings, where you can
          end it.
        </p>
      </Callout>
      <Code>{`curl -X POST "${publicUrl}/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{"email":"you@example.com","password":"four plain words here"}'

curl "${publicUrl}/api/profile" -H "Authorization: Bearer $TOKEN"`}</Code>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-small marker:text-soft">
        <li>Send bodies as JSON and files as multipart forms. Responses are JSON in UTF-8. Times are in UTC.</li>
        <li>
          Calls that create something run only once per <code className="font-mono text-note">Idempotency-Key</code>{' '}
          header. For a day, the same key returns the first response.
        </li>
        <li>
          If you go over a rate limit, you get a 429 with <code className="font-mono text-note">Retry-After</code>, in
          seconds.
        </li>
        <li>
          Every address that starts with <code className="font-mono text-note">/api/</code> also works with{' '}
          <code className="font-mono text-note">/api/v1/</code>.
        </li>
        <li>You get the same response for things that aren’t yours and things that don’t exist.</li>
      </ul>
      <p className="max-w-prose text-small text-soft">
        This reference is generated from the contract the server runs on. To learn how it all fits together, read the{' '}
        <Link to="/documentation" className="link">
          documentation
        </Link>
        .
      </p>
    </section>
  );
}
