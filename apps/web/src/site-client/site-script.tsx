import { useMatches } from 'react-router';
import { useNonce } from '../shared/nonce.ts';
import type { PageHandle } from './hydration.ts';
import type { PageScript } from './page-script.ts';
import { STARTER } from './starter.ts';

/** The data of a public page, passed to its script. */
export interface PageData {
  script: PageScript;
  /** From the outermost route to the page: its id and its loader data. */
  matches: { id: string; data: unknown }[];
}

/** JSON as inert text, escaped so that it can't close its element. */
const toInertJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A public page's script with its data. Unless it starts immediately, it is inert text with a small starter script. */
export function SiteScript({ script }: { script: PageScript }) {
  const nonce = useNonce();
  const matches = useMatches().map(({ id, loaderData, handle }) => {
    const data = loaderData ?? null;
    return { id, data: (handle as PageHandle | undefined)?.toBrowserData?.(data) ?? data };
  });
  const data: PageData = { script, matches };
  // Not reformatted by the browser.
  const renderScript = (type: string | undefined, id: string | undefined, text: string) => (
    <script
      {...(type !== undefined && { type, id })}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, and JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
  return (
    <>
      {renderScript('application/json', 'page-data', toInertJson(data))}
      {renderScript(
        script.when === 'at-once' ? 'module' : 'text/plain',
        'page-script',
        `import ${JSON.stringify(script.address)};`,
      )}
      {script.when !== 'at-once' && renderScript(undefined, undefined, STARTER)}
    </>
  );
}
