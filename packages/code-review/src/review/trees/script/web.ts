import { findClosest, findDescendants, getField } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, FUNCTIONS, getArguments, getCallee, getFunction } from '../shared/grammar.ts';

const FUNCTION_TYPES = FUNCTIONS as readonly string[];
const SESSION_NAME = /^['"`](?:\w*session\w*|\w*token\w*|auth\w*|sid|jwt)['"`]$/i;

/** Forms, cookies, and requests in the browser and on the server. */
export const WEB_RULES: TreeRules = {
  'form-reloads-page': createNodeRule(['call_expression', 'jsx_attribute'], (node, tree) => {
    if (node.type === 'call_expression') {
      const [event, handler] = getArguments(node);
      return (
        /addEventListener$/.test(getCallee(node)) &&
        /^['"`]submit['"`]$/.test(event?.text ?? '') &&
        FUNCTION_TYPES.includes(handler?.type ?? '') &&
        /\bfetch\(|axios|await\b/.test(handler?.text ?? '') &&
        !/preventDefault/.test(handler?.text ?? '')
      );
    }
    const [, name] = /^onSubmit=\{(\w+)\}$/.exec(node.text) ?? [];
    if (!name) return false;
    const own = escapeRegExp(name);
    const made = tree.nodes.find(
      (one) =>
        (one.type === 'function_declaration' || one.type === 'variable_declarator') &&
        new RegExp(`^${own}$`).test(getField(one, 'name')?.text ?? ''),
    );
    return made !== undefined && /\{/.test(made.text) && !/preventDefault|handleSubmit|=\s*use\w+\(/.test(made.text);
  }),
  'body-not-serialized': createNodeRule(['pair'], (node) => {
    const call = findClosest(node, 'call_expression');
    return (
      getField(node, 'key')?.text === 'body' &&
      getField(node, 'value')?.type === 'object' &&
      call !== undefined &&
      getCallee(call) === 'fetch'
    );
  }),
  'handler-called-in-render': createNodeRule(['jsx_attribute'], (node) => {
    const [, called] =
      /^on[A-Z]\w*=\{((?:on|set|handle|delete|remove|add|save|toggle|submit|open|close|select|update)[A-Z]?\w*)\([\s\S]*\)\}$/.exec(
        node.text,
      ) ?? [];
    if (!called) return false;
    // A function that returns the handler is fine.
    const file = findClosest(node, 'program')?.text ?? '';
    return !new RegExp(
      `\\b${escapeRegExp(called)}\\s*=\\s*(?:useCallback\\(\\s*)?(?:\\([^()]*\\)|\\w+)\\s*=>\\s*(?:\\([^()]*\\)|\\w+)\\s*=>|function\\s+${escapeRegExp(called)}\\b[\\s\\S]{0,80}return\\s+(?:\\(|function)|\\b${escapeRegExp(called)}\\s*:\\s*\\([^)]*\\)\\s*=>\\s*\\(`,
    ).test(file);
  }),
  'session-cookie-open': createNodeRule(['call_expression'], (node) => {
    const [name, , options] = getArguments(node);
    return (
      /\bres(?:ponse)?\.cookie$/.test(getCallee(node)) &&
      SESSION_NAME.test(name?.text ?? '') &&
      (options === undefined ||
        (options.type === 'object' && !/httpOnly/.test(options.text) && !/\.\.\./.test(options.text)))
    );
  }),
  'any-origin-with-cookies': createTextRule(
    ['call_expression'],
    /^cors\(\s*\{(?=[\s\S]*\bcredentials\s*:\s*true)(?=[\s\S]*\borigin\s*:\s*(?:true\b|['"]\*['"]|\([^)]*\)\s*=>\s*\w+\(\s*null\s*,\s*true\s*\)|function[^{]*\{\s*\w+\(\s*null\s*,\s*true\s*\)))/,
  ),
  'query-not-encoded': createNodeRule(['template_string'], (node) => {
    const call = findClosest(node, 'call_expression');
    if (!call || !/^(?:fetch|axios(?:\.\w+)?|\$?http\.\w+|this\.http\.\w+|got|request)$/.test(getCallee(call)))
      return false;
    return [...node.text.matchAll(/[?&][\w-]+=\$\{([^}]*)\}/g)].some(([, value]) =>
      /^(?:\w*(?:query|search|term|text|name|title|city|keyword|filter|input|email|q|value|address)\w*)$/i.test(
        value ?? '',
      ),
    );
  }),
  'fixed-iv': createTextRule(
    ['variable_declarator'],
    /^(?:iv|IV|nonce|INIT_VECTOR|initVector)\s*(?::\s*\w+\s*)?=\s*(?:Buffer\.(?:alloc\(\s*\d+|from\(\s*['"])|['"]|new Uint8Array\(\s*\d+\s*\))/,
    { file: /createCipheriv|subtle|cipher/i },
  ),
  'key-in-code': createTextRule(
    ['variable_declarator'],
    /^(?:\w*[kK]ey|KEY|\w*_KEY|secret|SECRET)\s*(?::\s*\w+\s*)?=\s*Buffer\.from\(\s*['"][\w+/=-]{8,}['"]/,
  ),
  'refusal-by-false': createTextRule(
    ['if_statement'],
    /^if\s*\(\s*[\w.?]*\b(?:is|has|can)?_?(?:admin|owner|authorized|authenticated|allowed|access|verified|permission)\w*\s*={2,3}\s*false\s*\)/i,
  ),
  'angular-html-trusted': createTextRule(
    ['call_expression'],
    /^[\w.]+\.bypassSecurityTrust(?:Html|Script|Url|ResourceUrl|Style)\(/,
  ),
  'angular-request-not-sent': createTextRule(
    ['expression_statement'],
    /^this\.http(?:Client)?\.(?:get|post|put|delete|patch)(?:<[^>]*>)?\([\s\S]*\);?$/,
    { file: /@angular\//, unless: /\.subscribe\(|firstValueFrom|lastValueFrom|toPromise/ },
  ),
  'subscription-left': createNodeRule(
    ['expression_statement'],
    (node, tree) =>
      /^(?:interval|timer|fromEvent)\([\s\S]*\.subscribe\(/.test(node.text) &&
      !/takeUntil|unsubscribe|take\(|first\(|async\s*\|/.test(tree.root.text) &&
      getFunction(node) !== undefined,
  ),
  'cache-without-limit': createNodeRule(
    ['variable_declarator', 'public_field_definition', 'field_definition', 'assignment_expression'],
    (node, tree) => {
      const name = (getField(node, 'name') ?? getField(node, 'property') ?? getField(node, 'left'))?.text ?? '';
      const [, plain] =
        /^(?:this\.)?#?(\w*(?:cache|hits|seen|sessions|history|visited|attempts|requests|buckets)\w*)$/i.exec(name) ??
        [];
      const value = (getField(node, 'value') ?? getField(node, 'right'))?.text ?? '';
      const isLasting = node.type !== 'variable_declarator' || node.parent?.parent?.type === 'program';
      if (!plain || !isLasting || !/^(?:new (?:Map|Set)(?:<[\s\S]*>)?\(\)|\[\]|\{\})$/.test(value)) return false;
      const all = tree.root.text;
      return (
        new RegExp(`\\b${plain}(?:\\.(?:set|add|push)\\(|\\[[^\\]]+\\]\\s*=[^=])`).test(all) &&
        !new RegExp(
          `\\b${plain}\\.(?:delete|clear|shift|splice|pop|size|length)\\b|delete\\s+[\\w.#]*${plain}\\b|\\b${plain}\\s*=\\s*(?:\\[\\]|new|[\\w.]*filter|[\\w.]*slice)[^;]*;[\\s\\S]*\\b${plain}\\s*=`,
        ).test(all) &&
        /\b(?:listen|createServer|express|Router|on\(|handle|middleware|async|limiter)\b/i.test(all)
      );
    },
  ),
  'effect-left-running': createNodeRule(['call_expression'], (node) => {
    if (!/^(?:React\.)?use(?:Layout)?Effect$/.test(getCallee(node))) return false;
    const [effect] = getArguments(node);
    const body = getField(effect, 'body');
    if (!body) return false;
    const opens = findDescendants(body, 'call_expression', 'new_expression').some(
      (one) =>
        /^(?:connect|subscribe|setInterval|createConnection|io|[\w.]+\.(?:subscribe|addEventListener|addListener|observe|watchPosition))$/.test(
          getCallee(one),
        ) || /^new (?:WebSocket|EventSource|ResizeObserver|IntersectionObserver|MutationObserver)\b/.test(one.text),
    );
    return opens && !/\breturn\b/.test(body.text) && !/\{\s*once\s*:\s*true|AbortController|signal/.test(body.text);
  }),
  'state-of-first-render': createNodeRule(['call_expression'], (node) => {
    const [, name] = /^set([A-Z]\w*)$/.exec(getCallee(node)) ?? [];
    const [value] = getArguments(node);
    if (!name || !value) return false;
    const state = `${name[0]?.toLowerCase()}${name.slice(1)}`;
    if (!new RegExp(`^(?:\\[\\s*\\.\\.\\.${state}\\b|${state}\\s*[-+*])`).test(value.text)) return false;
    const inner = getFunction(node);
    const outer = inner?.parent?.parent;
    const effect = findClosest(node, 'call_expression');
    let at = effect;
    while (at && !/^(?:React\.)?use(?:Layout)?Effect$/.test(getCallee(at))) at = findClosest(at, 'call_expression');
    if (!at || outer?.type !== 'call_expression') return false;
    const [, dependencies] = getArguments(at);
    return (
      dependencies?.text === '[]' &&
      (/^(?:setInterval|setTimeout)$/.test(getCallee(outer)) ||
        /\.(?:on|addEventListener|subscribe|then)$/.test(getCallee(outer)))
    );
  }),
};
