import { Download } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { saveFile } from '../../shared/api/save-file.ts';
import { useFormat } from '../../shared/format/use-format.tsx';
import { getButtonClass, Spinner } from '../../shared/ui/button.tsx';

export interface DownloadFile {
  href: string;
  title: string;
  fileName: string;
  type: 'PDF' | 'ZIP';
  size: number;
}

/** Saves a file. Without JavaScript, or with a modifier key, it works like a plain link. */
export function DownloadLink({ file: { href, title, fileName, type, size } }: { file: DownloadFile }) {
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await saveFile(href, fileName);
    underWay.current = false;
    setBusy(false);
  }

  return (
    <a
      href={href}
      download={fileName}
      onClick={download}
      aria-busy={busy || undefined}
      className={getButtonClass('secondary', 'small')}
    >
      {busy ? <Spinner /> : <Download aria-hidden="true" size={16} />}
      <span>
        Download<span className="sr-only"> {title}</span>
      </span>
      <span className="font-regular text-soft figures">
        {type}, {format.fileSize(size)}
      </span>
    </a>
  );
}
