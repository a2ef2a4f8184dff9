// `npm start`: builds if necessary, then runs the server.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale, compileCache } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Foothold needs Node 22.18 or newer, and this is ${process.version}. Start it with: npm start`);
  process.exit(1);
}
await buildIfStale();
process.env.NODE_COMPILE_CACHE ??= compileCache;
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
await import(pathToFileURL(join(root, 'apps', 'server', 'src', 'main', 'start.ts')).href);
