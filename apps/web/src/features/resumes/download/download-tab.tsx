import { Link } from 'react-router';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { ExportCheck } from './download.server.ts';
import { DownloadButtons } from './download-buttons.tsx';
import {
  DEFAULT_TEMPLATE,
  type ExportChoice,
  type SectionId,
  type TemplateId,
  withTemplate,
} from './export-choices.ts';
import { ExportOptions } from './export-options.tsx';
import { ExportPages } from './export-pages.tsx';
import { FileCheck } from './file-check.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { useExportChoice } from './use-export-choice.ts';
import { usePreview } from './use-preview.ts';

export interface DownloadTabProps {
  id: string;
  currentVersion: number;
  /** The version's number as people see it. */
  currentPosition: number;
  /** The choices that were saved last. */
  choice: ExportChoice;
  /** The résumé's sections. */
  sections: SectionId[];
  /** The sections of each template in order. */
  orders: Readonly<Record<TemplateId, readonly SectionId[]>>;
  /** Pages of the uploaded PDF; null for other files. */
  filePages: number | null;
  /** Whether the account's plan includes PDF and DOCX. */
  canExport: boolean;
  /** The result of the check. */
  proof: ExportCheck;
}

/** Pixels per point of the page beside the options. */
const PAGE_SCALE = 1.25;

/**
 * Downloads the current version as a file. The download is offered only after our own reader has read back every field, and the page shows
 * that result and the pages as they will be sent.
 */
export function DownloadTab({
  id,
  currentVersion,
  currentPosition,
  canExport,
  proof,
  filePages,
  ...props
}: DownloadTabProps) {
  const [choice, setChoice] = useExportChoice(id, props.choice);
  const template = choice.template ?? DEFAULT_TEMPLATE;
  const state = usePreview(id, currentVersion, choice, PAGE_SCALE);
  return (
    <div className="@container flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-title">Download version {currentPosition}</h2>
          <p className="max-w-prose text-soft">
            Every template is plain text in one flow with contact details in the body, so hiring software can read all
            of it.
          </p>
        </div>
        <DownloadButtons
          id={id}
          choice={choice}
          canExport={canExport}
          isPdfReady={state.preview === null || state.preview.fit !== null}
        />
        {!canExport && (
          <PlanCallout title="Your plan doesn’t include PDF and DOCX">
            You can still download your data as JSON Resume, free on every plan.{' '}
            <Link to="/portal/settings" className="link">
              See what your plan includes
            </Link>
          </PlanCallout>
        )}
      </div>
      <TemplatePicker
        id={id}
        version={currentVersion}
        paper={choice.paper}
        selected={template}
        onSelect={(selected) => setChoice(withTemplate(choice, selected))}
      />
      <ProofNotes id={id} proof={proof} />
      <div className="grid items-start gap-8 @min-[50rem]:grid-cols-[15rem_minmax(0,1fr)]">
        <ExportOptions
          choice={choice}
          onChange={setChoice}
          filePages={filePages}
          sections={[...new Set([...(choice.order ?? []), ...props.orders[template]])].filter((section) =>
            props.sections.includes(section),
          )}
        />
        <ExportPages id={id} filePages={filePages} {...state} />
      </div>
    </div>
  );
}

/** What was found when the file was read back. */
function ProofNotes({ id, proof }: { id: string; proof: ExportCheck }) {
  if (proof.kind === 'proven')
    return (
      <div className="flex flex-col items-start gap-4">
        <FileCheck id={id} file={proof.file} fields={proof.fields} />
        {proof.changes.length > 0 && (
          <Callout title="Some text looks different in this file">
            <p>Line breaks within a line, invisible characters and symbols missing from the font can’t be included:</p>
            <ul className="flex flex-col gap-2 pt-3">
              {proof.changes.map(({ name, before, after }) => (
                <li key={name + before} className="border-l-2 border-line pl-3 break-words">
                  <span className="font-strong">{name}</span>: “{before}” appears as “{after}”
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
    );
  if (proof.kind === 'failed')
    return (
      <Callout tone="danger" title="This file isn’t ready to download" live>
        <p>
          Some fields didn’t come through when we read the file back, so other software may miss them too. Editing these
          fields usually helps:
        </p>
        <ul className="flex flex-col gap-2 pt-3">
          {proof.fields.map(({ name, wanted, got }) => (
            <li key={name} className="border-l-2 border-danger pl-3 break-words">
              <span className="font-strong">{name}</span>: “{wanted}” was read {got === '' ? 'as blank' : `as “${got}”`}
            </li>
          ))}
        </ul>
        <p className="pt-3">
          <Link to={`/portal/resumes/${id}/reading`} className="link">
            Edit these fields
          </Link>{' '}
          or choose another format or template.
        </p>
      </Callout>
    );
  return (
    <Callout tone="danger" title={proof.message} live>
      {proof.hint}
    </Callout>
  );
}
