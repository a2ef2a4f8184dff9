import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@foothold/contracts/coaching/choices';

const { dependencies } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('../../package.json'), 'utf8'),
) as { dependencies: Record<string, string> };

const named = (name: string, module: string) => `${name} ${dependencies[module]}`;
const script = [named('ESLint', 'eslint'), named('eslint-plugin-security', 'eslint-plugin-security')];
const own = 'rules of our own';

const TOOLS: Record<Language, string[]> = {
  javascript: [...script, own],
  typescript: [...script, named('typescript-eslint', '@typescript-eslint/parser'), own],
  python: [named('Ruff', '@astral-sh/ruff-wasm-nodejs'), own],
  java: [named('tree-sitter-java', 'tree-sitter-java'), own],
  cpp: [named('tree-sitter-cpp', 'tree-sitter-cpp'), own],
};

/** A review's tools and their versions. */
export const getTools = (language: Language) => TOOLS[language];
