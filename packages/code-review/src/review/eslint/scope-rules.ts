import type { Rule, Scope } from 'eslint';
import { isNearly } from './nearly.ts';
import { createRule } from './rule.ts';

/** Unresolved names: declared nowhere in the code. */
function listFreeReferences({ sourceCode }: Rule.RuleContext, program: Parameters<typeof sourceCode.getScope>[0]) {
  let scope: Scope.Scope = sourceCode.getScope(program);
  while (scope.upper) scope = scope.upper;
  return scope.through.filter(({ resolved }) => resolved === null || resolved.defs.length === 0);
}

const listDeclaredNames = ({ sourceCode }: Rule.RuleContext) =>
  new Set(
    sourceCode.scopeManager.scopes.flatMap(({ variables }) =>
      variables.filter(({ defs }) => defs.length > 0).map(({ name }) => name),
    ),
  );

/** Names that may be assigned without a declaration. */
const HOSTS = new Set([
  'module',
  'exports',
  'window',
  'globalThis',
  'self',
  'document',
  'location',
  'onmessage',
  'onerror',
  'onload',
  'name',
  'status',
  'event',
]);

export const scopeRules: Record<string, Rule.RuleModule> = {
  'implicit-global': createRule((report, context) => ({
    Program(program) {
      const read = new Set<string>();
      for (const { identifier, writeExpr } of listFreeReferences(context, program)) {
        if (!writeExpr || identifier.type !== 'Identifier' || HOSTS.has(identifier.name) || read.has(identifier.name))
          continue;
        read.add(identifier.name);
        report(identifier);
      }
    },
  })),
  'misspelt-name': createRule((report, context) => ({
    Program(program) {
      const names = [...listDeclaredNames(context)].filter((name) => name.length >= 4);
      const looked = new Map<string, boolean>();
      for (const { identifier, writeExpr } of listFreeReferences(context, program)) {
        if (
          writeExpr ||
          identifier.type !== 'Identifier' ||
          identifier.name in globalThis ||
          identifier.name.length < 4
        )
          continue;
        const { name } = identifier;
        if (!looked.has(name))
          looked.set(
            name,
            names.some((other) => isNearly(name, other)),
          );
        if (looked.get(name)) report(identifier);
      }
    },
  })),
};
