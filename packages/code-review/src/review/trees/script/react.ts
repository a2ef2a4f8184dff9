import { findDescendants, getField, getNamedChildren } from '../look.ts';
import type { TreeRules } from '../rule.ts';
import {
  escapeRegExp,
  FUNCTIONS,
  getArguments,
  getCallee,
  getFunction,
  LOOPS,
  listAssignments,
  listNames,
} from '../shared/grammar.ts';
import type { SyntaxNode } from '../syntax.ts';

const HOOK = /^(?:React\.)?use[A-Z]\w*$/;
const STATE_HOOK = /^(?:React\.)?use(?:State|Reducer)$/;
const DEPENDENT_HOOK = /^(?:React\.)?use(?:Effect|LayoutEffect|Memo|Callback)$/;
const FUNCTION_TYPES = FUNCTIONS as readonly string[];

/** A component, or a hook of one's own: a function with such a name that calls a hook or returns JSX. */
function findComponent(node: SyntaxNode): SyntaxNode | undefined {
  for (let fn = getFunction(node); fn; fn = getFunction(fn)) {
    const name = (getField(fn, 'name') ?? getField(fn.parent ?? undefined, 'name'))?.text ?? '';
    if (/^(?:[A-Z]|use[A-Z])/.test(name)) return fn;
  }
  return undefined;
}

interface Held {
  /** Values of state, with their setters. */
  states: Map<string, string>;
  /** Values that may differ from one rendering to the next: props and state. */
  changing: Set<string>;
}

const components = new WeakMap<SyntaxNode, Held>();

function listHeld(component: SyntaxNode): Held {
  let held = components.get(component);
  if (held) return held;
  held = { states: new Map(), changing: new Set(listNames(getField(component, 'parameters'))) };
  for (const name of listTypeNames(component)) held.changing.delete(name);
  for (const { value, node } of listAssignments(component)) {
    if (value?.type !== 'call_expression' || !STATE_HOOK.test(getCallee(value).replace(/<.*$/s, ''))) continue;
    const [state, setter] = getNamedChildren(getField(node, 'name') ?? node).map(({ text }) => text);
    if (!state || getField(node, 'name')?.type !== 'array_pattern') continue;
    held.states.set(state, setter ?? '');
    held.changing.add(state);
  }
  components.set(component, held);
  return held;
}

const listTypeNames = (component: SyntaxNode) =>
  findDescendants(getField(component, 'parameters'), 'type_annotation').flatMap((one) => listNames(one));

const isConditional = (node: SyntaxNode, component: SyntaxNode): boolean => {
  for (let at: SyntaxNode | null = node.parent; at && at !== component; at = at.parent) {
    if (FUNCTION_TYPES.includes(at.type)) return false;
    if (/^(?:if_statement|switch_statement|ternary_expression)$/.test(at.type) || LOOPS.includes(at.type)) return true;
  }
  return getFunction(node) === component && isAfterReturn(node, component);
};

/** Whether an earlier statement of the component may already have returned. */
function isAfterReturn(node: SyntaxNode, component: SyntaxNode): boolean {
  const body = getField(component, 'body');
  return getNamedChildren(body ?? component).some(
    (one) =>
      one.end <= node.start &&
      one.type === 'if_statement' &&
      findDescendants(one, 'return_statement').some((exit) => getFunction(exit) === component),
  );
}

/** A function that this component declares, by name. */
const findLocalFunction = (name: string, component: SyntaxNode) =>
  listAssignments(component).find(
    ({ target, value }) => target === name && value && FUNCTION_TYPES.includes(value.type),
  )?.value ?? findDescendants(component, 'function_declaration').find((one) => getField(one, 'name')?.text === name);

const returnsFunction = (fn: SyntaxNode) => {
  const body = getField(fn, 'body');
  return (
    FUNCTION_TYPES.includes(body?.type ?? '') ||
    findDescendants(body, 'return_statement').some((one) => /=>|\bfunction\b/.test(one.text))
  );
};

export const REACT_RULES: TreeRules = {
  'hook-in-condition': {
    on: ['call_expression'],
    check(node, report) {
      if (!HOOK.test(getCallee(node).replace(/<.*$/s, '')) || /^use$/.test(getCallee(node))) return;
      const component = findComponent(node);
      if (component && isConditional(node, component)) report(node);
    },
  },
  'hook-dependency-missing': {
    on: ['call_expression'],
    check(node, report) {
      if (!DEPENDENT_HOOK.test(getCallee(node))) return;
      const [effect, list] = getArguments(node);
      const component = findComponent(node);
      if (!effect || list?.type !== 'array' || !component || !FUNCTION_TYPES.includes(effect.type)) return;
      const { changing } = listHeld(component);
      const given = list.text;
      const own = new Set(
        findDescendants(effect, 'variable_declarator', 'formal_parameters', 'arrow_function').flatMap((one) =>
          listNames(
            getField(one, 'name') ?? getField(one, 'parameter') ?? (one.type === 'formal_parameters' ? one : undefined),
          ),
        ),
      );
      const read = findDescendants(getField(effect, 'body'), 'identifier', 'shorthand_property_identifier').concat(
        getField(effect, 'body')?.type === 'identifier' ? [getField(effect, 'body') as SyntaxNode] : [],
      );
      const missing = read.some(
        ({ text }) => changing.has(text) && !own.has(text) && !new RegExp(`\\b${escapeRegExp(text)}\\b`).test(given),
      );
      if (missing) report(list);
    },
  },
  'effect-sets-state-always': {
    on: ['call_expression'],
    check(node, report) {
      if (!/^(?:React\.)?use(?:Layout)?Effect$/.test(getCallee(node)) || getArguments(node).length !== 1) return;
      const component = findComponent(node);
      const body = getField(getArguments(node)[0], 'body');
      if (!component || !body) return;
      const setters = [...listHeld(component).states.values()];
      const call = getNamedChildren(body).find(
        (one) => one.type === 'expression_statement' && setters.includes(getCallee(getNamedChildren(one)[0] ?? one)),
      );
      if (call) report(call);
    },
  },
  'effect-async': {
    on: ['call_expression'],
    check(node, report) {
      const [effect] = getArguments(node);
      if (/^(?:React\.)?use(?:Layout)?Effect$/.test(getCallee(node)) && /^async\b/.test(effect?.text ?? ''))
        report(node);
    },
  },
  'effect-timer-left': {
    on: ['call_expression'],
    check(node, report) {
      const [effect] = getArguments(node);
      const body = getField(effect, 'body');
      if (!/^(?:React\.)?useEffect$/.test(getCallee(node)) || !body || !/\bsetTimeout\(/.test(body.text)) return;
      const returns = findDescendants(body, 'return_statement').some(
        (one) => getFunction(one) === effect && getNamedChildren(one).length > 0,
      );
      if (
        !returns &&
        getArguments(node)[1]?.type === 'array' &&
        getNamedChildren(getArguments(node)[1] as SyntaxNode).length > 0
      )
        report(findDescendants(body, 'call_expression').find((one) => getCallee(one) === 'setTimeout') ?? node);
    },
  },
  'state-changed-in-place': {
    on: ['call_expression', 'assignment_expression', 'augmented_assignment_expression'],
    check(node, report) {
      const target = getField(node, 'left')?.text ?? '';
      if (/^this\.state\.\w/.test(target)) {
        report(node);
        return;
      }
      const [, name] =
        node.type === 'call_expression'
          ? (/^(\w+)\.(?:push|pop|shift|unshift|splice|sort|reverse)$/.exec(getCallee(node)) ?? [])
          : (/^(\w+)[.[]/.exec(target) ?? []);
      const component = name ? findComponent(node) : undefined;
      if (!name || !component || !/useState/.test(component.text) || !listHeld(component).states.has(name)) return;
      const isHidden = [
        ...findDescendants(component, 'variable_declarator', 'formal_parameters', 'arrow_function'),
      ].some(
        (one) =>
          one.start < node.start &&
          getField(one, 'name')?.type !== 'array_pattern' &&
          listNames(
            getField(one, 'name') ?? getField(one, 'parameter') ?? (one.type === 'formal_parameters' ? one : undefined),
          ).includes(name) &&
          one.start > component.start + 40,
      );
      if (!isHidden) report(node);
    },
  },
  'handler-called-at-once': {
    on: ['jsx_attribute'],
    check(node, report) {
      const [name, value] = getNamedChildren(node);
      const call = value ? getNamedChildren(value)[0] : undefined;
      if (!/^on[A-Z]/.test(name?.text ?? '') || call?.type !== 'call_expression') return;
      const callee = getCallee(call);
      const component = findComponent(node) ?? getFunction(node);
      const local = component ? findLocalFunction(callee, component) : undefined;
      if (local ? !returnsFunction(local) : /^set[A-Z]\w*$/.test(callee)) report(node);
    },
  },
  'list-key-missing': {
    on: ['call_expression'],
    check(node, report) {
      if (!/\.map$/.test(getCallee(node))) return;
      const fn = getArguments(node)[0];
      const body = getField(fn, 'body');
      if (!fn || !body) return;
      const returned =
        body.type === 'statement_block'
          ? findDescendants(body, 'return_statement')
              .filter((one) => getFunction(one) === fn)
              .map((one) => getNamedChildren(one)[0])
          : [body];
      for (const one of returned) {
        let element = one;
        while (element?.type === 'parenthesized_expression') element = getNamedChildren(element)[0];
        if (!element || !/^jsx_(?:element|self_closing_element)$/.test(element.type)) continue;
        const opening =
          element.type === 'jsx_element' ? (getField(element, 'open_tag') ?? element.children[0]) : element;
        const attributes = getNamedChildren(opening ?? element);
        const key = attributes.find(
          (attribute) => attribute.type === 'jsx_attribute' && getNamedChildren(attribute)[0]?.text === 'key',
        );
        const hasSpread = attributes.some(({ type }) => type === 'jsx_expression');
        if (!key && !hasSpread) report(element);
        else if (key && /Math\.random|Date\.now|uuid\(|nanoid\(/.test(key.text)) report(key);
      }
    },
  },
  'zero-rendered': {
    on: ['jsx_expression'],
    check(node, report) {
      const [value] = getNamedChildren(node);
      if (
        value?.type === 'binary_expression' &&
        getField(value, 'operator')?.text !== '||' &&
        /\.length$/.test(getField(value, 'left')?.text ?? '') &&
        /^\(?\s*</.test(getField(value, 'right')?.text ?? '')
      )
        report(node);
    },
  },
  'input-read-only': {
    on: ['jsx_self_closing_element'],
    check(node, report) {
      const attributes = getNamedChildren(node);
      if (
        !/^(?:input|textarea)$/.test(getField(node, 'name')?.text ?? '') ||
        attributes.some(({ type }) => type === 'jsx_expression')
      )
        return;
      const names = attributes
        .filter(({ type }) => type === 'jsx_attribute')
        .map((one) => getNamedChildren(one)[0]?.text ?? '');
      const isValue = attributes.some(
        (one) => getNamedChildren(one)[0]?.text === 'value' && getNamedChildren(one)[1]?.type === 'jsx_expression',
      );
      if (
        isValue &&
        !names.some((name) => /^(?:onChange|onInput|readOnly|disabled|type|on[A-Z]\w*)$/.test(name) && name !== 'type')
      ) {
        if (!/type=["'](?:hidden|submit|button|radio|checkbox)/.test(node.text)) report(node);
      }
    },
  },
  'props-sorted': {
    on: ['call_expression'],
    check(node, report) {
      const [, name] = /^(\w+)\.(?:sort|reverse)$/.exec(getCallee(node)) ?? [];
      if (!name || node.parent?.type === 'expression_statement') return;
      const fn = getFunction(node);
      if (!fn || fn.type === 'function_declaration' ? !isDestructured(name, fn) : !isParameter(name, fn)) return;
      if (!listAssignments(fn as SyntaxNode).some(({ target }) => target === name)) report(node);
    },
  },
};

const isParameter = (name: string, fn: SyntaxNode | undefined) =>
  fn?.type !== undefined &&
  listNames(getField(fn, 'parameters')).includes(name) &&
  /^(?:method_definition|arrow_function|function_expression)$/.test(fn.type) &&
  !/^(?:xs|copy|result)$/.test(name);
const isDestructured = (name: string, fn: SyntaxNode | undefined) =>
  findDescendants(getField(fn, 'parameters'), 'object_pattern').some((one) => listNames(one).includes(name));
