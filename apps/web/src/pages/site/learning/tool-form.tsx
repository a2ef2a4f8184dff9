import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useAppData } from '../../../shared/app-data.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';

interface ToolFormProps {
  /** Loads the form's script. */
  load: () => Promise<ComponentType>;
  /** The portal path of the same tool: `/coach`. */
  portalPath: string;
  /** Height classes that reserve space, so that nothing below moves when it loads. */
  remaining: string;
}

/** How far below the window a form starts loading, so that it is ready by the time the user scrolls there. */
const LOAD_MARGIN = '600px 0px';

/** A tool's form. Its script is loaded when the section comes near, so that the page stays small for everyone else. */
export function ToolForm({ load, portalPath, remaining }: ToolFormProps) {
  const { portalUrl } = useAppData();
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const scrollIntoView = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setForm(() => loaded),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Loads immediately if the URL points to this tool, wherever the page is scrolled.
    if (element.closest('[id]')?.id === window.location.hash.slice(1)) {
      scrollIntoView();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        scrollIntoView();
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrollIntoView]);

  return (
    <div ref={place} data-wakes className={`${remaining} noscript:min-h-0`}>
      {Form && <Form />}
      {!Form && !failed && (
        <>
          <p role="status" className="text-small text-soft noscript:hidden">
            Loading the form…
          </p>
          <noscript>
            <p className="text-small">
              This form needs JavaScript. Without it, you can use the same tool in{' '}
              <a href={`${portalUrl}${portalPath}`} className="link">
                the portal
              </a>
              .
            </p>
          </noscript>
        </>
      )}
      {failed && (
        <Callout tone="danger" title="We couldn’t load the form" live>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
            Check your connection.
            <Button size="small" onClick={scrollIntoView}>
              Try again
            </Button>
          </p>
        </Callout>
      )}
    </div>
  );
}
