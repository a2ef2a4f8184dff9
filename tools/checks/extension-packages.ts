// Checks the built packages of the browser extension: node tools/checks/extension-packages.ts. The extension's build ends with it.
// It refuses what stores and reviewers refuse (as `web-ext lint` does: remote code, `eval`, HTML from variables), and whatever would ask people
// for more than the extension needs.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { strFromU8, zipSync } from 'fflate';

/** The files of a package by their paths in it. */
export type PackageFiles = Readonly<Record<string, Uint8Array>>;

interface Manifest {
  manifest_version?: number;
  name?: string;
  version?: string;
  icons?: Record<string, string>;
  permissions?: string[];
  optional_host_permissions?: string[];
  content_security_policy?: { extension_pages?: string };
  minimum_chrome_version?: string;
  browser_specific_settings?: {
    gecko?: { id?: string; strict_min_version?: string; data_collection_permissions?: { required?: string[] } };
  };
}

const FOLDERS = { chrome: 'chrome-mv3', firefox: 'firefox-mv3' } as const;
export type PackageBrowser = keyof typeof FOLDERS;

/** The largest package, packed, in bytes. */
const MOST_BYTES = 400_000;
const PERMISSIONS = ['activeTab', 'scripting', 'storage'];
const ICON_SIZES = ['16', '32', '48', '128'];
/** What would give access to pages without the person's click, or is given to other programs and pages. */
const FORBIDDEN_KEYS = [
  'content_scripts',
  'externally_connectable',
  'host_permissions',
  'optional_permissions',
  'update_url',
  'web_accessible_resources',
];
const HOST_PATTERN = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+\/\*$/;
const FILE_PATTERN = /\.(?:css|html|js|json|png)$/;

/** Code that runs text as code, writes HTML, or loads code from elsewhere. HTML that is written out in the code is harmless. */
const FORBIDDEN_CODE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['eval', /(?<![\w$.])eval\s*\(/],
  ['new Function', /\bnew\s+Function\s*\(/],
  ['HTML from a variable', /\.(?:innerHTML|outerHTML)\s*\+?=(?!=)(?!\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*[;,)}])/],
  ['insertAdjacentHTML', /\.insertAdjacentHTML\s*\(/],
  ['document.write', /\bdocument\.write(?:ln)?\s*\(/],
  ['a script from elsewhere', /\b(?:import|importScripts)\s*\(\s*["'`]https?:/],
  ['a source map', /\/\/# sourceMappingURL=/],
];

function checkManifest(manifest: Manifest, browser: PackageBrowser, files: PackageFiles): string[] {
  const problems: string[] = [];
  const expect = (isRight: boolean, problem: string) => isRight || problems.push(`manifest.json: ${problem}`);
  const wanted = browser === 'chrome' ? [...PERMISSIONS, 'sidePanel'] : PERMISSIONS;
  expect(manifest.manifest_version === 3, 'manifest_version isn’t 3');
  expect(/^\d+(?:\.\d+){1,3}$/.test(manifest.version ?? ''), 'version isn’t a number such as 1.2.0');
  expect(
    (manifest.permissions ?? []).toSorted().join() === wanted.toSorted().join(),
    `permissions aren’t ${wanted.join(', ')}`,
  );
  for (const key of FORBIDDEN_KEYS) expect(!(key in manifest), `has ${key}`);
  for (const host of manifest.optional_host_permissions ?? [])
    expect(HOST_PATTERN.test(host), `optional_host_permissions has ${host}, which isn’t one HTTPS host`);
  const policy = manifest.content_security_policy?.extension_pages ?? '';
  expect(/(?:^|; )default-src 'none'(?:;|$)/.test(policy), 'the policy doesn’t start from nothing');
  expect(/(?:^|; )script-src 'self'(?:;|$)/.test(policy), 'the policy allows scripts of others');
  for (const size of ICON_SIZES) expect((manifest.icons?.[size] ?? '') in files, `has no icon of ${size} pixels`);
  const { id, strict_min_version, data_collection_permissions } = manifest.browser_specific_settings?.gecko ?? {};
  if (browser === 'chrome') expect(manifest.minimum_chrome_version !== undefined, 'has no minimum_chrome_version');
  else
    expect(
      Boolean(id && strict_min_version && data_collection_permissions?.required?.length),
      'has no ID, oldest version, or declaration of what it collects, for Firefox',
    );
  return problems;
}

function checkPage(name: string, html: string, files: PackageFiles): string[] {
  const problems = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', code = '']) =>
      code.trim() === '' && attributes.includes('src=') ? [] : [`${name}: has a script in the page`],
  );
  const addresses = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
  return [
    ...problems,
    ...addresses.flatMap((address) =>
      address.replace(/^\.?\//, '') in files ? [] : [`${name}: loads ${address}, which isn’t in the package`],
    ),
  ];
}

/** What is wrong with a package, a sentence each. */
export function findPackageProblems(files: PackageFiles, browser: PackageBrowser): string[] {
  const { 'manifest.json': bytes } = files;
  if (!bytes) return ['manifest.json: is missing'];
  const problems = checkManifest(JSON.parse(strFromU8(bytes)) as Manifest, browser, files);
  for (const [name, content] of Object.entries(files)) {
    if (!FILE_PATTERN.test(name)) problems.push(`${name}: is no file of an extension`);
    if (name.endsWith('.html')) problems.push(...checkPage(name, strFromU8(content), files));
    if (!name.endsWith('.js')) continue;
    const code = strFromU8(content);
    for (const [what, pattern] of FORBIDDEN_CODE) if (pattern.test(code)) problems.push(`${name}: has ${what}`);
  }
  const size = zipSync(files, { level: 9 }).byteLength;
  if (size > MOST_BYTES) problems.push(`the package has ${size} bytes, more than ${MOST_BYTES}`);
  return problems;
}

function readPackage(folder: string): PackageFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
}

if (import.meta.main) {
  const build = join(import.meta.dirname, '..', '..', 'apps', 'extension', 'build');
  const problems = (Object.keys(FOLDERS) as PackageBrowser[]).flatMap((browser) =>
    findPackageProblems(readPackage(join(build, FOLDERS[browser])), browser).map((each) => `${browser}: ${each}`),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
