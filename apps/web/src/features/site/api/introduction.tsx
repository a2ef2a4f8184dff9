import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Code } from './endpoint-view.tsx';

/** What holds for every call. */
export function Introduction() {
  const { publicUrl } = useAppData();
  return (
    <section id="calling" aria-labelledby="calling-title" className="flex scroll-mt-20 flex-col gap-5">
      <h2 id="calling-title" className="text-title">
        Calling it
      </h2>
      <Callout title="Requests need a bearer token">
        <p>
          Except where anyone may call. A token is a session of your account: it is listed under your settings, and you
          can end it there.
        </p>
      </Callout>
      <Code>{`curl -X POST "${publicUrl}/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{"email":"you@example.com","password":"four plain words here"}'

curl "${publicUrl}/api/profile" -H "Authorization: Bearer $TOKEN"`}</Code>
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-small marker:text-soft">
        <li>Bodies are JSON; files are sent as multipart forms. Answers are JSON in UTF-8, times are UTC.</li>
        <li>
          A creating call with an <code className="font-mono text-note">Idempotency-Key</code> header is done once: the
          same key answers with what the first call answered, for a day.
        </li>
        <li>
          Where there is a limit, one call too many answers 429 with{' '}
          <code className="font-mono text-note">Retry-After</code>, in seconds.
        </li>
        <li>What is not yours and what does not exist answer alike.</li>
      </ul>
      <p className="max-w-prose text-small text-soft">
        This reference is made from the contract that the server runs on. How it hangs together stands in the{' '}
        <Link to="/documentation" className="link">
          documentation
        </Link>
        .
      </p>
    </section>
  );
}
