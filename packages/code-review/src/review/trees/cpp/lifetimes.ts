import {
  findClosest,
  findDescendants,
  findOccurrences,
  getField,
  getLeft,
  getNamedChildren,
  listFollowingSiblings,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import {
  enclosingFunction,
  findDeclaration,
  getArguments,
  getBody,
  getCalledFunction,
  getCalledMethod,
  getDeclarators,
  getDeclaredName,
} from './names.ts';

/** Number of following statements examined. */
const MAX_STATEMENTS = 100;

const findDeletedName = (node: SyntaxNode | undefined) =>
  findDescendants(node, 'delete_expression', 'call_expression').flatMap((one) => {
    const name =
      one.type === 'delete_expression'
        ? getNamedChildren(one).at(-1)?.text
        : getCalledFunction(one) === 'free'
          ? getArguments(one)[0]?.text
          : '';
    return name && /^\w+$/.test(name) ? [{ name, at: one }] : [];
  });

/** The variable that a statement moves from. */
function findMovedVariable(statement: SyntaxNode): { name: string; at: SyntaxNode } | null {
  const call = findDescendants(statement, 'call_expression').find(
    (one) =>
      getCalledFunction(one) === 'move' &&
      getArguments(one).length === 1 &&
      getArguments(one)[0]?.type === 'identifier',
  );
  const name = call && getArguments(call)[0]?.text;
  return name && !findClosest(call, 'lambda_expression') ? { name, at: call } : null;
}

/** Statements that assign a variable again. */
const isReassigned = (text: string, name: string) =>
  new RegExp(
    `\\b${name}(?:(?:\\.|->)\\w+)?\\s*=[^=]|\\b${name}\\.(?:clear|assign|reset|swap)\\(|[(,]\\s*&?${name}\\s*[,)]|>>\\s*${name}\\b|\\bswap\\b`,
  ).test(text);

/** Lifetimes, besides what memory.ts covers for new and delete. */
export const LIFETIME_RULES: TreeRules = {
  'cpp-loop-after-delete': {
    on: ['for_statement'],
    check(node, report) {
      const update = getField(node, 'update');
      const freedName = findDeletedName(getField(node, 'body')).find(({ name }) =>
        new RegExp(`\\b${name}\\s*(?:->|\\.)`).test(update?.text ?? ''),
      );
      if (freedName && !new RegExp(`\\b${freedName.name}\\s*=[^=]`).test(getField(node, 'body')?.text ?? ''))
        report(node);
    },
  },
  'cpp-view-of-local': createNodeRule(['return_statement'], (node) => {
    const whole = enclosingFunction(node);
    const value = getNamedChildren(node)[0];
    if (whole?.type !== 'function_definition' || value?.type !== 'identifier') return false;
    if (!/\b(?:string_view|span)\b/.test(getField(whole, 'type')?.text ?? '')) return false;
    const holder = findDeclaration(value.text, node);
    return (
      holder !== null &&
      !/reference|pointer/.test(holder.declarator) &&
      /^(?:const\s+)?(?:std::)?(?:string|vector)\b/.test(holder.type) &&
      !/\bstatic\b/.test(holder.node.text)
    );
  }),
  'cpp-dangling-capture': createNodeRule(['return_statement'], (node) => {
    const [value] = getNamedChildren(node);
    const capturesText = value?.type === 'lambda_expression' ? (getField(value, 'captures')?.text ?? '') : '';
    return (
      /^\[\s*&\s*[\],]/.test(capturesText) ||
      [...capturesText.matchAll(/&(\w+)/g)].some(([, name]) => isLocalValue(name ?? '', node))
    );
  }),
  'cpp-use-after-move': {
    on: ['expression_statement', 'declaration'],
    check(node, report, tree) {
      const moved = findMovedVariable(node);
      const scope = node.parent;
      if (
        !moved ||
        scope?.type !== 'compound_statement' ||
        isReassigned(node.text.replace(moved.at.text, ''), moved.name)
      )
        return;
      // A member outlives the function, and a loop's next round may assign it.
      if (!findDeclaration(moved.name, node)) return;
      for (const next of listFollowingSiblings(node).slice(0, MAX_STATEMENTS)) {
        const [use] = findOccurrences(tree, moved.name, next);
        if (!use) continue;
        if (!isReassigned(next.text, moved.name) && next.type !== 'if_statement') report(use);
        return;
      }
    },
  },
  'cpp-thread-left': {
    on: ['declaration'],
    check(node, report) {
      if (!/^(?:std::)?thread$/.test(getField(node, 'type')?.text ?? '') || !enclosingFunction(node)) return;
      const name = getDeclaredName(getDeclarators(node)[0]);
      if (!name || getDeclarators(node)[0]?.type === 'identifier') return;
      const rest = listFollowingSiblings(node)
        .slice(0, MAX_STATEMENTS)
        .map(({ text }) => text);
      const isSaved = new RegExp(
        `\\b${name}\\s*\\.\\s*(?:join|detach|swap)|\\bmove\\(\\s*${name}|return\\s+${name}\\b`,
      );
      if (!rest.some((text) => isSaved.test(text))) report(node);
    },
  },
  'cpp-lock-without-guard': createNodeRule(['call_expression'], (node, { root }) => {
    const call = getCalledMethod(node);
    if (call?.name !== 'lock' || getArguments(node).length > 0 || node.parent?.type !== 'expression_statement')
      return false;
    const name = call.object.replaceAll(/\W/g, '');
    return (
      new RegExp(`\\bmutex\\s+${name}\\b`).test(root.text) &&
      new RegExp(`\\b${name}\\s*\\.\\s*unlock\\s*\\(`).test(enclosingFunction(node)?.text ?? '')
    );
  }),
  'cpp-two-owners': {
    on: ['declaration'],
    check(node, report) {
      const pointer = findOwnedPointer(node);
      if (!pointer) return;
      const second = listFollowingSiblings(node)
        .slice(0, MAX_STATEMENTS)
        .find((one) => findOwnedPointer(one) === pointer);
      if (second) report(second);
    },
  },
  'cpp-self-assignment-unsafe': createNodeRule(['function_definition'], (node) => {
    const name = findDescendants(getField(node, 'declarator'), 'operator_name')[0]?.text.replaceAll(/\s/g, '');
    const frees = findDescendants(getBody(node), 'delete_expression').length > 0;
    return name === 'operator=' && frees && !/this\s*[!=]=|[!=]=\s*this|\bswap\b|&&\s*\w+\s*\)/.test(node.text);
  }),
};

/** The raw pointer that a smart pointer is constructed from. */
function findOwnedPointer(node: SyntaxNode): string | null {
  if (
    node.type !== 'declaration' ||
    !/^(?:std::)?(?:shared_ptr|unique_ptr)\s*</.test(getField(node, 'type')?.text ?? '')
  )
    return null;
  return /[({]\s*([A-Za-z_]\w*)\s*[)}]\s*;?$/.exec(node.text)?.[1] ?? null;
}

function isLocalValue(name: string, node: SyntaxNode): boolean {
  const holder = findDeclaration(name, node);
  return holder !== null && !/reference|pointer/.test(holder.declarator) && getLeft(node) === undefined;
}
