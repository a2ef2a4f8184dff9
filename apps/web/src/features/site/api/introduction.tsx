import { API_ERRORS_PAGE } from '@foothold/contracts/api-pages';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Code } from './code.tsx';

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
          Except for public endpoints. Create a key in your{' '}
          <Link to="/portal/settings/keys" className="link">
            settings
          </Link>{' '}
          and choose what it may do. Apps that other people use{' '}
          <Link to="/documentation/authentication" className="link">
            connect with OAuth
          </Link>
          , and devices with a code. You can also sign in with{' '}
          <code className="font-mono text-note">POST /auth/login</code>. You can revoke all of them in your settings.
        </p>
      </Callout>
      <Code>{`curl "${publicUrl}/api/v1/profile" -H "Authorization: Bearer $KEY"`}</Code>
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
        <li>
          Each endpoint names the scope that a token needs. Approvals, security, billing, and API keys need you to be
          signed in on the site. No token can do that.
        </li>
        <li>
          A token from <code className="font-mono text-note">/auth/login</code> works for 30 days and has every scope.
          Replace it with <code className="font-mono text-note">/auth/refresh</code>. If the old one is used again
          later, that sign-in ends, because the token may have been copied.
        </li>
        <li>
          Each endpoint lists its own errors. The{' '}
          <Link to={API_ERRORS_PAGE} className="link">
            list of all errors
          </Link>{' '}
          says which ones any endpoint can return.
        </li>
        <li>You get the same response for things that aren’t yours and things that don’t exist.</li>
      </ul>
      <p className="max-w-prose text-small text-soft">
        This reference is generated from the contract the server runs on. To learn how it all fits together, read the{' '}
        <Link to="/documentation" className="link">
          documentation
        </Link>
        . To be told about changes, add a{' '}
        <Link to="/documentation/webhooks" className="link">
          webhook
        </Link>
        . To connect an AI assistant, use our{' '}
        <Link to="/documentation/mcp" className="link">
          MCP server
        </Link>
        . What can change is written in{' '}
        <Link to="/documentation/api-changes" className="link">
          how the API changes
        </Link>
        .
      </p>
    </section>
  );
}
