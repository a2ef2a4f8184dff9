import type { ApplicationImport } from '@foothold/contracts/applications/import';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ApplicationTabs } from '../application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../applications-header.tsx';
import { ChooseTable } from './choose-table.tsx';
import { ImportDone, UndoImport } from './import-result.tsx';
import { ImportSummary } from './import-summary.tsx';
import { MapColumns } from './map-columns.tsx';
import { useImport } from './use-import.ts';

/** The page at /portal/applications/import. */
export function ImportPage({ loaderData: { imports } }: { loaderData: { imports: ApplicationImport[] } }) {
  useFreshData('application');
  const flow = useImport();
  const { preview, result, failure } = flow;
  const hydrated = useHydrated();
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading title="Import applications">
        Bring the jobs you track in a spreadsheet or another tracker. You see what happens before anything is stored.
      </ViewHeading>
      <div className="flex flex-col gap-8">
        {!hydrated && (
          <noscript>
            <Callout tone="caution">
              Importing needs JavaScript. Turn it on in your browser, or add jobs one by one.
            </Callout>
          </noscript>
        )}
        {failure && (
          <Callout tone="danger" title={failure.message} live>
            {failure.hint}
          </Callout>
        )}
        {result ? (
          <ImportDone
            result={result}
            left={imports.find(({ id }) => id === result.id)?.left ?? result.added}
            onMore={flow.startOver}
          />
        ) : preview ? (
          <>
            <MapColumns preview={preview} flow={flow} />
            <ImportSummary preview={preview} flow={flow} />
          </>
        ) : (
          <ChooseTable flow={flow} />
        )}
        {!preview && <EarlierImports imports={imports} />}
      </div>
    </>
  );
}

function EarlierImports({ imports }: { imports: ApplicationImport[] }) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-3">
      <h2 id="earlier" className="text-title">
        Your imports
      </h2>
      <ul className="border-t border-line">
        {imports.map(({ id, importedAt, added, left }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
            <p>
              <DateTime value={importedAt} />
              <span className="text-soft">
                {' '}
                · {added} added{left === added ? '' : `, ${left} still there`}
              </span>
            </p>
            {left > 0 && <UndoImport id={id} label="Undo" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
