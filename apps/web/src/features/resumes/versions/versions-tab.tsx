import { GitCompare } from 'lucide-react';
import { Form as RouterForm, useNavigation } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Comparison } from './comparison.tsx';
import type { ComparedVersion } from './versions.server.ts';

interface VersionView {
  number: number;
  parent: number | null;
  kind: 'read' | 'corrected' | 'improved';
  label: string;
  createdAt: string;
  score: { total: number; kind: 'job' | 'format' } | null;
}

export interface VersionsTabProps {
  id: string;
  currentVersion: number;
  versions: readonly VersionView[];
  compared: { from: ComparedVersion; to: ComparedVersion } | null;
  failure: FormFailure | null | undefined;
}

const KINDS: Record<VersionView['kind'], string> = {
  read: 'Uploaded',
  corrected: 'Edited',
  improved: 'Improved',
};

/** All versions of the résumé: what created each, a comparison, and a way to restore any of them. */
export function VersionsTab({ id, currentVersion, versions, compared, failure }: VersionsTabProps) {
  const latestFirst = versions.toReversed();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Versions</h2>
        <p className="max-w-prose text-soft">
          Every change is saved as a new version. Scores are against the current job.
        </p>
      </div>
      {failure && (
        <Callout tone="danger" title={failure.message} live>
          {failure.hint ?? 'We’ve updated the list below. Check it and try again.'}
        </Callout>
      )}
      {versions.length > 1 && (
        <CompareForm versions={latestFirst} compared={compared} currentVersion={currentVersion} />
      )}
      {compared && <Comparison from={compared.from} to={compared.to} />}
      <ol className="border-t border-line" aria-label="All versions, newest first">
        {latestFirst.map((version) => (
          <VersionRow key={version.number} {...{ id, version, currentVersion }} />
        ))}
      </ol>
    </div>
  );
}

interface VersionRowProps {
  id: string;
  version: VersionView;
  currentVersion: number;
}

function VersionRow({ id, version, currentVersion }: VersionRowProps) {
  const { number, parent, kind, label, createdAt, score } = version;
  const isCurrent = number === currentVersion;
  const { formData } = useNavigation();
  const isRestoring = formData?.get('version') === String(number);
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <ScoreMark score={score?.total ?? null} label={`Version ${number}`} size="small" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong">Version {number}</span>
          <Badge tone={kind === 'improved' ? 'hold' : 'neutral'}>
            {kind === 'read' && parent !== null ? 'Read again' : KINDS[kind]}
          </Badge>
          {isCurrent && <Badge tone="accent">Current</Badge>}
        </p>
        <p className="break-words">{label}</p>
        <p className="text-note text-soft">
          <DateTime value={createdAt} time /> UTC
          {parent !== null && parent !== number - 1 && ` · based on version ${parent}`}
        </p>
      </div>
      {!isCurrent && (
        <RouterForm method="post" action={`/portal/resumes/${id}/versions`}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="baseVersion" value={currentVersion} />
          <input type="hidden" name="version" value={number} />
          <input type="hidden" name="back" value="versions" />
          <Button
            type="submit"
            size="small"
            busy={isRestoring}
            busyLabel="Restoring…"
            aria-label={`Restore version ${number}`}
          >
            Restore
          </Button>
        </RouterForm>
      )}
    </li>
  );
}

function CompareForm({
  versions,
  compared,
  currentVersion,
}: Pick<VersionsTabProps, 'versions' | 'compared' | 'currentVersion'>) {
  const options = versions.map(({ number, label }) => ({
    value: String(number),
    label: `${number}: ${label.length > 60 ? `${label.slice(0, 60)}…` : label}`,
  }));
  const defaultBase = versions.find(({ number }) => number === currentVersion)?.parent ?? 1;
  return (
    <Form
      method="get"
      className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-panel border border-line bg-raised p-4"
    >
      <Select
        name="from"
        label="Compare version"
        options={options}
        defaultValue={String(compared?.from.number ?? defaultBase)}
        className="min-w-0 flex-1 basis-52"
      />
      <Select
        name="to"
        label="with version"
        options={options}
        defaultValue={String(compared?.to.number ?? currentVersion)}
        className="min-w-0 flex-1 basis-52"
      />
      <SubmitButton variant="secondary">
        <GitCompare aria-hidden="true" size={18} />
        Compare
      </SubmitButton>
    </Form>
  );
}
