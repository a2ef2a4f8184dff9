import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageStyles } from './shadow.tsx';

const EMPTY_DOCUMENT = '<!doctype html><html lang="en"><head><title>Application</title></head><body></body></html>';

/** A frame of the page's own origin, as tall as its content. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const adopt = () => {
    const content = frame.current?.contentDocument;
    if (!content) return;
    content.documentElement.dataset.theme = document.documentElement.dataset.theme ?? '';
    new ResizeObserver(() => {
      if (frame.current) frame.current.height = String(content.documentElement.offsetHeight);
    }).observe(content.documentElement);
    setInner(content);
  };
  return (
    <iframe ref={frame} title={title} srcDoc={EMPTY_DOCUMENT} className="min-h-[40rem] w-full border-0" onLoad={adopt}>
      {inner && createPortal(<PageStyles />, inner.head)}
      {inner && createPortal(children, inner.body)}
    </iframe>
  );
}
