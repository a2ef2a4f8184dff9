import type { PageSectionId, Resume } from '@foothold/core/resume';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { describeFit } from '../download/describe-fit.ts';
import { Pages } from '../download/export-pages.tsx';
import { paneClass } from '../page/page-pane.tsx';
import { useResult } from './use-result.ts';

interface ResultPaneProps {
  id: string;
  /** The order of sections. */
  order: readonly PageSectionId[];
  /** The résumé with the edits, saved or not. */
  resume: Resume;
  visibility: string;
}

/** The page as it will be sent, which follows what is typed. */
export function ResultPane({ id, order, resume, visibility }: ResultPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(pane);
  const { preview, isLoading, failure, retry } = useResult(id, isVisible ? { resume, order } : null);
  const fit = preview?.fit ? describeFit(preview.fit) : null;
  return (
    <aside
      ref={pane}
      aria-label="As it will be sent"
      className={cx(paneClass, '@min-[52rem]:top-22 @min-[52rem]:max-h-[calc(100dvh-7rem)]', visibility)}
    >
      <div className="flex flex-col gap-3 pb-3 empty:hidden">
        <p role="status" className="text-note text-soft empty:hidden">
          {isLoading && !preview ? 'Loading…' : !failure && fit?.text}
        </p>
        {failure && (
          <Callout tone="danger" title={failure.message} live>
            {failure.hint !== null && <p>{failure.hint}</p>}
            <Button size="small" className="mt-2" onClick={retry}>
              Try again
            </Button>
          </Callout>
        )}
        {preview && !preview.fit && !failure && (
          <Callout tone="caution" title="This template doesn’t suit your résumé" live>
            We couldn’t read every field back from it. Choose another template on the Download tab.
          </Callout>
        )}
      </div>
      <div aria-busy={isLoading || undefined}>
        <Pages
          label="the new file"
          sources={(preview?.pictures ?? []).map(({ png }) => `data:image/png;base64,${png}`)}
        />
      </div>
    </aside>
  );
}

/** Whether an element is displayed, which depends on the width of the window and on the chosen view. */
function useIsVisible(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsVisible(element.offsetWidth > 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isVisible;
}
