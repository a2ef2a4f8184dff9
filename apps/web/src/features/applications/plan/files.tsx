import type { ApplicationFile } from '@foothold/contracts/applications/planning';
import { planLimits } from '@foothold/contracts/applications/planning-choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { DeleteForm, FoldedForm } from './plan-form.tsx';

interface FilesProps {
  applicationId: string;
  files: readonly ApplicationFile[];
  actionData: ChangeOutcome | undefined;
}

/** Files of an application. */
export function Files({ applicationId, files, actionData }: FilesProps) {
  const format = useFormat();
  return (
    <>
      {files.length > 0 && (
        <ul className="border-t border-line">
          {files.map(({ id, name, bytes, addedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0">
                <a
                  href={buildEndpointUrl(endpoint('GET /api/applications/{id}/files/{fileId}'), {
                    id: applicationId,
                    fileId: id,
                  })}
                  className="link wrap-anywhere"
                >
                  {name}
                </a>
                <p className="text-small text-soft">
                  {format.fileSize(bytes)} · Added <DateTime value={addedAt} />
                </p>
              </div>
              <DeleteForm intent="remove-file" entryId={id} actionData={actionData} noun="file" name={name} />
            </li>
          ))}
        </ul>
      )}
      {files.length < planLimits.files && (
        <FoldedForm
          intent="add-file"
          actionData={actionData}
          encType="multipart/form-data"
          title="Attach a file"
          label="Attach file"
          busyLabel="Uploading…"
        >
          <FileDrop
            name="file"
            label="Choose a file"
            accept=".pdf,.docx,.odt,.txt,.png,.jpg,.jpeg,.xlsx,.zip"
            judgedByContent
            maxBytes={planLimits.fileBytes}
            note={`Any file, up to ${format.fileSize(planLimits.fileBytes)}`}
          />
        </FoldedForm>
      )}
      <p className="max-w-prose text-small text-soft">
        Files are stored encrypted and deleted with the application. We don’t check them for viruses.
      </p>
    </>
  );
}
