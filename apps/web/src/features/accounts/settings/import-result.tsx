import type { ImportedArchive } from '@foothold/contracts/accounts';
import { ARCHIVE_LABELS, NOT_IMPORTED } from '@foothold/contracts/accounts/archive-words';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

/** What an import added, by kind of record, and what archives never bring back. */
export function ImportResult({ imported: { exportedAt, parts } }: { imported: ImportedArchive }) {
  const format = useFormat();
  const rows = parts.flatMap((part) =>
    part.collections
      .filter(({ added, skipped }) => added + skipped > 0)
      .map((collection) => ({ ...collection, id: `${part.name}/${collection.name}` })),
  );
  const total = rows.reduce((sum, { added }) => sum + added, 0);
  const hasSkipped = rows.some(({ skipped }) => skipped > 0);
  return (
    <div className="flex max-w-form flex-col gap-5">
      <Callout
        tone="hold"
        title={total === 1 ? '1 record imported.' : `${format.number(total)} records imported.`}
        live
      >
        <p>
          The archive was exported on <DateTime value={exportedAt} />. Everything in it was checked before anything was
          saved.
        </p>
      </Callout>
      {rows.length > 0 && (
        <table className="w-full text-small">
          <caption className="sr-only">What was imported</caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-2 pr-4 font-strong">
                Part
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-strong">
                Imported
              </th>
              {hasSkipped && (
                <th scope="col" className="py-2 text-right font-strong">
                  Skipped
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, added, skipped }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {ARCHIVE_LABELS[id] ?? id}
                </th>
                <td className="py-2 pr-4 text-right figures">{format.number(added)}</td>
                {hasSkipped && <td className="py-2 text-right figures">{format.number(skipped)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasSkipped && (
        <p className="text-small text-soft">
          Skipped records were in your account already, or are about listings that this site doesn’t have. Your name and
          region are skipped unless you choose to replace them.
        </p>
      )}
      <NotImported open />
    </div>
  );
}

/** What archives never bring back, and why. */
export function NotImported({ open = false }: { open?: boolean }) {
  return (
    <details open={open} className="text-small">
      <summary className="cursor-pointer py-2 font-strong">What an archive doesn’t bring back</summary>
      <dl className="flex flex-col gap-2 pt-1">
        {NOT_IMPORTED.map(([what, why]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="text-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
