import { useFormat } from '../../../shared/format/use-format.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Progress } from '../../../shared/ui/progress.tsx';
import type { UploadState } from './use-upload.ts';

interface UploadProgressProps {
  state: Extract<UploadState, { phase: 'sending' | 'reading' }>;
  file: { name: string; size: number };
  onStop: () => void;
}

/** The progress of a dropped file: uploading, then reading and scoring. */
export function UploadProgress({ state, file, onStop }: UploadProgressProps) {
  const format = useFormat();
  return (
    <div className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5 md:p-6">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <span className="block truncate font-strong">{file.name}</span>
          <span className="text-small text-soft figures">{format.fileSize(file.size)}</span>
        </p>
        <Button size="small" variant="quiet" onClick={onStop}>
          Cancel upload
        </Button>
      </div>
      {state.phase === 'sending' ? (
        <Progress
          label="Uploading your file"
          value={Math.round(state.share * 100)}
          note={format.percent(Math.round(state.share * 100) / 100)}
        />
      ) : (
        <Progress label="Reading and scoring" />
      )}
      <p role="status" className="sr-only">
        {state.phase === 'sending' ? 'Uploading your file.' : 'File uploaded. Reading it now.'}
      </p>
    </div>
  );
}
