import type { Rule, Scope } from 'eslint';
import type { Node } from './nodes.ts';
import { createRule, getLastName } from './rule.ts';

const isRelation = (node: Node) => node.type === 'BinaryExpression' && /^[<>]=?$/.test(node.operator);
const isNumber = (node: Node) => node.type === 'Literal' && typeof node.value === 'number';
const isInexact = (node: Node) =>
  node.type === 'Literal' && typeof node.value === 'number' && !Number.isInteger(node.value * 1024);

/** Code that runs, looks right, and is probably a mistake. */
export const mistakeRules: Record<string, Rule.RuleModule> = {
  'chained-comparison': createRule((report) => ({
    BinaryExpression(node) {
      if (isRelation(node) && isRelation(node.left as Node)) report(node);
    },
  })),
  'size-never-negative': createRule((report) => ({
    BinaryExpression(node) {
      const isAsked = node.operator === '>=' || node.operator === '<';
      const isZero = node.right.type === 'Literal' && node.right.value === 0;
      if (isAsked && isZero && /^(?:length|size)$/.test(getLastName(node.left as Node) ?? '')) report(node);
    },
  })),
  'logic-as-number': createRule((report) => ({
    BinaryExpression(node) {
      const isLogicalOperand = node.left.type === 'LogicalExpression' && node.left.operator !== '??';
      if (/^[!=]==?$/.test(node.operator) && isLogicalOperand && isNumber(node.right)) report(node);
    },
  })),
  'negated-side': createRule((report) => ({
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
  'float-equality': createRule((report) => ({
    BinaryExpression(node) {
      const sides = [node.left as Node, node.right];
      const isComputed = sides.some(
        (side) => side.type === 'BinaryExpression' || side.type === 'Identifier' || side.type === 'MemberExpression',
      );
      if (/^[!=]==?$/.test(node.operator) && sides.some(isInexact) && isComputed) report(node);
    },
  })),
  'same-branches': createRule((report, { sourceCode }) => ({
    IfStatement({ consequent, alternate }) {
      if (!alternate || alternate.type === 'IfStatement') return;
      const [a, b] = [consequent, alternate].map((one) => sourceCode.getText(one));
      if (a === b && consequent.type === 'BlockStatement' && consequent.body.length > 0) report(alternate);
    },
    ConditionalExpression(node) {
      if (sourceCode.getText(node.consequent) === sourceCode.getText(node.alternate)) report(node);
    },
  })),
  'error-not-thrown': createRule((report) => ({
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
  'wrong-loop-variable': createRule((report, context) => ({
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
  'hidden-parameter': createRule((report, { sourceCode }) => ({
    Program() {
      for (const scope of sourceCode.scopeManager.scopes)
        for (const variable of scope.variables) {
          const [definition] = variable.defs;
          const outer =
            definition && definition.type !== 'FunctionName' && definition.type !== 'ClassName'
              ? findShadowedParameter(variable, scope)
              : null;
          if (outer && definition) report(definition.name as Node);
        }
    },
  })),
  'mixed-logic': createRule((report, { sourceCode }) => ({
    LogicalExpression(node) {
      if (node.operator !== '||') return;
      // a && b || c reads from left to right as intended; a || b && c doesn't.
      const { left, right } = node;
      const isBare = sourceCode.getTokenBefore(right)?.value !== '(';
      if (right.type === 'LogicalExpression' && right.operator === '&&' && left.type !== 'LogicalExpression' && isBare)
        report(node);
    },
  })),
  'endless-recursion': createRule((report, { sourceCode }) => ({
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

/** An unused parameter of a surrounding function that this name shadows. */
function findShadowedParameter(variable: Scope.Variable, scope: Scope.Scope): Scope.Variable | null {
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
