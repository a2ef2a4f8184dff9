import { countOccurrences, findClosest, findDescendants, getField } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { getArguments, getMethodName } from './names.ts';

const REQUEST_GETTER_PATTERN = /^get(?:Parameter|Header|QueryString|PathInfo)$/;
const FILES_PATTERN = /^(?:File|FileInputStream|FileReader|FileOutputStream|FileWriter)$/;
/** Calls that make request data safe. */
const MADE_SAFE_PATTERN =
  /\b(?:getFileName|normalize|startsWith|escape\w*|encode\w*|forHtml\w*|sanitize|parseInt|parseLong)\b/;

const METHODS = ['method_declaration', 'constructor_declaration', 'lambda_expression'];
const getObjectText = (node: SyntaxNode) => getField(node, 'object')?.text ?? '';

const readsRequest = (node: SyntaxNode | undefined) =>
  [node, ...findDescendants(node, 'method_invocation')].some(
    (one) => one?.type === 'method_invocation' && REQUEST_GETTER_PATTERN.test(getMethodName(one)),
  );

const taintedNames = new WeakMap<SyntaxNode, ReadonlySet<string>>();

/** A method's variables with request data; none if the method sanitizes such values. */
function findTaintedNames(method: SyntaxNode): ReadonlySet<string> {
  let names = taintedNames.get(method);
  if (!names) {
    const declarators = MADE_SAFE_PATTERN.test(method.text) ? [] : findDescendants(method, 'variable_declarator');
    names = new Set(
      declarators.filter((one) => readsRequest(getField(one, 'value'))).map((one) => getField(one, 'name')?.text ?? ''),
    );
    taintedNames.set(method, names);
  }
  return names;
}

/** Whether a value, or a variable in it, comes directly from a request. */
function isAsked(node: SyntaxNode): boolean {
  if (MADE_SAFE_PATTERN.test(node.text)) return false;
  if (readsRequest(node)) return true;
  const method = findClosest(node, ...METHODS);
  const names = method ? findTaintedNames(method) : new Set();
  return names.size > 0 && [node, ...findDescendants(node, 'identifier')].some(({ text }) => names.has(text));
}

const hasRequests = (tree: SyntaxTree) =>
  ['getParameter', 'getHeader', 'getQueryString', 'getPathInfo'].some((name) => countOccurrences(tree, name) > 0);

function usesRequestData(node: SyntaxNode, tree: SyntaxTree): boolean {
  if (!hasRequests(tree)) return false;
  const statement = findClosest(node, 'expression_statement', 'local_variable_declaration', 'return_statement');
  return !MADE_SAFE_PATTERN.test((statement ?? node).text) && getArguments(node).some(isAsked);
}

/** Request data, and where it must not be used unchecked. */
export const REQUEST_RULES: TreeRules = {
  'java-path-from-request': createNodeRule(
    ['object_creation_expression', 'method_invocation'],
    (node, tree) =>
      (FILES_PATTERN.test(getField(node, 'type')?.text ?? '') ||
        (getMethodName(node) === 'get' && /^Paths?$/.test(getObjectText(node))) ||
        (getMethodName(node) === 'of' && getObjectText(node) === 'Path')) &&
      usesRequestData(node, tree),
  ),
  'java-html-from-request': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      /^(?:print|println|write|append)$/.test(getMethodName(node)) &&
      /getWriter\(\)$|^(?:out|writer)$/.test(getObjectText(node)) &&
      usesRequestData(node, tree),
  ),
  'java-fetch-from-request': createNodeRule(
    ['object_creation_expression', 'method_invocation'],
    (node, tree) =>
      (/^(?:URL|URI)$/.test(getField(node, 'type')?.text ?? '') ||
        (getMethodName(node) === 'create' && getObjectText(node) === 'URI')) &&
      usesRequestData(node, tree),
  ),
  'java-redirect-from-request': createNodeRule(
    ['method_invocation'],
    (node, tree) => getMethodName(node) === 'sendRedirect' && usesRequestData(node, tree),
  ),
};
