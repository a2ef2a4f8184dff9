import {
  findClosest,
  findDescendants,
  findOccurrences,
  getField,
  getNamedChildren,
  isPure,
  listDescendants,
  listFollowingSiblings,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { isCovered, parseBound } from '../slips.ts';
import type { SyntaxNode } from '../syntax.ts';

const CONDITION_PATTERN =
  /^(?:if_statement|elif_clause|while_statement|not_operator|boolean_operator|conditional_expression)$/;
const ENDING_STATEMENT_PATTERN = /^(?:return|raise|break)_statement$/;
/** Number of neighboring statements examined. */
const MAX_NEIGHBORS = 50;
const FLOAT_PATTERN = /^\d*\.\d+$/;

const getCalledName = (call: SyntaxNode | undefined) => getField(call, 'function')?.text ?? '';
/** `strip` of `text.strip()`. */
const getMethodName = (call: SyntaxNode | undefined) => getField(getField(call, 'function'), 'attribute')?.text ?? '';
const isStatement = (node: SyntaxNode) => node.parent?.type === 'expression_statement';

/** The branches of an if: its own, those of elif, and that of else if there is one. */
function getBranches(node: SyntaxNode): { bodies: SyntaxNode[]; hasElse: boolean } {
  const clauses = node.children.filter(({ type }) => type === 'elif_clause' || type === 'else_clause');
  const bodies = [node, ...clauses].flatMap((one) => getField(one, 'consequence') ?? getField(one, 'body') ?? []);
  return { bodies, hasElse: clauses.some(({ type }) => type === 'else_clause') };
}

/** Whether a statement always leaves the surrounding loop. */
function leavesLoop(node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (ENDING_STATEMENT_PATTERN.test(node.type)) return true;
  if (node.type !== 'if_statement') return false;
  const { bodies, hasElse } = getBranches(node);
  return hasElse && bodies.every((body) => leavesLoop(getNamedChildren(body).at(-1)));
}

/** A number without an exact binary form. */
const isInexact = (node: SyntaxNode) => FLOAT_PATTERN.test(node.text) && !Number.isInteger(Number(node.text) * 1024);
const isInexactSide = (node: SyntaxNode) =>
  [node, ...(node.type === 'binary_operator' ? getNamedChildren(node) : [])].some(isInexact);

const findAssignedNames = (node: SyntaxNode) =>
  new Set(
    getNamedChildren(node).flatMap((one) =>
      findDescendants(one, 'assignment').map((found) => getField(found, 'left')?.text ?? ''),
    ),
  );

/** A class's methods without a decorator, by name. */
const listPlainMethods = (holder: SyntaxNode | undefined) =>
  getNamedChildren(getField(holder, 'body') ?? ({ children: [] as SyntaxNode[] } as SyntaxNode))
    .filter(({ type }) => type === 'function_definition')
    .map((one) => getField(one, 'name')?.text ?? '');

/** Mistakes that Python accepts, besides those that Ruff reports. */
export const MISTAKE_RULES: TreeRules = {
  'python-shared-rows': createNodeRule(['binary_operator'], (node) => {
    const [list] = getNamedChildren(node);
    const isMultiplication = node.children.some(({ type }) => type === '*');
    const [inner] = list?.type === 'list' ? getNamedChildren(list) : [];
    return isMultiplication && inner !== undefined && /^(?:\[|\{|(?:list|dict|set)\()/.test(inner.text);
  }),
  'python-method-not-called': {
    on: ['class_definition'],
    check(node, report) {
      const methods = listPlainMethods(node);
      const assigned = new Set(findDescendants(node, 'assignment').map((one) => getField(one, 'left')?.text));
      for (const one of findDescendants(node, 'attribute')) {
        const [, name] = /^self\.(\w+)$/.exec(one.text) ?? [];
        if (!name || !methods.includes(name) || assigned.has(one.text)) continue;
        const isCompared = one.parent?.type === 'comparison_operator' && !/\bis\b|\bin\b/.test(one.parent.text);
        const isAsked = one.field === 'condition' && /^(?:if|elif|while)/.test(one.parent?.type ?? '');
        if (isCompared || isAsked || one.parent?.type === 'binary_operator') report(one);
      }
    },
  },
  'python-compared-with-itself': createNodeRule(['comparison_operator'], (node) => {
    const [a, b] = getNamedChildren(node);
    return a?.type === 'attribute' && getNamedChildren(node).length === 2 && a.text === b?.text && isPure(a);
  }),
  'float-equality': createNodeRule(
    ['comparison_operator'],
    (node) =>
      node.children.some(({ type }) => type === '==' || type === '!=') && getNamedChildren(node).some(isInexactSide),
  ),
  'python-decimal-from-float': createNodeRule(['call'], (node) => {
    const [value] = getNamedChildren(getField(node, 'arguments') ?? node);
    return /^(?:decimal\.)?Decimal$/.test(getCalledName(node)) && value?.type === 'float';
  }),
  'python-except-unreachable': {
    on: ['try_statement'],
    check(node, report) {
      let catchesEverything = false;
      for (const clause of node.children.filter(({ type }) => type === 'except_clause')) {
        const isBroaderException =
          /^except\s*:|^except[^:\n]*\b(?:BaseException|KeyboardInterrupt|SystemExit|GeneratorExit)\b/.test(
            clause.text,
          );
        if (catchesEverything && !isBroaderException) report(clause);
        catchesEverything ||= /^except\s+Exception\b/.test(clause.text);
      }
    },
  },
  'python-lock-without-with': {
    on: ['function_definition'],
    check(node, report) {
      const calls = findDescendants(node, 'call').filter((one) =>
        /lock\.(?:acquire|release)$/i.test(getCalledName(one)),
      );
      const released = Map.groupBy(
        calls.filter((one) => getMethodName(one) === 'release'),
        (one) => getCalledName(one).replace(/\.release$/, ''),
      );
      for (const call of calls) {
        const releases = released.get(getCalledName(call).replace(/\.acquire$/, ''));
        const isPlain = isStatement(call) && getNamedChildren(getField(call, 'arguments') ?? call).length === 0;
        if (
          getMethodName(call) !== 'acquire' ||
          !isPlain ||
          !releases ||
          findClosest(call, 'function_definition') !== node
        )
          continue;
        if (!releases.some((one) => findClosest(one, 'finally_clause'))) report(call);
      }
    },
  },
  'python-result-dropped': createNodeRule(['call'], (node) => {
    if (!isStatement(node)) return false;
    const isText = /^(?:l|r)?strip$|^(?:lower|upper|title|capitalize|casefold|swapcase|splitlines)$/.test(
      getMethodName(node),
    );
    return isText || /^(?:map|filter|sorted|reversed|zip|enumerate)$/.test(getCalledName(node));
  }),
  'python-in-place-result': createNodeRule(['assignment'], (node) => {
    const value = getField(node, 'right');
    const given = value?.type === 'call' ? getNamedChildren(getField(value, 'arguments') ?? value) : [];
    if (value?.type !== 'call' || !/^(?:sort|reverse|extend)$/.test(getMethodName(value))) return false;
    return (
      isListMethod(value) &&
      (getMethodName(value) === 'extend' || given.every(({ type }) => type === 'keyword_argument'))
    );
  }),
  'python-find-as-condition': createNodeRule(
    ['call'],
    (node) =>
      /^r?find$/.test(getMethodName(node)) &&
      getNamedChildren(getField(node, 'arguments') ?? node)[0]?.type === 'string' &&
      CONDITION_PATTERN.test(node.parent?.type ?? '') &&
      (node.field === 'condition' || node.parent?.type === 'not_operator'),
  ),
  'python-in-text': createNodeRule(['comparison_operator'], (node) => {
    const [, list] = getNamedChildren(node);
    return (
      node.children.some(({ type }) => type === 'in' || type === 'not in') &&
      list?.type === 'parenthesized_expression' &&
      /^(?:string|integer)$/.test(getNamedChildren(list)[0]?.type ?? '')
    );
  }),
  'same-branches': {
    on: ['if_statement'],
    check(node, report) {
      const { bodies, hasElse } = getBranches(node);
      const last = bodies.at(-1);
      const isJumpOnly = /^(?:pass|\.\.\.|continue|break|return)$/.test(bodies[0]?.text ?? '');
      if (hasElse && !isJumpOnly && last && bodies.every(({ text }) => text === last.text)) report(last);
    },
  },
  'covered-condition': createNodeRule(['elif_clause'], (node) => {
    const own = parseBound(getField(node, 'condition')?.text ?? '');
    const siblings = node.parent?.children ?? [];
    const earlier = [node.parent, ...siblings.slice(0, siblings.indexOf(node)).slice(-MAX_NEIGHBORS)].map((one) =>
      parseBound(getField(one ?? undefined, 'condition')?.text ?? ''),
    );
    return own !== null && earlier.some((one) => one !== null && isCovered(own, one));
  }),
  'loop-runs-once': {
    on: ['for_statement', 'while_statement'],
    check(node, report) {
      const body = getField(node, 'body');
      const last = body && getNamedChildren(body).at(-1);
      if (last?.type !== 'if_statement' || findDescendants(body, 'continue_statement').length > 0) return;
      const branch = getBranches(last).bodies.at(-1);
      if (branch && leavesLoop(last) && !/^while\s+(?:True|1)\b/.test(node.text)) report(branch);
    },
  },
  'python-maybe-unset': {
    on: ['if_statement'],
    check(node, report, tree) {
      const { bodies, hasElse } = getBranches(node);
      const whole = findClosest(node, 'function_definition');
      if (hasElse || bodies.length < 2 || !whole || node.parent !== getField(whole, 'body')) return;
      if (bodies.some((body) => leavesLoop(getNamedChildren(body).at(-1)))) return;
      const [first, ...rest] = bodies.map(findAssignedNames);
      for (const name of first ?? []) {
        if (!/^\w+$/.test(name) || !rest.every((names) => names.has(name))) continue;
        const mentions = findOccurrences(tree, name);
        const isKnown = mentions.some(
          (one) => one.start < node.start && (one.start >= whole.start || !findClosest(one, 'function_definition')),
        );
        const use = listFollowingSiblings(node)
          .slice(0, MAX_NEIGHBORS)
          .flatMap((one) => findDescendants(one, 'identifier'))
          .find(({ text }) => text === name);
        if (!isKnown && use && use.field !== 'left') report(use);
      }
    },
  },
  'sign-after-assignment': createNodeRule(['assignment'], (node) => /^[^=]*[^=!<>:]=[+-]\s/.test(node.text)),
  'calls-itself-unchanged': {
    on: ['function_definition'],
    check(node, report) {
      const names = getNamedChildren(getField(node, 'parameters') ?? node).map(({ text }) => text);
      const isMethod = names[0] === 'self';
      const name = `${isMethod ? 'self.' : ''}${getField(node, 'name')?.text}`;
      const [first] = getNamedChildren(getField(node, 'body') ?? node).filter(
        ({ type, text }) => type !== 'comment' && !/^["']/.test(text),
      );
      const call = first?.type === 'return_statement' ? getNamedChildren(first)[0] : undefined;
      const given =
        call?.type === 'call' ? getNamedChildren(getField(call, 'arguments') ?? call).map(({ text }) => text) : null;
      if (given && getCalledName(call) === name && given.join() === names.slice(isMethod ? 1 : 0).join())
        report(first ?? node);
    },
  },
  'python-missing-f': {
    on: ['string'],
    check(node, report) {
      const whole = findClosest(node, 'function_definition');
      if (
        !whole ||
        !/^["']/.test(node.text) ||
        !/^(?:return_statement|assignment|argument_list)$/.test(node.parent?.type ?? '')
      )
        return;
      const call = node.parent?.type === 'argument_list' ? getCalledName(node.parent.parent ?? undefined) : 'print';
      if (!/^(?:print|log(?:ger|ging)?\.\w+|\w*(?:Error|Exception))$/.test(call)) return;
      const names = [...node.text.matchAll(/\{([a-z_]\w*)(?:\.\w+)*\}/gi)].map(([, name]) => name ?? '');
      const known = new Set(findDescendants(getField(whole, 'parameters'), 'identifier').map(({ text }) => text));
      for (const one of findDescendants(getField(whole, 'body'), 'assignment'))
        known.add(getField(one, 'left')?.text ?? '');
      const isFormatted = /\.format(?:_map)?\(/.test(whole.text);
      if (names.length > 0 && !isFormatted && names.every((name) => known.has(name))) report(node);
    },
  },
};

/** A name known to be a list, or a plain variable: other classes have methods with these names that return something. */
const isListMethod = (call: SyntaxNode) => {
  const object = getField(getField(call, 'function'), 'object');
  const target = getField(call.parent ?? undefined, 'left')?.text;
  return object?.type === 'list' || object?.text === target || listDescendants(object).length === 0;
};
