import { API_ERRORS_PAGE } from '@foothold/contracts/api-pages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { Code } from './code.tsx';
import type { ApiEndpoint, ApiField } from './reference.ts';
import { TryIt } from './try-it.tsx';

/** One endpoint: a summary line that expands to its details. */
export function EndpointView({ endpoint }: { endpoint: ApiEndpoint }) {
  const { id, method, path, summary, access, limits, body, status, input, output, errors, curl } = endpoint;
  return (
    <details id={id} className="group scroll-mt-20 border-b border-line target:bg-sunken/60">
      <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 py-3 hover:bg-sunken/60 md:grid-cols-[4.5rem_minmax(0,22rem)_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <Method method={method} />
        <code className="pt-0.5 font-mono text-note wrap-anywhere">{path}</code>
        <span className="text-small text-soft max-md:order-last max-md:col-span-3">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="mt-0.5 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 border-t border-line py-5 md:pl-[5.25rem]">
        <dl className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
          <Fact term="Access">{access}</Fact>
          <Fact term="Status">{status}</Fact>
          {body !== null && <Fact term="Max body size">{body}</Fact>}
          {limits.length > 0 && (
            <Fact term="Rate limit">
              {limits.map((limit) => (
                <span key={limit} className="block">
                  {limit}
                </span>
              ))}
            </Fact>
          )}
        </dl>
        <Fields title="Request" fields={input} none="No parameters." />
        <Fields
          title="Response"
          fields={output}
          none={method === 'GET' ? 'A file or stream.' : 'An empty object or a file.'}
        />
        {errors.length > 0 && (
          <div className="flex flex-col gap-2">
            <h4 className="text-small font-strong">Errors</h4>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-note">
              {errors.map((code) => (
                <li key={code}>
                  <a
                    href={`${API_ERRORS_PAGE}#error-${code}`}
                    className="link inline-flex min-h-6 items-center font-mono"
                  >
                    {code}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-col gap-2">
          <h4 className="text-small font-strong">Example</h4>
          <Code>{curl}</Code>
        </div>
        <TryIt endpoint={endpoint} />
      </div>
    </details>
  );
}

/** Methods differ by their text. Those that change state are also darker. */
export function Method({ method }: { method: string }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center justify-center self-start rounded-control border px-1.5 font-mono text-note font-strong',
        method === 'GET' ? 'border-edge' : 'border-ink bg-ink text-paper',
      )}
    >
      {method}
    </span>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const INDENT_CLASSES = ['', 'pl-5', 'pl-10'] as const;

function Fields({ title, fields, none }: { title: string; fields: readonly ApiField[]; none: string }) {
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-small font-strong">{title}</h4>
      {fields.length === 0 ? (
        <p className="text-small text-soft">{none}</p>
      ) : (
        <ul className="border-t border-line text-note">
          {fields.map((field, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: field names can repeat, and rows never move
              key={index}
              className={cx(
                'grid gap-x-4 gap-y-0.5 border-b border-line py-1.5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]',
                INDENT_CLASSES[field.depth],
              )}
            >
              <span className="font-mono wrap-anywhere">{field.name || 'a list'}</span>
              <span className="min-w-0 wrap-anywhere">
                {[
                  field.type,
                  field.where && `in the ${field.where}`,
                  field.where && !field.required ? 'optional' : '',
                  field.notes,
                ]
                  .filter(Boolean)
                  .join('; ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
