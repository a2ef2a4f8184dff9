import { findClosest, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, getCallee, getFunction, LOOPS, listAssignments } from '../shared/grammar.ts';

const ANSWER =
  /^(?:HttpResponse\w*|JsonResponse|JSONResponse|HTMLResponse|PlainTextResponse|RedirectResponse|Response|jsonify|render|redirect|render_template|make_response)$/;

/** What answers a request, with Django, Flask, or FastAPI. */
export const VIEW_RULES: TreeRules = {
  'python-answer-not-returned': createNodeRule(['expression_statement'], (node) => {
    const [call] = getNamedChildren(node);
    return call?.type === 'call' && ANSWER.test(getCallee(call)) && getFunction(node) !== undefined;
  }),
  'python-missing-row': createTextRule(['assignment'], /=\s*[A-Z]\w+\.objects\.get\(/, {
    unless: /\btry\s*:|DoesNotExist|get_object_or_404|\bexcept\b/,
    within: /\brequest\b/,
  }),
  'python-change-not-saved': createNodeRule(['assignment'], (node) => {
    const [, name] = /^(\w+)\.\w+$/.exec(getField(node, 'left')?.text ?? '') ?? [];
    const fn = getFunction(node);
    if (!name || !fn) return false;
    const made = listAssignments(fn).find(({ target }) => target === name)?.value?.text ?? '';
    const own = escapeRegExp(name);
    return (
      /\.objects\.(?:get|filter)\(|get_object_or_404\(/.test(made) &&
      !new RegExp(
        `\\b${own}\\.(?:save|full_clean|refresh_from_db)\\b|bulk_update|[(,]\\s*${own}\\s*[,)]|return\\s+${own}\\b`,
      ).test(fn.text)
    );
  }),
  'python-query-for-each': createNodeRule(['call'], (node) => {
    const loop = findClosest(node, 'for_statement', 'for_in_clause');
    const item = getField(loop, 'left')?.text ?? '';
    const rows = getField(loop, 'right')?.text ?? '';
    return (
      /^\w+$/.test(item) &&
      new RegExp(`^${item}\\.\\w+\\.(?:count|all|filter|first|exists)$`).test(getCallee(node)) &&
      /\.objects\.|\borders?\b|queryset/i.test(rows) &&
      !/prefetch_related|annotate|select_related/.test(getFunction(node)?.text ?? rows)
    );
  }),
  'python-status-in-tuple': createTextRule(['return_statement'], /^return\s+[{\w][\s\S]*,\s*[1-5]\d\d$/, {
    file: /\bfrom fastapi\b|\bimport fastapi\b/,
    notInFile: /\bflask\b/i,
  }),
  'python-yield-without-close': createNodeRule(['expression_statement'], (node) => {
    const [, name] = /^yield\s+(\w+)$/.exec(node.text) ?? [];
    const fn = getFunction(node);
    if (!name || !fn) return false;
    const made = listAssignments(fn).find(({ target }) => target === name)?.value?.text ?? '';
    return /(?:[sS]ession\w*|connect|open|Client|Connection)\(/.test(made) && !/\bfinally\s*:|\bwith\s/.test(fn.text);
  }),
  'python-any-origin': createTextRule(
    ['call'],
    /\(\s*(?:CORSMiddleware|app|flask_app)?[\s\S]*(?:allow_origin_regex\s*=\s*r?["']\.\*|allow_origins\s*=\s*\[\s*["']\*|origins\s*=\s*["']\*)[\s\S]*(?:allow_credentials|supports_credentials)\s*=\s*True/,
  ),
  'python-tls-not-checked': createTextRule(
    ['keyword_argument', 'assignment'],
    /^(?:ssl\s*=\s*False|verify_ssl\s*=\s*False|\w+\.check_hostname\s*=\s*False|\w+\.verify_mode\s*=\s*ssl\.CERT_NONE)$/,
  ),
  'python-session-for-each': createNodeRule(
    ['call'],
    (node) =>
      /^(?:aiohttp\.ClientSession|httpx\.(?:Async)?Client|requests\.Session)$/.test(getCallee(node)) &&
      findClosest(node, ...LOOPS) !== undefined,
  ),
  'python-session-cookie-open': createTextRule(
    ['call'],
    /\.set_cookie\(\s*["'](?:\w*session\w*|\w*token\w*|auth\w*|sid|jwt)["'](?![\s\S]*httponly\s*=\s*True)/i,
  ),
};
