import { Download } from 'lucide-react';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { getButtonClass } from '../../../shared/ui/button.tsx';
import type { ExportChoice } from './export-choices.ts';

const FORMATS = [
  { format: 'pdf', label: 'Download PDF', variant: 'primary' },
  { format: 'docx', label: 'Download Word (DOCX)', variant: 'secondary' },
  { format: 'json', label: 'JSON Resume', variant: 'quiet' },
] as const;

interface DownloadButtonsProps {
  id: string;
  choice: ExportChoice;
  /** Whether the account's plan includes PDF and DOCX. */
  canExport: boolean;
  /** Whether a PDF with these choices reads back. */
  isPdfReady: boolean;
}

/** The files with the current choices. */
export function DownloadButtons({ id, choice, canExport, isPdfReady }: DownloadButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {FORMATS.filter(({ format }) => format === 'json' || (canExport && (format !== 'pdf' || isPdfReady))).map(
        ({ format, label, variant }) => (
          <a
            key={format}
            href={buildEndpointUrl(endpoint('GET /api/resumes/{id}/export/{format}'), { id, format, ...choice })}
            download
            className={getButtonClass(variant)}
          >
            {format !== 'json' && <Download aria-hidden="true" size={18} />}
            {canExport || format !== 'json' ? label : 'Download JSON Resume'}
          </a>
        ),
      )}
    </div>
  );
}
