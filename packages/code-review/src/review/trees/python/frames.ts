import { findClosest, findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, getCallee, getFunction, LOOPS, listAssignments } from '../shared/grammar.ts';

const PANDAS = { file: /^\s*(?:import pandas|from pandas)\b/m };
const FRAME = /\bpd\.(?:DataFrame|read_\w+|concat|merge)\(|\.(?:merge|groupby|reset_index|drop_duplicates|dropna)\(/;

/** Data frames of pandas. */
export const FRAME_RULES: TreeRules = {
  'python-frame-result-unused': createTextRule(
    ['expression_statement'],
    /^[\w.[\]"']+\.(?:drop_duplicates|dropna|fillna|sort_values|sort_index|rename|reset_index|set_index|astype|drop|replace|assign|query)\((?![\s\S]*\binplace\s*=\s*True)[\s\S]*\)$/,
    PANDAS,
  ),
  'python-mask-precedence': createNodeRule(['comparison_operator'], (node) => {
    const sides = getNamedChildren(node);
    return sides.some(
      (one, index) =>
        index > 0 &&
        one.type === 'binary_operator' &&
        one.children.some(({ type }) => type === '&' || type === '|') &&
        findClosest(node, 'subscript') !== undefined,
    );
  }),
  'python-frame-by-row': createTextRule(['for_statement'], /^for\s[^:]*\.iterrows\(\)\s*:/),
  'python-frame-grown-in-loop': createNodeRule(['assignment'], (node) => {
    const target = getField(node, 'left')?.text ?? '';
    const value = getField(node, 'right')?.text ?? '';
    return (
      new RegExp(`^(?:pd\\.concat\\(\\s*\\[\\s*${escapeRegExp(target)}\\b|${escapeRegExp(target)}\\.append\\()`).test(
        value,
      ) &&
      findClosest(node, ...LOOPS) !== undefined &&
      /pd\.concat|DataFrame/.test(getFunction(node)?.text ?? value)
    );
  }),
  'python-frame-as-condition': createNodeRule(['if_statement', 'while_statement'], (node) => {
    const condition = getField(node, 'condition');
    const name = condition?.type === 'not_operator' ? getNamedChildren(condition)[0] : condition;
    const fn = getFunction(node);
    if (name?.type !== 'identifier' || !fn) return false;
    const made = listAssignments(fn).filter(({ target }) => target === name.text);
    const declared = new RegExp(`\\b${escapeRegExp(name.text)}\\s*:\\s*pd\\.DataFrame`).test(fn.text);
    return declared || (made.length > 0 && made.every(({ value }) => FRAME.test(value?.text ?? '')));
  }),
  'python-frame-copy-changed': createNodeRule(['assignment'], (node) => {
    const [, name] = /^(\w+)\[/.exec(getField(node, 'left')?.text ?? '') ?? [];
    const scope = getFunction(node);
    if (!name || !scope) return false;
    const made = listAssignments(scope).filter(({ target, node: at }) => target === name && at.end < node.start);
    return (
      made.length === 1 && /^(\w+)\[\s*\(?\s*\1\b[^\]]*\][^\]]*(?:[<>]|==)[\s\S]*\]$/.test(made[0]?.value?.text ?? '')
    );
  }),
  'python-chained-index-set': createTextRule(['assignment'], /^\w+\[.*(?:[<>]|==).*\]\[["'][^\]]*\]\s*=(?!=)/, PANDAS),
};

/** What a thread or a pool is given. */
export const THREAD_RULES: TreeRules = {
  'python-call-as-target': createNodeRule(['keyword_argument'], (node) => {
    const call = findClosest(node, 'call');
    return (
      getField(node, 'name')?.text === 'target' &&
      getField(node, 'value')?.type === 'call' &&
      call !== undefined &&
      /(?:Thread|Process|Timer)$/.test(getCallee(call)) &&
      !/partial/.test(getField(node, 'value')?.text ?? '')
    );
  }),
  'python-future-dropped': createTextRule(['expression_statement'], /^(?:self\.)?\w*(?:pool|executor)\w*\.submit\(/i, {
    unless: /\.(?:result|add_done_callback|exception)\(|as_completed|\bwait\(/,
  }),
  'python-busy-wait': createNodeRule(['while_statement'], (node) => {
    const condition = getField(node, 'condition')?.text ?? '';
    const body = getField(node, 'body')?.text ?? '';
    return (
      /^not\s+(?:self\.)?_?(?:stop|stopped|done|finished|ready|cancelled|quit|is_\w+|\w+_(?:done|ready))(?:\.is_set\(\))?$/.test(
        condition,
      ) && !/sleep|wait|get\(|join|recv|read|await|select|poll|input|accept|next\(|pop|break|return/.test(body)
    );
  }),
  'python-global-without-lock': createNodeRule(['augmented_assignment'], (node, tree) => {
    const name = getField(node, 'left')?.text ?? '';
    const fn = getFunction(node);
    return (
      fn !== undefined &&
      new RegExp(`\\bglobal\\s[^\\n]*\\b${escapeRegExp(name)}\\b`).test(fn.text) &&
      /\bThread\(|ThreadPoolExecutor|ThreadPool\(/.test(tree.root.text) &&
      !findClosest(node, 'with_statement') &&
      !/\.acquire\(/.test(fn.text)
    );
  }),
};

/** Methods and coroutines that are named but not called, or called but not awaited. */
export const UNCALLED_RULES: TreeRules = {
  'python-method-as-condition': {
    on: ['if_statement', 'elif_clause', 'while_statement', 'if_clause'],
    check(node, report, tree) {
      const condition = getField(node, 'condition') ?? getNamedChildren(node)[0];
      for (const one of condition ? [condition, ...findDescendants(condition, 'attribute')] : []) {
        const holder = one.parent?.type ?? '';
        const isWhole =
          one === condition || /^(?:not_operator|boolean_operator|parenthesized_expression)$/.test(holder);
        if (one.type !== 'attribute' || !isWhole || findClosest(one, 'argument_list', 'comparison_operator')) continue;
        const name = getField(one, 'attribute')?.text ?? '';
        const methods = tree.nodes.filter(
          (at) => at.type === 'function_definition' && getField(at, 'name')?.text === name,
        );
        const areMethods = methods.every(
          (at) => findClosest(at, 'class_definition') && at.parent?.type !== 'decorated_definition',
        );
        const isAssigned = new RegExp(`\\.${escapeRegExp(name)}\\s*=[^=]`).test(tree.root.text);
        if (methods.length > 0 && areMethods && !isAssigned) report(one);
      }
    },
  },
  'python-coroutine-as-value': {
    on: ['assignment'],
    check(node, report, tree) {
      const value = getField(node, 'right');
      if (value?.type !== 'call') return;
      const [, object, name] = /^(?:(\w+)\.)?(\w+)$/.exec(getCallee(value)) ?? [];
      const named = tree.nodes.filter(
        (one) => one.type === 'function_definition' && getField(one, 'name')?.text === name,
      );
      if (named.length !== 1 || named[0]?.children[0]?.type !== 'async' || /\byield\b/.test(named[0].text)) return;
      const target = getField(node, 'left')?.text ?? '';
      const scope = getFunction(node) ?? tree.root;
      const isMethod = findClosest(named[0], 'class_definition', 'function_definition')?.type === 'class_definition';
      if (isMethod !== (object !== undefined) || !/^\w+$/.test(target) || target === name) return;
      const own = escapeRegExp(target);
      if (
        !new RegExp(
          `await[^\\n]*\\b${own}\\b|(?:gather|wait|create_task|ensure_future|run|append|wait_for|run_until_complete|shield)\\(\\s*\\*?[^)\\n]*\\b${own}\\b|return\\s+${own}\\b`,
        ).test(scope.text)
      )
        report(node);
    },
  },
};
