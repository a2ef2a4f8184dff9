// `npm start`: builds if necessary, then runs the server.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Foothold needs Node 22.18 or newer, and this is ${process.version}. Start it with: npm start`);
  process.exit(1);
}
buildIfStale();
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
await import(pathToFileURL(join(root, 'apps', 'server', 'src', 'main', 'start.ts')).href);
