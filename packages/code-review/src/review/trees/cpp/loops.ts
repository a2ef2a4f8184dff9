import { ends } from '../curly.ts';
import { after, closest, field, findDescendants, left, right, sign } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { calledMethod, declared, enclosingFunction } from './names.ts';

/** Small enough to copy. */
const SMALL_TYPE_PATTERN =
  /^(?:const\s+)?(?:unsigned|signed|short|long|int|char|bool|float|double|size_t|std::size_t|u?int\d+_t|std::u?int\d+_t|std::string_view|string_view|char\d+_t|wchar_t)\b/;
const CHANGES_PATTERN = /^(?:erase|insert|push_back|emplace_back|emplace|clear|resize)$/;
const UNSIGNED_PATTERN = /\b(?:unsigned|size_t|uint\d+_t|size_type)\b/;

export const LOOP_RULES: TreeRules = {
  'cpp-loop-by-value': where(['for_range_loop'], (node) => {
    const declarator = field(node, 'declarator');
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
    const body = field(node, 'body');
    const isTaken =
      findDescendants(body, 'assignment_expression').some((one) => left(one)?.text === name) ||
      findDescendants(body, 'call_expression').some(
        ({ text }) => text.startsWith(`std::move(${name}`) || text.startsWith(`move(${name}`),
      );
    return !isTaken && (/\bauto\b/.test(type) ? isOverObjects(node) : true);
  }),
  'cpp-unsigned-below-zero': where(['for_statement'], (node) => {
    const condition = field(node, 'condition');
    const start = field(node, 'initializer');
    return (
      condition !== undefined &&
      sign(condition) === '>=' &&
      right(condition)?.text === '0' &&
      UNSIGNED_PATTERN.test(start?.text ?? '') &&
      start?.text.includes(left(condition)?.text ?? ' ') === true
    );
  }),
  'cpp-changed-while-looped': {
    on: ['for_range_loop', 'for_statement'],
    check(node, report) {
      const isRange = node.type === 'for_range_loop';
      const list = isRange
        ? field(node, 'right')?.text
        : /([\w.>-]+?)(?:\.|->)c?begin\(\)/.exec(field(node, 'initializer')?.text ?? '')?.[1];
      if (!list) return;
      for (const call of findDescendants(field(node, 'body'), 'call_expression')) {
        const method = calledMethod(call);
        if (method?.object !== list || !CHANGES_PATTERN.test(method.name) || !call.parent) continue;
        const isSaved = call.parent.type === 'assignment_expression' || call.parent.type === 'init_declarator';
        if (!isSaved && !after(call.parent).some(ends)) report(call);
      }
    },
  },
  'cpp-endless-wrong-step': where(['for_statement'], (node) => {
    const condition = field(node, 'condition');
    const update = field(node, 'update');
    if (!condition || update?.type !== 'update_expression' || field(update, 'argument')?.text !== left(condition)?.text)
      return false;
    const step = update.text.includes('++') ? 'up' : 'down';
    return (
      (step === 'up' && /^>=?$/.test(sign(condition) ?? '')) || (step === 'down' && /^<=?$/.test(sign(condition) ?? ''))
    );
  }),
};

/** Whether the loop's elements are known to be larger than numbers. */
function isOverObjects(loop: SyntaxNode): boolean {
  const list = field(loop, 'right')?.text;
  const scope = enclosingFunction(loop) ?? closest(loop, 'translation_unit');
  const types = findDescendants(scope, 'parameter_declaration', 'declaration')
    .filter((one) => one.children.some((child) => child.field === 'declarator' && declared(child) === list))
    .map((one) => field(one, 'type')?.text ?? '');
  return types.some((type) =>
    /<\s*(?:const\s+)?(?:std::)?(?:string|vector|map|set|unordered_map|pair|shared_ptr|function|[A-Z]\w*)\b(?![^<]*\*)/.test(
      type,
    ),
  );
}
