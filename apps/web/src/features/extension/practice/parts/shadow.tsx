import { createElement, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** The page's stylesheets, for a shadow root or a frame, into which they don't reach. */
export const PageStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => (
    <link key={href} rel="stylesheet" href={href} />
  ));

interface ShadowProps {
  /** The name of the element, with a hyphen. */
  tag: string;
  className?: string;
  /** Attributes that the element shows to the page. */
  attributes?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** An element of our own, whose content is in an open shadow root. */
export function Shadow({ tag, className, attributes, children }: ShadowProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  const content =
    root &&
    createPortal(
      <>
        <PageStyles />
        {children}
      </>,
      root,
    );
  return createElement(tag, { ref: attach, class: className, ...attributes }, content);
}
