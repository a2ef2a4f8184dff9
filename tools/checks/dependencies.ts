// Checks licenses, install scripts, and sources in the lockfile, without a network: `node tools/checks/dependencies.ts [folder]`. Fails on
// a violation, on an unused exception, and if it finds nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  DEVELOPMENT_LICENSES,
  type Exception,
  INSTALL_SCRIPTS,
  JUDGED_LICENSES,
  SHIPPED_LICENSES,
} from './dependency-rules.ts';

/** An entry of `packages` in package-lock.json, version 3. */
interface LockedPackage {
  name?: string;
  link?: boolean;
  /** Its source. For a link, the workspace's folder. */
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const MODULES = 'node_modules/';
const REGISTRY = 'https://registry.npmjs.org/';
const INTEGRITY_PATTERN = /^sha512-[A-Za-z0-9+/]{86}==$/;
/** Workspaces that ship. The root provides the program that runs the server; development dependencies are ignored. */
const SHIPPED_ROOTS_PATTERN = /^$|^(apps|packages)\/[^/]+$/;

const root = join(import.meta.dirname, '..', '..');
const isOwn = process.argv[2] === undefined;
const folder = resolve(process.argv[2] ?? root);
const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};
if (lock.lockfileVersion !== 3)
  throw new Error(`package-lock.json has version ${lock.lockfileVersion}: 3 is known here`);
const { packages } = lock;

const getPackageName = (path: string): string =>
  packages[path]?.name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);

/** The folder in which Node finds a package from another one: the nearest `node_modules` above it. */
function find(name: string, from: string): string | undefined {
  for (let at = from; ; at = getParent(at)) {
    const path = `${at === '' ? '' : `${at}/`}${MODULES}${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

function getParent(path: string): string {
  const at = path.lastIndexOf(MODULES);
  if (at > 0) return path.slice(0, at - 1);
  return '';
}

/** Everything that the shipped workspaces need at runtime, without the workspaces. */
function listShippedPackages(): Set<string> {
  const visited = new Set<string>();
  const waiting = Object.keys(packages).filter((path) => SHIPPED_ROOTS_PATTERN.test(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue;
    visited.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, link, resolved } = packages[
      path
    ] as LockedPackage;
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    if (link && resolved !== undefined) waiting.push(resolved);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = find(name, path);
      if (found !== undefined) waiting.push(found);
    }
  }
  return visited;
}

/** The license according to the lockfile or, if the package is installed, its own manifest. */
function getLicense(path: string): string | undefined {
  const statedLicense = packages[path]?.license;
  if (statedLicense !== undefined) return statedLicense;
  const file = join(folder, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : undefined;
}

/** Whether allowed licenses satisfy an SPDX expression: one side of OR, both sides of AND. */
function isLicenseAllowed(expression: string, allowed: readonly string[]): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const parseOr = (): boolean => {
    let met = parseAnd();
    while (tokens[at] === 'OR') {
      at += 1;
      met = parseAnd() || met;
    }
    return met;
  };
  const parseAnd = (): boolean => {
    let met = parseTerm();
    while (tokens[at] === 'AND') {
      at += 1;
      met = parseTerm() && met;
    }
    return met;
  };
  const parseTerm = (): boolean => {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.includes(token);
    const met = parseOr();
    return tokens[at++] === ')' && met;
  };
  const met = parseOr();
  return met && at === tokens.length;
}

const violations: string[] = [];
const used = new Set<Exception>();
const shipped = listShippedPackages();
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes(MODULES) && !link);
for (const [path, locked] of installed) {
  const name = getPackageName(path);
  const isShipped = shipped.has(path);
  const license = getLicense(path);
  const isAllowed =
    license !== undefined && isLicenseAllowed(license, isShipped ? SHIPPED_LICENSES : DEVELOPMENT_LICENSES);
  const judgedLicense = JUDGED_LICENSES.find(
    (each) => each.packages.test(name) && (each.unstated ? license === undefined : each.license === license),
  );
  if (!isAllowed && judgedLicense) used.add(judgedLicense);
  else if (!isAllowed) {
    const where = isShipped ? 'ships with us' : 'is used for development';
    violations.push(`license: ${path} ${where} under ${license ?? 'a license that it does not state'}`);
  }
  if (locked.hasInstallScript) {
    const exception = INSTALL_SCRIPTS.find((each) => each.packages.test(name));
    if (exception) used.add(exception);
    else violations.push(`install-script: ${path} runs a script when it is installed`);
  }
  // Bundled packages are inside their parent's archive, whose hash covers them.
  if (!locked.inBundle && !INTEGRITY_PATTERN.test(locked.integrity ?? ''))
    violations.push(`integrity: ${path} has no SHA-512 of its archive`);
  if (locked.resolved !== undefined && !locked.resolved.startsWith(REGISTRY))
    violations.push(`origin: ${path} comes from ${locked.resolved}`);
}
if (isOwn) {
  for (const { packages: names } of [...JUDGED_LICENSES, ...INSTALL_SCRIPTS].filter((each) => !used.has(each)))
    violations.push(`unused: no package needs the exception for ${names.source}`);
}

for (const violation of violations) console.error(violation);
const shipping = installed.filter(([path]) => shipped.has(path)).length;
console.log(
  `${installed.length} packages, ${shipping} of them shipped, ${installed.filter(([, each]) => each.hasInstallScript).length} with an install script, ${violations.length} violations`,
);
if (shipping === 0) {
  console.error('No shipped packages were found, so nothing was checked.');
  process.exitCode = 2;
} else if (violations.length > 0) process.exitCode = 1;
