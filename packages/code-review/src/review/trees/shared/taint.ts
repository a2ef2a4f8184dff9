import { countOccurrences, findClosest, findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRule } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import {
  CALLS,
  escapeRegExp,
  FUNCTIONS,
  getArguments,
  getCallee,
  getFunction,
  listAssignments,
  listNames,
} from './grammar.ts';

/** Request data inside one function: where it comes from, which names hold it, and where it must not arrive unchecked. */

const SOURCE =
  /\b(?:req|request|ctx)(?:\.request)?\.(?:params|query|body|headers|cookies|args|form|values|json|data|files|GET|POST|COOKIES|META|query_params|path_params|get_json\()|\blocation\.(?:hash|search|href)\b|\bdocument\.(?:URL|referrer)\b|\.(?:getParameter|getHeader|getQueryString|getPathInfo|getRequestURI)\(|\bsearchParams\.get\(|\bevent\.(?:queryStringParameters|pathParameters)\b/;
/** Words without one of which nothing in a text can come from a request. */
const SOURCE_WORDS = [
  'req',
  'request',
  'ctx',
  'location',
  'document',
  'getParameter',
  'getHeader',
  'getQueryString',
  'getPathInfo',
  'searchParams',
  'event',
  'RequestParam',
  'PathVariable',
  'RequestBody',
  'QueryParam',
  'PathParam',
  'route',
  'Query',
];
const MADE_SAFE =
  /\b(?:parseInt|parseLong|parseFloat|Number|int|float|bool|Boolean|UUID|uuid|basename|getFileName|getName|secure_filename|safe_join|normalize|url_for|len)\s*\(|escape|[eE]ncode|sanitiz|sanitis|[pP]urify|forHtml|quote\(|[vV]alidat|is_safe_url|allowed|ALLOWED|[wW]hitelist|\.length\b|===|\bin\b\s+[A-Z_]+\b/;
const ANNOTATION = /@(?:RequestParam|PathVariable|RequestHeader|QueryParam|PathParam|RequestBody|CookieValue)\b/;
const TEXT_TYPE = /\bString\b|MultipartFile/;

/** Parameters that a framework fills from the request: of a Flask route, or with one of Spring's annotations. */
function listRequestParameters(fn: SyntaxNode): string[] {
  const parameters = getField(fn, 'parameters');
  if (!parameters) return [];
  if (fn.type === 'function_definition') {
    const decorated = fn.parent?.type === 'decorated_definition' ? fn.parent : null;
    const routes =
      decorated?.children.filter(
        ({ type, text }) => type === 'decorator' && /\.(?:route|get|post|put|delete|patch)\(/.test(text),
      ) ?? [];
    const names = routes.flatMap(({ text }) =>
      [...text.matchAll(/<(?:(?:string|path):)?(\w+)>|\{(\w+)(?::path)?\}/g)].map(([, a, b]) => a ?? b ?? ''),
    );
    return names.filter((name) => {
      const own = getNamedChildren(parameters).find((one) => listNames(one)[0] === name);
      return own !== undefined && (getField(own, 'type')?.text ?? 'str') === 'str';
    });
  }
  return getNamedChildren(parameters)
    .filter(({ text }) => ANNOTATION.test(text) && TEXT_TYPE.test(text))
    .map((one) => getField(one, 'name')?.text ?? '');
}

const MAX_ROUNDS = 4;
const tainted = new WeakMap<SyntaxNode, ReadonlySet<string>>();

/** The names in a function that hold request data, through any number of assignments. */
function listTaintedNames(fn: SyntaxNode): ReadonlySet<string> {
  const known = tainted.get(fn);
  if (known) return known;
  const names = new Set(listRequestParameters(fn));
  const values = listAssignments(fn).filter(({ value, node }) => value && findClosest(node, ...FUNCTIONS) === fn);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = names.size;
    for (const { target, value } of values) {
      if (!value || value.end - value.start > 400 || /^(?:arrow_function|function_expression|lambda)/.test(value.type))
        continue;
      if (MADE_SAFE.test(value.text) || !(SOURCE.test(value.text) || listNames(value).some((name) => names.has(name))))
        continue;
      if (value.type === 'await_expression' || value.type === 'await') continue;
      for (const [name] of target.replace(/:\s*\w+\s*$/, '').matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name);
    }
    if (names.size === before) break;
  }
  const safe = [...names].filter((name) => isChecked(name, fn));
  for (const name of safe) names.delete(name);
  tainted.set(fn, names);
  return names;
}

/** Whether a function checks a name against something before it is used: a prefix, a list, a pattern. */
const isChecked = (name: string, fn: SyntaxNode) => {
  const own = escapeRegExp(name);
  return new RegExp(
    `\\b${own}\\b(?:\\.\\w+\\([^()]*\\))?\\.(?:startsWith|startswith|matches|match|is_relative_to|isdigit|isalnum|hasPrefix|equals)\\(|\\b${own}\\b\\s+(?:not\\s+)?in\\s|(?:includes|has|contains|containsKey|test|matcher|isValid\\w*|is[A-Z]\\w*|check\\w*|allow\\w*|fullmatch|realpath|abspath|commonpath)\\([^()]*\\b${own}\\b|\\.\\.[^\\n]{0,12}\\bin\\s+${own}\\b|[A-Z_]{3,}\\[${own}\\]|\\b${own}\\.(?:includes|contains)\\(`,
  ).test(fn.text);
};

/** Whether a value holds request data, directly or by name. */
export function isFromRequest(node: SyntaxNode | undefined): boolean {
  if (!node || node.end - node.start > 600 || MADE_SAFE.test(node.text)) return false;
  if (/^(?:arrow_function|function_expression|lambda)/.test(node.type)) return false;
  if (SOURCE.test(node.text)) return true;
  const names = listNames(node);
  if (names.length === 0) return false;
  let open = new Set(names);
  for (let fn = getFunction(node); fn && open.size > 0; fn = getFunction(fn)) {
    const held = listTaintedNames(fn);
    if ([...open].some((name) => held.has(name))) return true;
    const declared = new Set(listNames(getField(fn, 'parameters') ?? getField(fn, 'parameter')));
    open = new Set([...open].filter((name) => !declared.has(name)));
  }
  return false;
}

export const hasRequests = (tree: SyntaxTree) => SOURCE_WORDS.some((word) => countOccurrences(tree, word) > 0);

const getStatement = (node: SyntaxNode) =>
  findClosest(node, 'expression_statement', 'local_variable_declaration', 'return_statement')?.text.slice(0, 400) ?? '';

/** A rule on calls, by what is called, that must not be given request data as one of the arguments chosen. */
export const createTaintRule = (
  callee: RegExp,
  choose: (given: SyntaxNode[], call: SyntaxNode) => (SyntaxNode | undefined)[] = ([first]) => [first],
): TreeRule =>
  createNodeRule(
    CALLS,
    (node, tree) =>
      hasRequests(tree) &&
      callee.test(getCallee(node)) &&
      !/\b(?:getFileName|normalize|basename|secure_filename)\(/.test(getStatement(node)) &&
      choose(getArguments(node), node).some((one) => isFromRequest(one)),
  );

/** The parts of a text that contain markup, put together with something else. */
export const isMarkup = (node: SyntaxNode | undefined) =>
  node !== undefined &&
  /<\/?[a-zA-Z][\w-]*[\s/>]/.test(node.text) &&
  /\+|\$\{|%|\{|format/.test(node.text) &&
  findDescendants(node, 'identifier').length > 0;
