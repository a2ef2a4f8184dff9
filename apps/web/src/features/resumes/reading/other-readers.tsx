import type { DocumentSignals, FileFormat, ParserView } from '@foothold/core/resume';
import type { ReactNode } from 'react';
import { listFileFacts } from './file-facts.ts';
import { FileFactsList } from './file-facts-list.tsx';
import { ParserPanel } from './parser-panel.tsx';

interface OtherReadersProps {
  views: readonly ParserView[];
  signals: DocumentSignals;
  format: FileFormat;
  /** Actions for the file. */
  children: ReactNode;
}

/** The original file: how other readers parse it, and facts about it. */
export function OtherReaders({ views, signals, format, children }: OtherReadersProps) {
  return (
    <section aria-labelledby="readers" className="mt-12 border-t border-line py-8">
      <h2 id="readers" className="text-title">
        How other software reads this file
      </h2>
      <p className="max-w-prose pt-1 pb-5 text-soft">
        Hiring systems read files in different ways. Differences are marked. This is the file you uploaded; files you
        download from us read the same in all three.
      </p>
      <ParserPanel views={views} />
      <h3 className="pt-10 pb-2 text-title">About this file</h3>
      <FileFactsList facts={listFileFacts(signals, format)} />
      {children}
    </section>
  );
}
