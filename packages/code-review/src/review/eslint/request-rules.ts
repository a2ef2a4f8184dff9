import type { Rule } from 'eslint';
import { findInitializer } from './names.ts';
import type { CallExpression, Node } from './nodes.ts';
import { createRule, getLastName } from './rule.ts';

type Call = CallExpression & Rule.NodeParentExtension;

const ANSWERS_PATTERN = /^(?:send|json|end|redirect|render|sendStatus|sendFile)$/;
const SECRET_PATTERN = /secret|hmac|csrf|api_?key/i;
const LOGGED_PATTERN = /^(?:password|passwd|secret|(?:api|private|secret)_?key|(?:access|auth|refresh)_?token)$/i;

const getText = (node: Node, { sourceCode }: Rule.RuleContext) => sourceCode.getText(node);
const onCall = (found: (node: Call, name: string) => void): Rule.RuleListener => ({
  CallExpression(node: Call) {
    const name = getLastName(node.callee as Node);
    if (name) found(node, name);
  },
});

/** The response that a statement sends: `res.status(404).send()`. */
function isAnswer(statement: Node | undefined): boolean {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return false;
  let at = statement.expression.callee as Node;
  if (!ANSWERS_PATTERN.test(getLastName(at) ?? '')) return false;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression')
    at = (at.type === 'MemberExpression' ? at.object : at.callee) as Node;
  return at.type === 'Identifier' && /^(?:res|response|reply)$/.test(at.name);
}

/** Request data, where it must not be used unchecked, and how requests are answered. */
export const requestRules: Record<string, Rule.RuleModule> = {
  'answered-twice': createRule((report) => {
    const check = (body: readonly Node[]) => {
      body.forEach((statement, at) => {
        if (statement.type !== 'IfStatement' || statement.alternate) return;
        const inside =
          statement.consequent.type === 'BlockStatement' ? statement.consequent.body.at(-1) : statement.consequent;
        const next = body.slice(at + 1).find((one) => isAnswer(one));
        if (isAnswer(inside as Node | undefined) && next) report(inside as Node);
      });
    };
    return { BlockStatement: ({ body }) => check(body as Node[]) };
  }),
  'error-not-looked-at': createRule((report, { sourceCode }) =>
    onCall((node) => {
      const callback = node.arguments.at(-1) as Node | undefined;
      if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return;
      const [error, value] = callback.params;
      if (error?.type !== 'Identifier' || !/^(?:err|error)$/.test(error.name) || callback.params.length > 3) return;
      const variable = sourceCode.getDeclaredVariables(callback).find(({ name }) => name === error.name);
      if (value && variable?.references.length === 0) report(error);
    }),
  ),
  'message-from-anybody': createRule((report, context) =>
    onCall((node, name) => {
      const [type, handler] = node.arguments as Node[];
      const isWindowCall =
        node.callee.type === 'MemberExpression' && getLastName(node.callee.object as Node) === 'window';
      if (name !== 'addEventListener' || !isWindowCall || type?.type !== 'Literal' || type.value !== 'message') return;
      if (
        /Function/.test(handler?.type ?? '') &&
        handler &&
        !/\borigin\b|\b(?:e|ev|event|message|msg)\.source\b/.test(getText(handler, context))
      )
        report(node);
    }),
  ),
  'secret-compared': createRule((report, context) => ({
    BinaryExpression(node) {
      const sides = [node.left as Node, node.right];
      if (
        !/^[!=]==?$/.test(node.operator) ||
        !sides.every(({ type }) => type === 'Identifier' || type === 'MemberExpression')
      )
        return;
      const isMade = (side: Node) =>
        /createHmac|\.digest\(/.test(getText(findInitializer(side, context) ?? side, context));
      const isNamed = (side: Node) =>
        SECRET_PATTERN.test(getLastName(side) ?? '') && !/^[A-Z_]+$|Type$|Kind$/.test(getLastName(side) ?? '');
      if (sides.some(isMade) || (sides.some(isNamed) && sides.every(({ type }) => type === 'Identifier'))) report(node);
    },
  })),
  'secret-logged': createRule((report) =>
    onCall((node) => {
      const isLogCall =
        node.callee.type === 'MemberExpression' &&
        /^(?:console|log|logger)$/.test(getLastName(node.callee.object as Node) ?? '');
      const values = (node.arguments as Node[]).flatMap((one) =>
        one.type === 'TemplateLiteral' ? (one.expressions as Node[]) : [one],
      );
      if (isLogCall && values.some((one) => LOGGED_PATTERN.test(getLastName(one) ?? ''))) report(node);
    }),
  ),
  'merge-into-prototype': createRule((report, context) => ({
    ForInStatement(node) {
      const around = context.sourceCode.getAncestors(node).findLast(({ type }) => type === 'FunctionDeclaration');
      const [declared] = node.left.type === 'VariableDeclaration' ? node.left.declarations : [];
      if (around?.type !== 'FunctionDeclaration' || declared?.id.type !== 'Identifier') return;
      const [whole, body, key] = [getText(around as Node, context), getText(node.body, context), declared.id.name];
      const isRecursive = new RegExp(`\\[${key}\\]\\s*=\\s*${around.id.name}\\(`).test(body);
      if (isRecursive && !/__proto__|hasOwn|prototype/.test(whole)) report(node);
    },
  })),
};
