import type { DocumentSignals, FileFormat, ParserView } from '@foothold/core/resume';
import type { ReactNode } from 'react';
import { CollapsedSection } from '../score/collapsed-section.tsx';
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
    <div className="mt-8">
      <CollapsedSection
        id="readers"
        title="How other software reads this file"
        note={`${views.length} ${views.length === 1 ? 'reading' : 'readings'}`}
      >
        <p className="max-w-prose pb-5 text-soft">
          Hiring systems read files in different ways. Differences are marked. This is the file you uploaded; files you
          download from us read the same in all three.
        </p>
        <ParserPanel views={views} />
      </CollapsedSection>
      <section aria-labelledby="about-file" className="border-t border-line pt-5">
        <h2 id="about-file" className="pb-2 text-title">
          About this file
        </h2>
        <FileFactsList facts={listFileFacts(signals, format)} />
        {children}
      </section>
    </div>
  );
}
