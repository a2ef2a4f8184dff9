import { closest, field, findDescendants, occurrences } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { args, methodName } from './names.ts';

const REQUEST_GETTER_PATTERN = /^get(?:Parameter|Header|QueryString|PathInfo)$/;
const FILES_PATTERN = /^(?:File|FileInputStream|FileReader|FileOutputStream|FileWriter)$/;
/** Calls that make request data safe. */
const MADE_SAFE_PATTERN =
  /\b(?:getFileName|normalize|startsWith|escape\w*|encode\w*|forHtml\w*|sanitize|parseInt|parseLong)\b/;

const METHODS = ['method_declaration', 'constructor_declaration', 'lambda_expression'];
const object = (node: SyntaxNode) => field(node, 'object')?.text ?? '';

const asks = (node: SyntaxNode | undefined) =>
  [node, ...findDescendants(node, 'method_invocation')].some(
    (one) => one?.type === 'method_invocation' && REQUEST_GETTER_PATTERN.test(methodName(one)),
  );

const askedNames = new WeakMap<SyntaxNode, ReadonlySet<string>>();

/** A method's variables with request data; none if the method sanitizes such values. */
function findTaintedNames(method: SyntaxNode): ReadonlySet<string> {
  let names = askedNames.get(method);
  if (!names) {
    const holders = MADE_SAFE_PATTERN.test(method.text) ? [] : findDescendants(method, 'variable_declarator');
    names = new Set(holders.filter((one) => asks(field(one, 'value'))).map((one) => field(one, 'name')?.text ?? ''));
    askedNames.set(method, names);
  }
  return names;
}

/** Whether a value, or a variable in it, comes directly from a request. */
function isAsked(node: SyntaxNode): boolean {
  if (MADE_SAFE_PATTERN.test(node.text)) return false;
  if (asks(node)) return true;
  const method = closest(node, ...METHODS);
  const names = method ? findTaintedNames(method) : new Set();
  return names.size > 0 && [node, ...findDescendants(node, 'identifier')].some(({ text }) => names.has(text));
}

const hasRequests = (tree: SyntaxTree) =>
  ['getParameter', 'getHeader', 'getQueryString', 'getPathInfo'].some((name) => occurrences(tree, name) > 0);

function anyAsked(node: SyntaxNode, tree: SyntaxTree): boolean {
  if (!hasRequests(tree)) return false;
  const statement = closest(node, 'expression_statement', 'local_variable_declaration', 'return_statement');
  return !MADE_SAFE_PATTERN.test((statement ?? node).text) && args(node).some(isAsked);
}

/** Request data, and where it must not be used unchecked. */
export const REQUEST_RULES: TreeRules = {
  'java-path-from-request': where(
    ['object_creation_expression', 'method_invocation'],
    (node, tree) =>
      (FILES_PATTERN.test(field(node, 'type')?.text ?? '') ||
        (methodName(node) === 'get' && /^Paths?$/.test(object(node))) ||
        (methodName(node) === 'of' && object(node) === 'Path')) &&
      anyAsked(node, tree),
  ),
  'java-html-from-request': where(
    ['method_invocation'],
    (node, tree) =>
      /^(?:print|println|write|append)$/.test(methodName(node)) &&
      /getWriter\(\)$|^(?:out|writer)$/.test(object(node)) &&
      anyAsked(node, tree),
  ),
  'java-fetch-from-request': where(
    ['object_creation_expression', 'method_invocation'],
    (node, tree) =>
      (/^(?:URL|URI)$/.test(field(node, 'type')?.text ?? '') ||
        (methodName(node) === 'create' && object(node) === 'URI')) &&
      anyAsked(node, tree),
  ),
  'java-redirect-from-request': where(
    ['method_invocation'],
    (node, tree) => methodName(node) === 'sendRedirect' && anyAsked(node, tree),
  ),
};
