import { type FormEvent, useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { Code } from './code.tsx';
import type { ApiEndpoint } from './reference.ts';
import { type ApiResult, readSampleBody, sendApiCall } from './send-api-call.ts';

/** Kept while the page is open, so that it's entered once for all endpoints. It is stored nowhere. */
let lastToken = '';

/** Calls the endpoint from the page, with the reader's own token. Endpoints that need a session can't be called here. */
export function TryIt({ endpoint }: { endpoint: ApiEndpoint }) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  // Without JavaScript, the example above is the way to call it.
  if (!isHydrated || !endpoint.canTry) return null;
  if (isOpen) return <TryForm endpoint={endpoint} />;
  return (
    <Button size="small" className="self-start" onClick={() => setOpen(true)}>
      Try it
    </Button>
  );
}

function TryForm({ endpoint }: { endpoint: ApiEndpoint }) {
  const { method, input, needsToken, curl } = endpoint;
  const [result, setResult] = useState<ApiResult | null>(null);
  const [isSending, setSending] = useState(false);
  const fields = input.filter(({ depth }) => depth === 0);
  const sampleBody = readSampleBody(curl);
  const inputs = fields.filter(({ where, type }) => where !== 'body' || type === 'file');
  const hasJson = sampleBody !== null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    lastToken = String(form.get('token') ?? '').trim();
    setSending(true);
    setResult(await sendApiCall(endpoint, form));
    setSending(false);
  }

  return (
    <form className="flex flex-col gap-4 rounded-control border border-line p-4" onSubmit={submit}>
      <h4 className="text-small font-strong">Try it</h4>
      {method !== 'GET' && needsToken && (
        <p className="text-small text-soft">This call is real: it can change your own data.</p>
      )}
      {needsToken && (
        <TextField
          name="token"
          label="API key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          defaultValue={lastToken}
          hint="It’s sent only to this server, and forgotten when you leave this page."
        />
      )}
      {inputs.map(({ name, where, type, required }) =>
        type === 'file' ? (
          <label key={name} className="flex flex-col gap-1 text-small">
            <span className="font-medium">{name}</span>
            <input type="file" name={`field:${name}`} required={required} className="min-h-11" />
          </label>
        ) : (
          <TextField
            key={name}
            name={`field:${name}`}
            label={name}
            required={required || where === 'path'}
            optional={!required && where !== 'path'}
            hint={`In the ${where}`}
            autoComplete="off"
          />
        ),
      )}
      {hasJson && (
        <TextArea name="body" label="Body (JSON)" defaultValue={sampleBody} rows={4} className="font-mono" optional />
      )}
      <Button type="submit" variant="primary" size="small" className="self-start" busy={isSending} busyLabel="Sending…">
        Send request
      </Button>
      <div role="status">{result && <Result result={result} />}</div>
    </form>
  );
}

function Result({ result }: { result: ApiResult }) {
  if (result.kind === 'failed') return <p className="text-small text-danger">{result.message}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small">
        <span className="font-strong">{result.status}</span> <span className="text-soft">in {result.ms} ms</span>
      </p>
      <Code>{result.text}</Code>
    </div>
  );
}
