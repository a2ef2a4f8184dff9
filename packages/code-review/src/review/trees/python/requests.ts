import { findClosest, findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';

const REQUEST_PATTERN =
  /\brequest\.(?:args|form|values|json|data|files|headers|cookies|GET|POST|query_params|get_json\(\))/;
const MADE_SAFE_PATTERN =
  /\b(?:secure_filename|basename|safe_join|escape|url_for|quote|is_safe_url|int|url_has_allowed_host_and_scheme)\(/;
const SECRET_PATTERN = /secret|hmac|csrf|signature|digest|(?:api|access|auth|session|reset)_(?:key|token)/i;
const LOGGED_PATTERN = /^(?:password|passwd|secret|(?:api|private|secret)_key|(?:access|auth|refresh)_token)$/i;

/** Number of values examined per name. */
const MAX_VALUES = 20;

const getCalledName = (call: SyntaxNode | undefined) => getField(call, 'function')?.text ?? '';
const getArguments = (call: SyntaxNode) => getNamedChildren(getField(call, 'arguments') ?? call);
const enclosingFunction = (node: SyntaxNode) => findClosest(node, 'function_definition');

const values = new WeakMap<SyntaxNode, Map<string, string[]>>();

/** The values that a function assigns to a name. */
function findAssignedValues(name: string, at: SyntaxNode): readonly string[] {
  const whole = enclosingFunction(at);
  if (!whole) return [];
  let known = values.get(whole);
  if (!known) {
    known = new Map();
    for (const one of findDescendants(whole, 'assignment')) {
      const target = getField(one, 'left')?.text ?? '';
      known.set(target, [...(known.get(target) ?? []).slice(0, MAX_VALUES), getField(one, 'right')?.text ?? '']);
    }
    values.set(whole, known);
  }
  return known.get(name) ?? [];
}

/** Whether a value, or a variable in it, comes from a request. */
function isAsked(node: SyntaxNode | undefined): boolean {
  if (!node || MADE_SAFE_PATTERN.test(node.text)) return false;
  if (REQUEST_PATTERN.test(node.text)) return true;
  return [node, ...findDescendants(node, 'identifier')]
    .filter(({ type }) => type === 'identifier')
    .some((one) =>
      findAssignedValues(one.text, node).some((value) => REQUEST_PATTERN.test(value) && !MADE_SAFE_PATTERN.test(value)),
    );
}

/** Request data, and where it must not be used unchecked. */
export const REQUEST_RULES: TreeRules = {
  'python-template-from-text': createNodeRule(
    ['call'],
    (node) =>
      /(?:^|\.)(?:render_template_string|Template)$/.test(getCalledName(node)) &&
      /^(?:binary_operator|call|identifier|subscript)$/.test(getArguments(node)[0]?.type ?? '') &&
      isAsked(getArguments(node)[0]),
  ),
  'python-secret-compared': createNodeRule(['comparison_operator'], (node) => {
    const sides = getNamedChildren(node);
    const isEquality = node.children.some(({ type }) => type === '==' || type === '!=');
    if (!isEquality || !sides.every(({ type, text }) => type === 'identifier' && !/^[A-Z_]+$/.test(text))) return false;
    const isMade = sides.some(({ text }) =>
      findAssignedValues(text, node).some((value) => /hmac|digest\(\)/.test(value)),
    );
    return isMade && sides.some(({ text }) => SECRET_PATTERN.test(text) || /expected|computed|given|mac/.test(text));
  }),
  'python-secret-logged': createNodeRule(
    ['call'],
    (node) =>
      /^(?:print|log(?:ger|ging)?\.\w+)$/.test(getCalledName(node)) &&
      findDescendants(getField(node, 'arguments'), 'identifier').some(
        ({ text, parent }) =>
          LOGGED_PATTERN.test(text) && /^(?:argument_list|interpolation|binary_operator)$/.test(parent?.type ?? ''),
      ),
  ),
  'python-permission-by-assert': createNodeRule(['assert_statement'], (node) =>
    /\b(?:is_admin|is_staff|is_superuser|is_authenticated|has_perm\w*|has_role|authori[sz]ed|can_\w+)\b/.test(
      node.text,
    ),
  ),
};
