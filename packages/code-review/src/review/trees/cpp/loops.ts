import { ends } from '../curly.ts';
import { findClosest, findDescendants, getField, getLeft, getRight, listFollowingSiblings, sign } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { enclosingFunction, getCalledMethod, getDeclaredName } from './names.ts';

/** Small enough to copy. */
const SMALL_TYPE_PATTERN =
  /^(?:const\s+)?(?:unsigned|signed|short|long|int|char|bool|float|double|size_t|std::size_t|u?int\d+_t|std::u?int\d+_t|std::string_view|string_view|char\d+_t|wchar_t)\b/;
const CHANGES_PATTERN = /^(?:erase|insert|push_back|emplace_back|emplace|clear|resize)$/;
const UNSIGNED_PATTERN = /\b(?:unsigned|size_t|uint\d+_t|size_type)\b/;

export const LOOP_RULES: TreeRules = {
  'cpp-loop-by-value': createNodeRule(['for_range_loop'], (node) => {
    const declarator = getField(node, 'declarator');
    const type = node.children
      .filter((child) => child.field === 'type' || child.type === 'type_qualifier')
      .map(({ text }) => text)
      .join(' ');
    if (
      !declarator ||
      /reference_declarator|pointer_declarator|structured_binding/.test(declarator.type) ||
      SMALL_TYPE_PATTERN.test(type)
    )
      return false;
    // If the body changes it or passes it on, the copy is intended.
    const name = declarator.text;
    const body = getField(node, 'body');
    const isTaken =
      findDescendants(body, 'assignment_expression').some((one) => getLeft(one)?.text === name) ||
      findDescendants(body, 'call_expression').some(
        ({ text }) => text.startsWith(`std::move(${name}`) || text.startsWith(`move(${name}`),
      );
    return !isTaken && (/\bauto\b/.test(type) ? isOverObjects(node) : true);
  }),
  'cpp-unsigned-below-zero': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition');
    const start = getField(node, 'initializer');
    return (
      condition !== undefined &&
      sign(condition) === '>=' &&
      getRight(condition)?.text === '0' &&
      UNSIGNED_PATTERN.test(start?.text ?? '') &&
      start?.text.includes(getLeft(condition)?.text ?? ' ') === true
    );
  }),
  'cpp-changed-while-looped': {
    on: ['for_range_loop', 'for_statement'],
    check(node, report) {
      const isRange = node.type === 'for_range_loop';
      const list = isRange
        ? getField(node, 'right')?.text
        : /([\w.>-]+?)(?:\.|->)c?begin\(\)/.exec(getField(node, 'initializer')?.text ?? '')?.[1];
      if (!list) return;
      for (const call of findDescendants(getField(node, 'body'), 'call_expression')) {
        const method = getCalledMethod(call);
        if (method?.object !== list || !CHANGES_PATTERN.test(method.name) || !call.parent) continue;
        const isSaved = call.parent.type === 'assignment_expression' || call.parent.type === 'init_declarator';
        if (!isSaved && !listFollowingSiblings(call.parent).some(ends)) report(call);
      }
    },
  },
  'cpp-endless-wrong-step': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition');
    const update = getField(node, 'update');
    if (
      !condition ||
      update?.type !== 'update_expression' ||
      getField(update, 'argument')?.text !== getLeft(condition)?.text
    )
      return false;
    const step = update.text.includes('++') ? 'up' : 'down';
    return (
      (step === 'up' && /^>=?$/.test(sign(condition) ?? '')) || (step === 'down' && /^<=?$/.test(sign(condition) ?? ''))
    );
  }),
};

/** Whether the loop's elements are known to be larger than numbers. */
function isOverObjects(loop: SyntaxNode): boolean {
  const list = getField(loop, 'right')?.text;
  const scope = enclosingFunction(loop) ?? findClosest(loop, 'translation_unit');
  const types = findDescendants(scope, 'parameter_declaration', 'declaration')
    .filter((one) => one.children.some((child) => child.field === 'declarator' && getDeclaredName(child) === list))
    .map((one) => getField(one, 'type')?.text ?? '');
  return types.some((type) =>
    /<\s*(?:const\s+)?(?:std::)?(?:string|vector|map|set|unordered_map|pair|shared_ptr|function|[A-Z]\w*)\b(?![^<]*\*)/.test(
      type,
    ),
  );
}
