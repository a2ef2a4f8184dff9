import { defineConfig } from 'wxt';
import { listOptionalOrigins } from './src/systems.ts';

/** React writes HTML only for a property that the panel never uses. Without it, no code of ours can put HTML on a page. */
const withoutHtml = {
  name: 'without-html',
  transform: (code: string, id: string) =>
    id.includes('react-dom-client')
      ? code.replaceAll('(domElement.innerHTML = key)', '(() => { throw Error("No HTML"); })()')
      : null,
};

/** The panel loads nothing from elsewhere, and calls the server that it is paired with: HTTPS, or this computer during development. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  outDir: 'build',
  imports: false,
  manifestVersion: 3,
  vite: () => ({ plugins: [withoutHtml] }),
  // The server replaces the names by those of its brand when it packs the extension.
  manifest: ({ browser }) => ({
    name: 'Foothold',
    description: 'Fills in job application forms on your click, and never submits them.',
    // `URL.parse`.
    minimum_chrome_version: browser === 'firefox' ? undefined : '126',
    permissions: ['activeTab', 'scripting', 'storage', ...(browser === 'firefox' ? [] : ['sidePanel'])],
    optional_host_permissions: listOptionalOrigins(),
    action: { default_title: 'Open the panel' },
    commands: {
      'fill-form': {
        suggested_key: { default: 'Alt+Shift+F' },
        description: 'Fill in the form on this page',
      },
    },
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: 'extension@foothold.example',
          strict_min_version: '142.0',
          data_collection_permissions: { required: ['personallyIdentifyingInfo', 'websiteContent'] },
        },
      },
    }),
  }),
});
