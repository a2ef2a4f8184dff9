import type { ResumeDetail } from '@foothold/contracts/resumes';
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

type VersionView = ResumeDetail['versions'][number];

export interface VersionsTabProps {
  id: string;
  currentVersion: number;
  versions: readonly VersionView[];
  compared: { from: ComparedVersion; to: ComparedVersion } | null;
  failure: FormFailure | null | undefined;
}

/** Characters of an ISO date-time up to its minutes. */
const MINUTE_LENGTH = 16;

const KINDS: Record<VersionView['kind'], string> = {
  read: 'Uploaded',
  corrected: 'Edited',
  improved: 'Improved',
  tailored: 'Tailored',
  restored: 'Restored',
  copied: 'Copied',
};

/** All versions of the résumé: what created each, a comparison, and a way to restore any of them. */
export function VersionsTab({ id, currentVersion, versions, compared, failure }: VersionsTabProps) {
  const latestFirst = versions.toReversed();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-title">Versions</h2>
        <p className="max-w-prose text-soft">
          Changes that you make in one go are one version. Scores are against the current job.
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
      {compared && (
        <Comparison
          title={`Version ${compared.from.position} and version ${compared.to.position}`}
          from={{ ...compared.from, name: `Version ${compared.from.position}` }}
          to={{ ...compared.to, name: `Version ${compared.to.position}` }}
        />
      )}
      <ol className="border-t border-line" aria-label="All versions, newest first">
        {latestFirst.map((version) => (
          <VersionRow
            key={version.position}
            {...{ id, version, currentVersion }}
            base={versions.find(({ number }) => number === version.parent)?.position ?? null}
          />
        ))}
      </ol>
    </div>
  );
}

interface VersionRowProps {
  id: string;
  version: VersionView;
  currentVersion: number;
  /** The version that it was made from; null for the first. */
  base: number | null;
}

function VersionRow({ id, version, currentVersion, base }: VersionRowProps) {
  const { number, position, parent, kind, label, tailoredFor, createdAt, changedAt, steps, score } = version;
  const isCurrent = number === currentVersion;
  const { formData } = useNavigation();
  const isRestoring = formData?.get('version') === String(number);
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <ScoreMark score={score?.total ?? null} label={`Version ${position}`} size="small" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong">Version {position}</span>
          <Badge tone={kind === 'improved' || kind === 'tailored' ? 'hold' : 'neutral'}>
            {kind === 'read' && parent !== null ? 'Read again' : KINDS[kind]}
          </Badge>
          {isCurrent && <Badge tone="accent">Current</Badge>}
        </p>
        <p className="break-words">{label}</p>
        <p className="text-note break-words text-soft">
          {tailoredFor !== null && `For ${tailoredFor} · `}
          <DateTime value={createdAt} time />
          {changedAt.slice(0, MINUTE_LENGTH) !== createdAt.slice(0, MINUTE_LENGTH) && (
            <>
              {' to '}
              <DateTime value={changedAt} time />
            </>
          )}{' '}
          UTC
          {base !== null && base !== position - 1 && ` · based on version ${base}`}
        </p>
        {steps.length > 1 && (
          <details className="text-note">
            <summary className="min-h-6 cursor-pointer">Show {steps.length} steps</summary>
            <ol className="list-decimal pl-5 text-soft">
              {steps.map((step) => (
                <li key={`${step.createdAt} ${step.label}`} className="break-words">
                  {step.label}
                </li>
              ))}
            </ol>
          </details>
        )}
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
            aria-label={`Restore version ${position}`}
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
  const options = versions.map(({ number, position, label }) => ({
    value: String(number),
    label: `${position}: ${label.length > 60 ? `${label.slice(0, 60)}…` : label}`,
  }));
  const findNumber = (side: ComparedVersion | undefined) =>
    versions.find(({ position }) => position === side?.position)?.number;
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
        defaultValue={String(findNumber(compared?.from) ?? defaultBase)}
        className="min-w-0 flex-1 basis-52"
      />
      <Select
        name="to"
        label="with version"
        options={options}
        defaultValue={String(findNumber(compared?.to) ?? currentVersion)}
        className="min-w-0 flex-1 basis-52"
      />
      <SubmitButton variant="secondary">
        <GitCompare aria-hidden="true" size={18} />
        Compare
      </SubmitButton>
    </Form>
  );
}
