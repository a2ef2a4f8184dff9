import type { SyntaxNode, SyntaxTree } from './trees/syntax.ts';
import type { Review } from './types.ts';

type Suppression = Review['suppressions'][number];

/** Comments that tell tools to look away, in the supported languages. */
const SUPPRESSION_PATTERN =
  /eslint-(?:disable|enable)(?:-next-line|-line)?|@ts-(?:ignore|expect-error|nocheck)|(?:ruff|flake8):\s*noqa|\bnoqa\b|pylint:\s*disable|type:\s*ignore|\bnosec\b|\bNOLINT\w*|\bNOSONAR\b|\bnoinspection\b|CHECKSTYLE[:.]OFF|biome-ignore|istanbul ignore/i;

const MAX_SUPPRESSIONS = 50;

/** Where the code asks to suppress findings, and in what words. All of them are ignored. */
export function findSuppressions({ nodes }: SyntaxTree): Suppression[] {
  const found: Suppression[] = [];
  for (const node of nodes) {
    const text = findSuppression(node);
    if (text !== null) found.push({ line: node.line, text });
    if (found.length === MAX_SUPPRESSIONS) break;
  }
  return found;
}

function findSuppression(node: SyntaxNode): string | null {
  if (isComment(node)) return SUPPRESSION_PATTERN.exec(node.text)?.[0] ?? null;
  const isAnnotation = node.type === 'annotation' || node.type === 'marker_annotation';
  return isAnnotation && /^@(?:\w+\.)*Suppress\w*/.test(node.text) ? node.text.slice(0, 60) : null;
}

export const isComment = (node: SyntaxNode) => node.named && /comment$/.test(node.type);
