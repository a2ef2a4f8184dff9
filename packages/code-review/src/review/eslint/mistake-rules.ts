import type { Rule, Scope } from 'eslint';
import type { CallExpression, Node } from './nodes.ts';
import { lastName, rule } from './rule.ts';

type Parented = Node & Rule.NodeParentExtension;

const isFunction = (node: Node | undefined | null) =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

/** The variable that a name stands for, at a place. */
export function variableOf(name: string, at: Node, { sourceCode }: Rule.RuleContext): Scope.Variable | null {
  for (let scope: Scope.Scope | null = sourceCode.getScope(at); scope; scope = scope.upper) {
    const found = scope.set.get(name);
    if (found) return found;
  }
  return null;
}

/** What a variable was declared with, where it is declared once and by a plain name. */
export function initOf(node: Node, context: Rule.RuleContext): Node | null {
  if (node.type !== 'Identifier') return null;
  const [definition, ...more] = variableOf(node.name, node, context)?.defs ?? [];
  if (definition?.type !== 'Variable' || more.length > 0 || definition.node.id.type !== 'Identifier') return null;
  return (definition.node.init as Node | null | undefined) ?? null;
}

const isRelation = (node: Node) => node.type === 'BinaryExpression' && /^[<>]=?$/.test(node.operator);
const isTest = (node: Parented) =>
  ('test' in node.parent && node.parent.test === (node as unknown)) ||
  (node.parent.type === 'UnaryExpression' && node.parent.operator === '!');
const isNumber = (node: Node) => node.type === 'Literal' && typeof node.value === 'number';
const isInexact = (node: Node) =>
  node.type === 'Literal' && typeof node.value === 'number' && !Number.isInteger(node.value * 1024);
const isMutable = (name: string) => /^(?:push|splice|shift|unshift|pop)$/.test(name);

/** Whether a statement stands last in its block, or before one that leaves. */
function isLeftAfter(node: Node, { sourceCode }: Rule.RuleContext): boolean {
  const around = sourceCode.getAncestors(node);
  const statement = [...around, node].findLast(({ type }) => type.endsWith('Statement'));
  const block = around.findLast(({ type }) => type === 'BlockStatement');
  if (block?.type !== 'BlockStatement') return false;
  return block.body
    .slice(block.body.findIndex((one) => (one as Node) === statement) + 1)
    .some(({ type }) => type === 'BreakStatement' || type === 'ReturnStatement' || type === 'ThrowStatement');
}

/** What runs, reads well and is hardly meant. */
export const mistakeRules: Record<string, Rule.RuleModule> = {
  'chained-comparison': rule((report) => ({
    BinaryExpression(node) {
      if (isRelation(node) && isRelation(node.left as Node)) report(node);
    },
  })),
  'size-never-negative': rule((report) => ({
    BinaryExpression(node) {
      const isAsked = node.operator === '>=' || node.operator === '<';
      const isZero = node.right.type === 'Literal' && node.right.value === 0;
      if (isAsked && isZero && /^(?:length|size)$/.test(lastName(node.left as Node) ?? '')) report(node);
    },
  })),
  'logic-as-number': rule((report) => ({
    BinaryExpression(node) {
      const isLogic = node.left.type === 'LogicalExpression' && node.left.operator !== '??';
      if (/^[!=]==?$/.test(node.operator) && isLogic && isNumber(node.right)) report(node);
    },
  })),
  'negated-side': rule((report) => ({
    BinaryExpression(node) {
      const isNot = (side: Node) => side.type === 'UnaryExpression' && side.operator === '!';
      const isTruth = node.right.type === 'Literal' && typeof node.right.value === 'boolean';
      if (
        /^[!=]==?$/.test(node.operator) &&
        isNot(node.left as Node) &&
        !isNot(node.right) &&
        !isTruth &&
        !isRelation(node.right)
      )
        if (node.right.type === 'Literal' || node.right.type === 'Identifier') report(node);
    },
  })),
  'float-equality': rule((report) => ({
    BinaryExpression(node) {
      const sides = [node.left as Node, node.right];
      const isComputed = sides.some(
        (side) => side.type === 'BinaryExpression' || side.type === 'Identifier' || side.type === 'MemberExpression',
      );
      if (/^[!=]==?$/.test(node.operator) && sides.some(isInexact) && isComputed) report(node);
    },
  })),
  'index-as-condition': rule((report) => ({
    CallExpression(node: CallExpression & Rule.NodeParentExtension) {
      if (/^(?:indexOf|lastIndexOf|findIndex|search)$/.test(lastName(node.callee as Node) ?? '') && isTest(node))
        if (node.callee.type === 'MemberExpression' && node.arguments.length > 0) report(node);
    },
  })),
  'match-may-be-null': rule((report) => ({
    MemberExpression(node) {
      if (node.optional || !node.computed || node.object.type !== 'CallExpression' || node.object.optional) return;
      const name = lastName(node.object.callee as Node);
      const [pattern] = node.object.arguments;
      if (name === 'match' && pattern && node.object.callee.type === 'MemberExpression') report(node);
      if (name === 'exec' && node.object.callee.type === 'MemberExpression' && node.property.type === 'Literal') {
        const { object } = node.object.callee;
        if (object.type === 'Literal' || /^(?:[A-Z_]+|re|regex\w*|pattern\w*)$/.test(lastName(object as Node) ?? ''))
          report(node);
      }
    },
  })),
  'same-branches': rule((report, { sourceCode }) => ({
    IfStatement({ consequent, alternate }) {
      if (!alternate || alternate.type === 'IfStatement') return;
      const [a, b] = [consequent, alternate].map((one) => sourceCode.getText(one));
      if (a === b && consequent.type === 'BlockStatement' && consequent.body.length > 0) report(alternate);
    },
    ConditionalExpression(node) {
      if (sourceCode.getText(node.consequent) === sourceCode.getText(node.alternate)) report(node);
    },
  })),
  'error-not-thrown': rule((report) => ({
    ExpressionStatement({ expression }) {
      const isMade = expression.type === 'NewExpression' || expression.type === 'CallExpression';
      if (
        isMade &&
        expression.callee.type === 'Identifier' &&
        /^(?:[A-Z]\w*)?(?:Error|Exception)$/.test(expression.callee.name)
      )
        report(expression);
    },
  })),
  'wrong-loop-variable': rule((report, context) => ({
    ForStatement({ init, test, update, body }) {
      if (
        init?.type !== 'VariableDeclaration' ||
        test?.type !== 'BinaryExpression' ||
        update?.type !== 'UpdateExpression'
      )
        return;
      const name = test.left.type === 'Identifier' ? test.left.name : null;
      const other = update.argument.type === 'Identifier' ? update.argument.name : null;
      const isDeclared = init.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
      if (!name || !other || name === other || !isDeclared) return;
      const isElsewhere = new RegExp(`\\b${other}\\b`).test(context.sourceCode.getText(test));
      const isChanged = new RegExp(`\\b${name}\\s*(?:[-+*/]?=[^=]|\\+\\+|--)`).test(context.sourceCode.getText(body));
      if (!isElsewhere && !isChanged) report(update);
    },
  })),
  'changed-while-looped': rule((report, context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || !isMutable(lastName(node.callee) ?? '')) return;
      const list = context.sourceCode.getText(node.callee.object);
      const loop = context.sourceCode
        .getAncestors(node)
        .findLast((one) => isFunction(one) || one.type === 'ForOfStatement');
      if (loop?.type !== 'ForOfStatement' || isLeftAfter(node, context)) return;
      // A queue that grows while it is worked through is a way of its own.
      const isGrowing = lastName(node.callee) === 'push';
      if (context.sourceCode.getText(loop.right) === list && !isGrowing) report(node);
    },
  })),
  'list-by-for-in': rule((report) => ({
    ForInStatement({ left, right }) {
      const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
      const name = declared?.id.type === 'Identifier' ? declared.id.name : null;
      const isList = right.type === 'ArrayExpression' || /s$|list$|array$/i.test(lastName(right as Node) ?? '');
      if (name && /^(?:i|j|k|idx|index)$/.test(name) && isList) report(left as Node);
    },
  })),
  'sorted-as-text': rule((report, context) => ({
    CallExpression(node: CallExpression & Rule.NodeParentExtension) {
      if (
        lastName(node.callee as Node) !== 'sort' ||
        node.arguments.length > 0 ||
        node.callee.type !== 'MemberExpression'
      )
        return;
      if (isOfNumbers(node, context)) report(node);
    },
  })),
  'map-as-object': rule((report, context) => ({
    MemberExpression(node: Parented) {
      if (node.type !== 'MemberExpression' || !node.computed) return;
      const made = initOf(node.object as Node, context);
      const isMap =
        made?.type === 'NewExpression' &&
        made.callee.type === 'Identifier' &&
        /^(?:Weak)?(?:Map|Set)$/.test(made.callee.name);
      if (isMap && !(node.property.type === 'MemberExpression')) report(node);
    },
  })),
  'hidden-parameter': rule((report, { sourceCode }) => ({
    Program() {
      for (const scope of sourceCode.scopeManager.scopes)
        for (const variable of scope.variables) {
          const [definition] = variable.defs;
          const outer =
            definition && definition.type !== 'FunctionName' && definition.type !== 'ClassName'
              ? hiddenBy(variable, scope)
              : null;
          if (outer && definition) report(definition.name as Node);
        }
    },
  })),
  'mixed-logic': rule((report, { sourceCode }) => ({
    LogicalExpression(node) {
      if (node.operator !== '||') return;
      // a && b || c reads from the left as it is meant; a || b && c does not.
      const { left, right } = node;
      const isBare = sourceCode.getTokenBefore(right)?.value !== '(';
      if (right.type === 'LogicalExpression' && right.operator === '&&' && left.type !== 'LogicalExpression' && isBare)
        report(node);
    },
  })),
  'endless-recursion': rule((report, { sourceCode }) => ({
    FunctionDeclaration(node) {
      const [first] = node.body.body;
      const value = first?.type === 'ReturnStatement' ? first.argument : null;
      if (!value || node.params.length === 0 || !node.params.every(({ type }) => type === 'Identifier')) return;
      const call = `${node.id.name}(${node.params.map((one) => sourceCode.getText(one).split(':')[0]).join(', ')})`;
      const text = sourceCode.getText(value);
      if (
        text.includes(call) &&
        !/\?|&&|\|\||\bawait\b|setTimeout|=>[^(]*=>/.test(text) &&
        !new RegExp(`\\(\\s*\\(?${sourceCode.getText(node.params[0]).split(':')[0]}\\b[^)]*\\)?\\s*=>`).test(text)
      )
        report(value);
    },
  })),
};

/** A parameter of a function around a scope that this name hides, and that nobody uses. */
function hiddenBy(variable: Scope.Variable, scope: Scope.Scope): Scope.Variable | null {
  for (let at = scope.upper; at; at = at.upper) {
    const outer = at.set.get(variable.name);
    if (!outer) continue;
    const isUnusedParameter =
      outer.defs.length === 1 &&
      outer.defs[0]?.type === 'Parameter' &&
      outer.references.length === 0 &&
      outer.defs[0].name.type === 'Identifier';
    return isUnusedParameter &&
      !variable.name.startsWith('_') &&
      variable.references.length > 0 &&
      at.block.type !== 'Program'
      ? outer
      : null;
  }
  return null;
}

/** Whether numbers are sorted: the type says so, or what was sorted is computed with. */
function isOfNumbers(node: CallExpression & Rule.NodeParentExtension, context: Rule.RuleContext): boolean {
  const { sourceCode } = context;
  const isNumbers = (text: string | undefined) => /^:?\s*(?:readonly\s+)?number\[\]$/.test(text ?? '');
  const around = sourceCode.getAncestors(node).findLast(isFunction) as (Node & { returnType?: Node }) | undefined;
  if (node.parent.type === 'ReturnStatement' && around?.returnType && isNumbers(sourceCode.getText(around.returnType)))
    return true;
  if (node.parent.type !== 'VariableDeclarator' || node.parent.id.type !== 'Identifier') return false;
  const variable = variableOf(node.parent.id.name, node, context);
  return (variable?.references ?? []).some(({ identifier }) => {
    const read = (identifier as Parented).parent;
    const use = (read as Parented | undefined)?.parent;
    return (
      read?.type === 'MemberExpression' &&
      read.computed &&
      use?.type === 'BinaryExpression' &&
      (/^[-*/]$/.test(use.operator) || (use.operator === '+' && (use as Parented).parent?.type === 'BinaryExpression'))
    );
  });
}
