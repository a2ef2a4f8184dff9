import { findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, getArguments, getCallee, getFunction } from '../shared/grammar.ts';

/** What calls and expressions give, and what is made of it. */
export const RESULT_RULES: TreeRules = {
  'python-fraction-as-index': createNodeRule(['subscript'], (node) => {
    const index = getField(node, 'subscript');
    return (
      index?.type === 'binary_operator' &&
      index.children.some(({ type }) => type === '/') &&
      /\blen\(|^\(?\w+ [-+] \w+\)? \/ 2$/.test(index.text)
    );
  }),
  'python-generator-used-twice': {
    on: ['assignment'],
    check(node, report) {
      const name = getField(node, 'left')?.text ?? '';
      const value = getField(node, 'right');
      const fn = getFunction(node);
      if (!fn || !value || !/^\w+$/.test(name)) return;
      if (value.type !== 'generator_expression' && !/^(?:map|filter|zip)\(/.test(value.text)) return;
      const uses = findDescendants(fn, 'identifier').filter((one) => one.text === name && one.start > node.end);
      const [first, second] = uses.filter(
        (one) =>
          one.parent?.type === 'argument_list' &&
          /^(?:sum|list|len|sorted|max|min|set|tuple|any|all|dict|join)$/.test(
            getCallee(one.parent.parent ?? one)
              .split('.')
              .at(-1) ?? '',
          ),
      );
      if (first && second && !new RegExp(`\\b${escapeRegExp(name)}\\s*=[^=]`).test(fn.text.slice(node.end - fn.start)))
        report(second);
    },
  },
  'python-last-left-out': createTextRule(['subscript'], /^\w+\[\s*-\s*\w+\s*:\s*-1\s*\]$/, { unless: /\breversed\b/ }),
  'python-missing-key-read': createNodeRule(['attribute'], (node) => {
    const call = getField(node, 'object');
    if (call?.type !== 'call' || getArguments(call).length !== 1) return false;
    const [key] = getArguments(call);
    return (
      /\.get$/.test(getCallee(call)) &&
      key?.type === 'string' &&
      !/^.(?:https?:|\/)/.test(key.text) &&
      /^(?:upper|lower|strip|split|append|items|keys|values|replace|startswith|endswith|encode|extend)$/.test(
        getField(node, 'attribute')?.text ?? '',
      )
    );
  }),
  'python-none-returned': createNodeRule(['return_statement'], (node) => {
    const [call] = getNamedChildren(node);
    return call?.type === 'call' && /^\w+\.(?:append|extend|sort|reverse)$/.test(getCallee(call));
  }),
  'python-pattern-backtracks': createTextRule(
    ['call'],
    /^re\.(?:compile|match|search|fullmatch|sub|findall)\(\s*r?["'][^"']*\((?:\?:)?(?:\\?[\w.]|\[[^\]]+\])[+*]\)[+*]/,
  ),
};
