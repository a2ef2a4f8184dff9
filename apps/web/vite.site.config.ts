import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import routes from './src/app/routes.ts';
import { SCROLL_LOCK, SHARED_BY_PAGES } from './vite.config.ts';

const resolveFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LIST = 'virtual:site-pages';
const PAGE = 'virtual:site-page/';
const EMPTY_MODULE_ID = '\0virtual:no-failure';
const FAILURES = [
  ['./src/app/root.tsx', '../pages/route-error.tsx'],
  ['./src/app/site/layout.tsx', '../../pages/site/failed-page.tsx'],
] as const;

/** Routes of the public site that have a page: id and file. */
function listSitePages(): { id: string; file: string }[] {
  const site = routes.find((route) => route.file === 'site/layout.tsx');
  return (site?.children ?? []).map((route) => ({
    id: route.id ?? route.file.replace(/\.tsx?$/, ''),
    file: route.file,
  }));
}

/**
 * `virtual:site-pages`: every public page by its route's id. Each goes through a module that exports only its component, so that its
 * loader's and action's code stays on the server.
 */
function createPagesPlugin(): Plugin {
  return {
    name: 'site-pages',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === LIST || id.startsWith(PAGE)) return `\0${id}`;
      // start.tsx renders what root and layout show instead of a failed page; if they imported it, every page would include it.
      if (FAILURES.some(([importing, imported]) => id === imported && importer === resolveFile(importing)))
        return EMPTY_MODULE_ID;
      return undefined;
    },
    load(id) {
      if (id === EMPTY_MODULE_ID) return 'export const RouteError = () => null;\nexport const FailedPage = () => null;';
      if (id === `\0${LIST}`) {
        const entries = listSitePages().map(
          (page) => `${JSON.stringify(page.id)}: () => import(${JSON.stringify(PAGE + page.file)})`,
        );
        return `export const pages = {\n${entries.join(',\n')}\n};`;
      }
      if (id.startsWith(`\0${PAGE}`))
        return `export { default } from ${JSON.stringify(resolveFile(`./src/app/${id.slice(PAGE.length + 1)}`))};`;
      return undefined;
    },
    writeBundle(_, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      if (!entry) throw new Error('The script of the public pages has no entry.');
      writeFileSync(resolveFile('./build/site-script.json'), JSON.stringify({ address: `/${entry.fileName}` }));
    },
  };
}

/**
 * The public pages' script, which needs no router. Built after the app, next to its files; the server reads its address from
 * `build/site-script.json`.
 */
export default defineConfig({
  plugins: [createPagesPlugin()],
  publicDir: false,
  resolve: {
    alias: [SCROLL_LOCK, { find: /^react-router$/, replacement: resolveFile('./src/site-client/router.tsx') }],
  },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      shimMissingExports: true,
      input: resolveFile('./src/site-client/start.tsx'),
      treeshake: { moduleSideEffects: (id) => id.endsWith('site-client/start.tsx') },
      output: {
        entryFileNames: 'assets/site-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'site-base', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
            SHARED_BY_PAGES,
          ],
        },
      },
    },
  },
});
