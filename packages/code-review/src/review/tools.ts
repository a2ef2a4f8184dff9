import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@foothold/contracts/coaching/choices';

const { dependencies } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('../../package.json'), 'utf8'),
) as { dependencies: Record<string, string> };

const formatTool = (name: string, module: string) => `${name} ${dependencies[module]}`;
const script = [formatTool('ESLint', 'eslint'), formatTool('eslint-plugin-security', 'eslint-plugin-security')];
const own = 'rules of our own';

const TOOLS: Record<Language, string[]> = {
  javascript: [...script, own],
  typescript: [...script, formatTool('typescript-eslint', '@typescript-eslint/parser'), own],
  python: [formatTool('Ruff', '@astral-sh/ruff-wasm-nodejs'), own],
  java: [formatTool('tree-sitter-java', 'tree-sitter-java'), own],
  cpp: [formatTool('tree-sitter-cpp', 'tree-sitter-cpp'), own],
};

/** A review's tools and their versions. */
export const getTools = (language: Language) => TOOLS[language];
