import type { AuditStatus } from '@foothold/contracts/staff/shapes';
import type { ReactNode } from 'react';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { DateTime, FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';

/** The page at /console/audit. */
export function AuditPage({ status }: { status: AuditStatus }) {
  const { head, entries, signed, unsigned, signing, verification, keys } = status;
  return (
    <>
      <PageHeader title="Audit log">
        <p>A record of who did what. Each entry is chained to the one before it, so that no change stays hidden.</p>
      </PageHeader>
      <div className="flex flex-col gap-8">
        <Problems title="A signature was refused because the log isn’t intact" check={signing} />
        <Problems title="The nightly verification found that the log isn’t intact" check={verification} />
        {head === null && signed === null ? (
          <EmptyState title="No entries yet">
            Reviews, assignments, tasks, and every access to a mailbox password are recorded here.
          </EmptyState>
        ) : (
          <Part title="Head">
            <DescriptionList
              items={[
                { term: 'Entries', value: <FormattedNumber value={entries} /> },
                { term: 'Hash of the last entry', value: <Code>{head?.hash ?? 'Missing'}</Code> },
                { term: 'Last signature', value: <Signature signed={signed} /> },
                { term: 'Entries not signed yet', value: <FormattedNumber value={unsigned} /> },
                { term: 'Last verification', value: <Verification check={verification} /> },
              ]}
            />
          </Part>
        )}
        {signed && (
          <Part title="Signed heads">
            <p className="max-w-prose">
              Save the signed heads and the public key outside this installation. With them, “foothold audit verify”
              finds entries that were cut off or rewritten.
            </p>
            {keys.map(({ keyId, publicKey }) => (
              <p key={publicKey}>
                Public key {keyId}: <Code>{publicKey}</Code>
              </p>
            ))}
            <a href={buildEndpointUrl(endpoint('GET /api/staff/audit/heads'))} download className="link self-start">
              Download signed heads
            </a>
          </Part>
        )}
      </div>
    </>
  );
}

const Code = ({ children }: { children: ReactNode }) => <span className="font-mono wrap-anywhere">{children}</span>;

function Signature({ signed }: Pick<AuditStatus, 'signed'>) {
  if (signed === null) return 'None yet. The custody process signs within 15 minutes.';
  return (
    <>
      <DateTime value={signed.at} time /> UTC, entry <FormattedNumber value={signed.number} />, key {signed.keyId}
    </>
  );
}

function Verification({ check }: { check: AuditStatus['verification'] }) {
  if (check === null) return 'None yet. It runs every night.';
  return (
    <>
      <DateTime value={check.at} time /> UTC, up to entry <FormattedNumber value={check.number} />:{' '}
      {check.problems.length === 0 ? 'intact' : 'not intact'}
    </>
  );
}

function Problems({ title, check }: { title: string; check: AuditStatus['verification'] }) {
  if (check === null || check.problems.length === 0) return null;
  return (
    <Callout tone="danger" title={title}>
      <ul>
        {check.problems.map(({ number, what }) => (
          <li key={`${number} ${what}`}>
            {number !== null && `Entry ${number}: `}
            {what}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
