// Checks which files import which: `node tools/checks/import-rules.ts [folder]`. Fails on a violation, or if it finds nothing.

import { existsSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFolderCycles } from './folder-circles.ts';

// dependency-cruiser needs the compiler API that TypeScript 7 no longer has. This folder installs the last version that has it.
const require = createRequire(import.meta.url);
registerHooks({
  resolve: (specifier, context, next) =>
    /^typescript(\/package\.json)?$/.test(specifier) && context.parentURL?.includes('/dependency-cruiser/')
      ? { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true }
      : next(specifier, context),
});

const { cruise } = await import('dependency-cruiser');
const { default: rules, TESTS } = await import('./rules.ts');

const root = join(import.meta.dirname, '..', '..');
const folder = resolve(process.argv[2] ?? root);
const FOLDERS = ['apps', 'packages', 'scripts', 'bench', 'e2e', 'tools'].filter((name) =>
  existsSync(join(folder, name)),
);
const { output } = await cruise(FOLDERS, {
  baseDir: folder,
  ruleSet: { forbidden: [...rules] },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['(^|/)(build|\\.react-router)/'] },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
  combinedDependencies: true,
});
if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
const { totalCruised, totalDependenciesCruised = 0, violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
const circles = findFolderCycles(
  output.modules.filter(({ source }) => !TESTS.some((test) => new RegExp(test).test(source))),
);
for (const circle of circles) console.error(`no-folder-circles: ${circle.join(' → ')}`);
console.log(
  `${totalCruised} modules, ${totalDependenciesCruised} imports, ${violations.length + circles.length} violations`,
);
if (totalCruised === 0 || totalDependenciesCruised === 0) {
  console.error('dependency-cruiser saw no modules, so nothing was checked.');
  process.exitCode = 2;
} else if (violations.length + circles.length > 0) process.exitCode = 1;
