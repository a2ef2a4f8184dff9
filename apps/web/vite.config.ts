import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { asciiSource } from '../../scripts/ascii-source.ts';

/** See the linked file. */
export const SCROLL_LOCK = {
  find: /^react-remove-scroll-bar$/,
  replacement: fileURLToPath(new URL('./src/shared/ui/scroll-lock.ts', import.meta.url)),
};

/**
 * Code of many pages is one file: as files of its own, most of them under 2 KB, a page took 90 requests instead of 40, at the same size in
 * all. From 12 pages on, a page loads no more than before.
 */
export const SHARED_BY_PAGES = { name: 'shared', minShareCount: 12 };

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    { ...asciiSource, applyToEnvironment: ({ name }) => name === 'ssr' && command === 'build' },
  ],
  resolve: {
    alias: [SCROLL_LOCK],
  },
  build: {
    // The content security policy allows our own files and no `data:` addresses.
    assetsInlineLimit: 0,
    // light-dark() and the other newer CSS in use are widely available; nothing is rewritten for older browsers.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // Code that every page needs compresses better as one file, and takes one request.
              groups: [
                { name: 'base', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 1 },
                SHARED_BY_PAGES,
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/app/server.ts' } },
      // The built server includes React's production build, whatever NODE_ENV says at runtime.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true as const },
      }),
    },
  },
}));
