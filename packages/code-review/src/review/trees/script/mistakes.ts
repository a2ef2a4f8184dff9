import { findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import {
  escapeRegExp,
  FUNCTIONS,
  getArguments,
  getCallee,
  getFunction,
  listAssignments,
  listNames,
} from '../shared/grammar.ts';
import { getSides, isSign } from '../shared/loops.ts';
import type { SyntaxNode } from '../syntax.ts';

const FUNCTION_TYPES = FUNCTIONS as readonly string[];
const FUNCTION_SCOPES = [...FUNCTIONS, 'program'];

export const SCRIPT_MISTAKE_RULES: TreeRules = {
  'found-may-be-missing': createNodeRule(['member_expression'], (node) => {
    const object = getField(node, 'object');
    if (object?.type !== 'call_expression' || node.children.some(({ type }) => type === 'optional_chain')) return false;
    return (
      /\.find$/.test(getCallee(object)) &&
      FUNCTION_TYPES.includes(getArguments(object)[0]?.type ?? '') &&
      getArguments(object).length === 1 &&
      !/^\$|jQuery|wrapper|cy\./.test(getCallee(object))
    );
  }),
  'found-not-checked': {
    on: ['variable_declarator'],
    check(node, report) {
      const value = getField(node, 'value');
      const name = getField(node, 'name')?.text ?? '';
      const fn = getFunction(node);
      if (
        !fn ||
        value?.type !== 'call_expression' ||
        !/^\w+$/.test(name) ||
        !/\.find$/.test(getCallee(value)) ||
        !FUNCTION_TYPES.includes(getArguments(value)[0]?.type ?? '')
      )
        return;
      const next = findDescendants(fn, 'identifier').find((one) => one.text === name && one.start > node.end);
      const read = next?.parent;
      if (read?.type !== 'member_expression' || getField(read, 'object') !== next || read.text.includes('?.')) return;
      if (
        !new RegExp(
          `(?:!|\\bif\\s*\\(|&&|\\|\\||\\?\\?)\\s*${escapeRegExp(name)}\\b(?!\\.)|\\b${escapeRegExp(name)}\\s*(?:[=!]==?|\\?)`,
        ).test(fn.text)
      )
        report(read);
    },
  },
  'removed-while-visited': {
    on: ['call_expression'],
    check(node, report) {
      const [, list] = /^([\w.]+)\.splice$/.exec(getCallee(node)) ?? [];
      const outer = getFunction(node)?.parent?.parent;
      if (
        list &&
        getArguments(node).length === 2 &&
        outer?.type === 'call_expression' &&
        getCallee(outer) === `${list}.forEach`
      )
        report(node);
    },
  },
  'first-row-may-be-missing': {
    on: ['member_expression'],
    check(node, report) {
      const [, name] = /^(\w+)(?:\.rows)?\[0\]\.\w+$/.exec(node.text) ?? [];
      const fn = getFunction(node);
      if (!name || !fn) return;
      const own = escapeRegExp(name);
      const made = listAssignments(fn).find(
        ({ target }) => target === name || new RegExp(`^[{[][^=]*\\b${own}\\b`).test(target),
      )?.value;
      if (
        made &&
        /^await\s+[\w.]+\.(?:query|execute|raw|all|find)\(/.test(made.text) &&
        !new RegExp(
          `\\b${own}(?:\\.rows)?\\.length|!${own}\\b|\\b${own}(?:\\.rows)?\\[0\\]\\s*(?:\\?|\\)|&&|\\|\\|)|\\b(?:COUNT|RETURNING|INSERT)\\b`,
          'i',
        ).test(fn.text)
      )
        report(node);
    },
  },
  'stored-may-be-missing': {
    on: ['call_expression'],
    check(node, report) {
      if (
        getCallee(node) !== 'JSON.parse' ||
        !/^(?:window\.)?(?:local|session)Storage\.getItem\([^()]*\)$/.test(getArguments(node)[0]?.text ?? '')
      )
        return;
      if (/^(?:binary_expression|ternary_expression)$/.test(node.parent?.type ?? '')) return;
      const fn = getFunction(node);
      const text = fn?.text ?? '';
      const holder = /^(?:variable_declarator|assignment_expression)$/.test(node.parent?.type ?? '')
        ? (getField(node.parent ?? undefined, 'name') ?? getField(node.parent ?? undefined, 'left'))?.text
        : undefined;
      if (
        holder &&
        new RegExp(
          `(?:!|if\\s*\\(|\\?\\?|&&|\\|\\|)\\s*${escapeRegExp(holder)}\\b|\\b${escapeRegExp(holder)}\\s*(?:\\?|&&|\\|\\||[=!]==?)`,
        ).test(text)
      )
        return;
      if (/getItem\([^()]*\)\s*(?:\)|===|!==|==|\?)\s*(?:\{|return|null|\?)/.test(text) || /\btry\b/.test(text)) return;
      report(node);
    },
  },
  'token-in-storage': createNodeRule(
    ['call_expression'],
    (node) =>
      /(?:local|session)Storage\.setItem$/.test(getCallee(node)) &&
      /^["'`][^"'`]*(?:token|jwt|password|secret)[^"'`]*["'`]$/i.test(getArguments(node)[0]?.text ?? '') &&
      !/csrf|theme|push/i.test(getArguments(node)[0]?.text ?? ''),
  ),
  'token-never-expires': createNodeRule(
    ['call_expression'],
    (node) =>
      /^(?:jwt|jsonwebtoken)\.sign$/.test(getCallee(node)) &&
      getArguments(node).length === 2 &&
      !/\bexp\b/.test(node.text),
  ),
  'added-before-set': {
    on: ['variable_declarator'],
    check(node, report) {
      const name = getField(node, 'name')?.text ?? '';
      const scope = getFunction(node);
      if (
        getField(node, 'value') ||
        !scope ||
        !/^\w+$/.test(name) ||
        /^for_in/.test(node.parent?.parent?.type ?? '') ||
        /^for/.test(node.parent?.type ?? '')
      )
        return;
      const uses = findDescendants(scope, 'identifier').filter((one) => one.text === name && one.start > node.end);
      const first = uses[0]?.parent;
      if (
        first?.type === 'augmented_assignment_expression' &&
        getField(first, 'left')?.text === name &&
        !/^(?:\?\?|\|\||&&)=$/.test(getField(first, 'operator')?.text ?? '')
      )
        report(first);
    },
  },
  'removal-of-minus-one': {
    on: ['call_expression'],
    check(node, report) {
      const [, list] = /^([\w.[\]]+)\.splice$/.exec(getCallee(node)) ?? [];
      const given = getArguments(node);
      const fn = getFunction(node);
      if (!list || given.length < 2 || !fn || given[1]?.text !== '1') return;
      const [at] = given;
      const value =
        at?.type === 'identifier' ? listAssignments(fn).findLast(({ target }) => target === at.text)?.value : at;
      if (!/^[\w.[\]]+\.(?:indexOf|findIndex)\(/.test(value?.text ?? '')) return;
      const isChecked =
        at?.type === 'identifier'
          ? new RegExp(
              `\\b${escapeRegExp(at.text)}\\s*(?:[<>]|[=!]==?)|~${escapeRegExp(at.text)}\\b|[-(\\s]1\\s*[=!<>]=*\\s*\\(?${escapeRegExp(at.text)}`,
            ).test(fn.text)
          : /\.(?:includes|indexOf|some|has)\(/.test(fn.text.replace(node.text, ''));
      // An element of the list that is being visited is in it.
      const isVisited = new RegExp(`\\bof\\s+${escapeRegExp(list)}\\b`).test(fn.text);
      if (!isChecked && !isVisited) report(node);
    },
  },
  'index-above-zero': createNodeRule(['binary_expression'], (node) => {
    const [left, right] = getSides(node);
    return (
      isSign(node, /^>$/) &&
      right?.text === '0' &&
      left?.type === 'call_expression' &&
      /\.(?:indexOf|findIndex|search)$/.test(getCallee(left)) &&
      /^(?:parenthesized_expression|return_statement)$/.test(node.parent?.type ?? '') &&
      /^["'`]?(?!@|:|\.|=)/.test(getArguments(left)[0]?.text ?? '') &&
      !/^["'`]/.test(getArguments(left)[0]?.text ?? '')
    );
  }),
  'reduce-without-start': createNodeRule(['call_expression'], (node) => {
    const [fn, ...more] = getArguments(node);
    if (!/\.reduce$/.test(getCallee(node)) || more.length > 0 || fn?.type !== 'arrow_function') return false;
    const [sum, item] = listNames(getField(fn, 'parameters'));
    const body = getField(fn, 'body')?.text ?? '';
    return (
      sum !== undefined &&
      item !== undefined &&
      new RegExp(`^${escapeRegExp(sum)}\\s*[-+*]\\s*\\(?${escapeRegExp(item)}\\.`).test(body)
    );
  }),
  'returned-to-foreach': {
    on: ['call_expression'],
    check(node, report) {
      const [fn] = getArguments(node);
      if (!/\.forEach$/.test(getCallee(node)) || !fn || !FUNCTION_TYPES.includes(fn.type) || /^async/.test(fn.text))
        return;
      const found = findDescendants(getField(fn, 'body'), 'return_statement').find(
        (one) =>
          getFunction(one) === fn &&
          getNamedChildren(one).length > 0 &&
          !/^(?:call_expression|await_expression|undefined|assignment_expression)$/.test(
            getNamedChildren(one)[0]?.type ?? '',
          ),
      );
      if (found) report(found);
    },
  },
  'sign-after-assignment': createNodeRule(
    ['assignment_expression', 'variable_declarator'],
    (node) => node.type === 'assignment_expression' && /^[\w.[\]]+\s*=[+-]\s+?[\w(]/.test(node.text),
  ),
  'dates-by-identity': createNodeRule(['binary_expression'], (node, tree) => {
    if (!isSign(node, /^[=!]==?$/)) return false;
    const [left, right] = getSides(node);
    const fn = getFunction(node);
    const isDate = (side: SyntaxNode | undefined): boolean => {
      const text = side?.text ?? '';
      if (/^new Date\(/.test(text)) return true;
      if (/^\w+$/.test(text))
        return new RegExp(`\\b${text}\\s*:\\s*Date\\b|\\b${text}\\s*=\\s*new Date\\(`).test(fn?.text ?? '');
      const [, property] = /^\w+\.(\w+)$/.exec(text) ?? [];
      return (
        property !== undefined &&
        new RegExp(`\\b${property}\\??\\s*:\\s*Date\\s*[;,}\\n]`).test(tree.root.text) &&
        !new RegExp(`\\b${property}\\??\\s*:(?!\\s*Date)`).test(tree.root.text)
      );
    };
    return isDate(left) && isDate(right);
  }),
  'merged-without-check': {
    on: ['for_in_statement'],
    check(node, report) {
      const fn = getFunction(node);
      const key = getField(node, 'left')?.text ?? '';
      const name = (getField(fn, 'name') ?? getField(fn?.parent ?? undefined, 'name'))?.text;
      if (
        !fn ||
        !name ||
        node.children.every(({ type }) => type !== 'in') ||
        /__proto__|hasOwn|prototype|Object\.create\(null\)/.test(fn.text)
      )
        return;
      if (
        new RegExp(`\\b${escapeRegExp(name)}\\(\\s*\\w+\\[${escapeRegExp(key)}\\]\\s*,`).test(
          getField(node, 'body')?.text ?? '',
        )
      )
        report(node);
    },
  },
  'compared-with-new-list': createNodeRule(
    ['binary_expression'],
    (node) =>
      isSign(node, /^[=!]==?$/) && getSides(node).some((side) => /^(?:\[\s*\]|\{\s*\})$/.test(side?.text ?? '')),
  ),
  'timer-never-cleared': {
    on: ['call_expression'],
    check(node, report, tree) {
      if (!/^(?:window\.)?setInterval$/.test(getCallee(node)) || node.parent?.type !== 'expression_statement') return;
      const fn = getFunction(node);
      const isMethod =
        fn?.type === 'method_definition' &&
        /^(?:constructor|connectedCallback|componentDidMount|start|init|ngOnInit)$/.test(
          getField(fn, 'name')?.text ?? '',
        );
      if (isMethod && !tree.root.text.includes('clearInterval')) report(node);
    },
  },
  'callback-loses-this': {
    on: ['function_expression'],
    check(node, report) {
      const call = node.parent?.type === 'arguments' ? node.parent.parent : null;
      if (
        !call ||
        !/^(?:setTimeout|setInterval|requestAnimationFrame)$|\.(?:then|catch|forEach|map|filter|reduce|on|once|addEventListener)$/.test(
          getCallee(call),
        )
      )
        return;
      const outer = getFunction(node);
      if (outer?.type !== 'method_definition' || /\.addEventListener$|\.on$|\.once$/.test(getCallee(call))) return;
      // A second argument may be what this means inside.
      if (/\.(?:forEach|map|filter)$/.test(getCallee(call)) && getArguments(call).length > 1) return;
      const use = findDescendants(node, 'this').find(
        (one) =>
          getFunction(one) === node ||
          (getFunction(one)?.type === 'arrow_function' && FUNCTION_SCOPES.includes(node.type)),
      );
      if (use) report(use);
    },
  },
};
