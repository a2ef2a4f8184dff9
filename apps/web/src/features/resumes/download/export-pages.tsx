import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { describeFit } from './describe-fit.ts';
import type { PreviewState } from './use-preview.ts';

interface ExportPagesProps extends PreviewState {
  id: string;
  /** Pages of the uploaded PDF; null for other files, which have no pictures. */
  filePages: number | null;
}

/** The uploaded file and the page as it will be sent, side by side where there is room. */
export function ExportPages({ id, filePages, preview, isLoading, problem }: ExportPagesProps) {
  const fit = preview?.fit ? describeFit(preview.fit) : null;
  return (
    <div className={cx('grid items-start gap-6', filePages !== null && '@min-[34rem]:grid-cols-2')}>
      {filePages !== null && (
        <section
          aria-labelledby="your-file"
          className="order-last flex min-w-0 flex-col gap-3 @min-[34rem]:order-first"
        >
          <h3 id="your-file" className="text-small font-strong tracking-normal font-text">
            Your file
          </h3>
          <Pages
            label="your file"
            sources={Array.from({ length: filePages }, (_, index) =>
              buildEndpointUrl(endpoint('GET /api/resumes/{id}/pages/{page}'), { id, page: index + 1 }),
            )}
          />
        </section>
      )}
      <section aria-labelledby="new-page" className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id="new-page" className="text-small font-strong tracking-normal font-text">
            As it will be sent
          </h3>
          <p role="status" className="text-note text-soft">
            {isLoading && !preview ? 'Loading…' : fit?.isWithinLimit ? fit.text : ''}
          </p>
        </div>
        {problem !== null && <Callout tone="danger" title={problem} live />}
        {preview && !preview.fit && problem === null && (
          <Callout tone="caution" title="This template doesn’t suit your résumé" live>
            We couldn’t read every field back from it, so other software may miss some. Choose another template.
          </Callout>
        )}
        {fit && !fit.isWithinLimit && (
          <Callout tone="caution" title="More pages than you chose" live>
            {fit.text}
          </Callout>
        )}
        <div
          aria-busy={isLoading || undefined}
          className={cx('transition-opacity', isLoading && preview && 'opacity-60')}
        >
          <Pages
            label="the new file"
            sources={(preview?.pictures ?? []).map(({ png }) => `data:image/png;base64,${png}`)}
          />
        </div>
      </section>
    </div>
  );
}

/** Pages as pictures. */
export function Pages({ label, sources }: { label: string; sources: readonly string[] }) {
  return (
    // Pages have a light background in both themes.
    <div data-theme="light" className="flex flex-col gap-4">
      {sources.map((source, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their position
          key={index}
          src={source}
          alt={`Page ${index + 1} of ${sources.length} of ${label}`}
          // A new picture replaces the old one without a blank moment.
          decoding={source.startsWith('data:') ? 'sync' : 'async'}
          loading={source.startsWith('data:') ? 'eager' : 'lazy'}
          className="block h-auto min-h-40 w-full border border-line bg-[white]"
        />
      ))}
    </div>
  );
}
