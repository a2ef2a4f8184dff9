import { findDescendants, getField, getNamedChildren, sign } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import { CALLS, escapeRegExp, FUNCTIONS, getArguments, getCallee, getFunction } from './grammar.ts';

const FUNCTION_TYPES = FUNCTIONS as readonly string[];

const LOG =
  /^(?:console\.\w+|print|System\.(?:out|err)\.print\w*|printf|Log\.[a-z]+|(?:\w+\.)*_?log(?:ger|ging)?\.\w+)$/i;
const SECRET_NAME =
  /^(?:get)?_?(?:password|passwd|pwd|secret|cvv|cvc|ssn|pin|authorization|card_?number|(?:api|private|secret)_?key|(?:access|auth|refresh|session|reset|bearer)?_?token)(?:\(\))?$/i;
const NAMES = [
  'identifier',
  'property_identifier',
  'field_identifier',
  'attribute',
  'member_expression',
  'method_invocation',
];
const CATCHES = ['catch_clause', 'except_clause'];

/** Words of a count or a hash of something secret, not the thing itself. */
const NOT_ITSELF = /\b(?:len|length|hash|mask|redact|count|size|typeof|type)\b|\*{3}|Boolean\(|bool\(|\?\s*['"]|!!/i;

/** Not of a lexer's token, of which a part is read. */
const isSecret = (node: SyntaxNode) => {
  if (node.type === 'identifier' && getField(node.parent ?? undefined, 'object') === node) return false;
  if (node.type === 'method_invocation') return SECRET_NAME.test(getField(node, 'name')?.text ?? '');
  return SECRET_NAME.test(/(\w+)$/.exec(node.text)?.[1] ?? '');
};

const ERROR_TEXT =
  /^(?:\w*(?:e|err|error|ex|exc|exception|t)\.(?:stack|message|getMessage\(\)|toString\(\)|what\(\))|str\(\s*(?:e|err|error|ex|exc)\s*\)|(?:repr|traceback\.format_exc)\([^()]*\)|err|error)$/;

/** What a program writes to its log and tells the outside about its errors. */
export const ANSWER_RULES: TreeRules = {
  'secret-in-log': createNodeRule(CALLS, (node) => {
    if (!LOG.test(getCallee(node))) return false;
    return getArguments(node).some((one) =>
      [one, ...findDescendants(one, ...NAMES)].some(
        (name) => NAMES.includes(name.type) && isSecret(name) && !NOT_ITSELF.test(one.text),
      ),
    );
  }),
  'error-text-sent': createNodeRule(CALLS, (node) => {
    const callee = getCallee(node);
    if (
      !/(?:\bres(?:ponse)?(?:\.status\([^()]*\))?\.(?:send|json|end|write|body)|ResponseEntity\.\w+(?:\([^()]*\))?(?:\.body)?|\.body|getWriter\(\)\.print(?:ln)?|sendError|jsonify|HttpResponse\w*|JSONResponse|JsonResponse|HTTPException)$/.test(
        callee,
      )
    )
      return false;
    return getArguments(node).some((one) =>
      [one, ...findDescendants(one, 'member_expression', 'method_invocation', 'call')].some(
        (part) =>
          ERROR_TEXT.test(part.text) &&
          (/stack|trace|toString|repr|str\(/.test(part.text) || /\b500\b/.test(node.text)),
      ),
    );
  }),
  'success-after-error': createNodeRule(CATCHES, (node) => {
    const body = (getField(node, 'body') ?? node.children.at(-1))?.text ?? '';
    if (/\bthrow\b|\braise\b/.test(body)) return false;
    const isAnswer =
      /\.status\(\s*200\s*\)|\bsetStatus\(\s*200\s*\)|\bok\s*:\s*true|["']?success["']?\s*[:=]\s*(?:true|True)/.test(
        body,
      );
    const isAny =
      /^except\s*(?::|Exception\b)|^catch\s*(?:\(\s*(?:\.\.\.|\w+|(?:const\s+)?(?:std::)?exception\s*&\s*\w*|Exception\s+\w+)\s*\)|\{)/.test(
        node.text,
      );
    return isAnswer || (isAny && /^(?:\{\s*return\s+true;\s*\}|\s*return True\s*)$/.test(body));
  }),
  'change-on-get': createTextRule(
    ['call_expression', 'decorator', 'marker_annotation', 'annotation'],
    /^(?:(?:app|router|server)\.get\(\s*['"`]|@GetMapping\(\s*(?:value\s*=\s*|path\s*=\s*)?"|@(?:app|router|bp|blueprint|api)\.get\(\s*["'])[^'"`]*\/(?:delete|remove|refund|cancel|transfer|withdraw|logout|create|update|reset|approve|purge)\b/i,
  ),
};

const NULL_RETURN = /\breturn\s+(?:null|None|nullptr|NULL|undefined)\s*(?:[;}]|$)/m;

/** Whether a function of this file, called by its plain name or on its own object, returns null in some case. */
function returnsNull(callee: string, tree: SyntaxTree): boolean {
  const [, name] =
    /^(?:this\.|self\.|this->)?((?:find|get|look|search|load|read|parse|first|fetch|pick|select)\w*)$/i.exec(callee) ??
    [];
  if (!name) return false;
  const made = tree.nodes.filter((one) => FUNCTION_TYPES.includes(one.type) && getFunctionName(one) === name);
  return (
    made.length === 1 &&
    NULL_RETURN.test(made[0]?.text ?? '') &&
    /\breturn\s+(?!null|None|nullptr|NULL|undefined)\w/.test(made[0]?.text ?? '')
  );
}

function getFunctionName(fn: SyntaxNode): string {
  const named = getField(fn, 'name');
  if (named) return named.text;
  if (fn.parent?.type === 'variable_declarator') return getField(fn.parent, 'name')?.text ?? '';
  return /(\w+)\s*\(/.exec(getField(fn, 'declarator')?.text ?? '')?.[1] ?? '';
}

/** Calendars and the smallest of something, which go wrong in the same way everywhere. */
export const OVERSIGHT_RULES: TreeRules = {
  'leap-year-incomplete': createTextRule(
    [
      'return_statement',
      'if_statement',
      'local_variable_declaration',
      'lexical_declaration',
      'assignment',
      'arrow_function',
    ],
    /\by(?:ear)?\s*%\s*4\s*(?:===?\s*0|<\s*1)/i,
    { unless: /%\s*400\b/ },
  ),
  'lowest-from-zero': createNodeRule(['variable_declarator', 'init_declarator'], (node) => {
    const name = (getField(node, 'name') ?? getField(node, 'declarator'))?.text ?? '';
    const scope = node.parent?.parent;
    return (
      /^(?:min|lowest|smallest|minimum|cheapest|shortest|earliest)\w*$/i.test(name) &&
      /^0(?:\.0)?[fFLl]?$/.test(getField(node, 'value')?.text ?? '') &&
      new RegExp(
        `<\\s*${name}\\b|\\b${name}\\s*>(?!=?\\s*[\\d-])|\\bmin\\(\\s*${name}\\s*,|Math\\.min\\([^()]*\\b${name}\\b`,
      ).test(scope?.text ?? '')
    );
  }),
  'counts-another-loop': createNodeRule(['for_statement'], (node) => {
    const update = (getField(node, 'increment') ?? getField(node, 'update'))?.text ?? '';
    const [, changed] = /^(?:\+\+|--)?(\w+)(?:\+\+|--|\s*[-+]=\s*\w+)?$/.exec(update) ?? [];
    const condition = getField(node, 'condition')?.text ?? '';
    const [, counter] = /^\(?(\w+)\s*[<>]=?/.exec(condition) ?? [];
    const start = (getField(node, 'initializer') ?? getField(node, 'init'))?.text ?? '';
    const body = getField(node, 'body')?.text ?? '';
    return (
      changed !== undefined &&
      counter !== undefined &&
      changed !== counter &&
      new RegExp(`\\b${counter}\\s*=`).test(start) &&
      !new RegExp(`\\b${changed}\\b`).test(start) &&
      !new RegExp(`\\b${changed}\\b`).test(condition.replace(/\[[^\]]*\]/g, '')) &&
      !new RegExp(
        `\\b${counter}\\s*(?:[-+*/]?=[^=]|\\+\\+|--)|(?:\\+\\+|--)${counter}\\b|\\bbreak\\b|\\breturn\\b`,
      ).test(body)
    );
  }),
  'window-too-short': createNodeRule(['for_statement'], (node) => {
    const header = node.text.slice(0, 200);
    const body = getField(node, 'body')?.text ?? '';
    const [, index, list, size] =
      /^for\s+(\w+)\s+in\s+range\(\s*(?:0\s*,\s*)?len\((\w+)\)\s*-\s*(\w+)\s*\)/.exec(header) ??
      /(\w+)\s*<\s*(\w+)\.(?:length|size\(\))\s*-\s*(\w+)\s*;/.exec(header) ??
      [];
    if (!index || !list || !size || size === '1') return false;
    return new RegExp(
      `\\b${list}\\[\\s*${index}\\s*:\\s*${index}\\s*\\+\\s*${size}\\s*\\]|\\b${list}\\.(?:slice|substring|subList)\\(\\s*${index}\\s*,\\s*${index}\\s*\\+\\s*${size}\\s*\\)`,
    ).test(body);
  }),
  'both-sides-evaluated': createNodeRule(['binary_expression'], (node) => {
    const operator = node.children.find(({ named }) => !named)?.type;
    // A generic call with a template looks like two comparisons.
    if ((operator !== '|' && operator !== '&') || node.text.includes('`')) return false;
    return getNamedChildren(node).every(
      (side) => side.type === 'binary_expression' && /^(?:[<>]=?|[!=]==?)$/.test(sign(side) ?? ''),
    );
  }),
  'own-null-read': {
    on: ['variable_declarator', 'init_declarator', 'assignment'],
    check(node, report, tree) {
      const value = getField(node, 'value') ?? getField(node, 'right');
      const call = value?.type === 'await_expression' || value?.type === 'await' ? getNamedChildren(value)[0] : value;
      const [, name] =
        /(\w+)$/.exec((getField(node, 'name') ?? getField(node, 'declarator') ?? getField(node, 'left'))?.text ?? '') ??
        [];
      const fn = getFunction(node);
      if (!call || !CALLS.includes(call.type) || !name || !fn || !returnsNull(getCallee(call), tree)) return;
      const after = fn.text.slice(node.end - fn.start);
      const own = escapeRegExp(name);
      const first = new RegExp(`\\b${own}\\b`).exec(after);
      const read = new RegExp(`\\b${own}(?:\\.|->|\\[)`).exec(after);
      if (first && read && first.index === read.index && !/^\w+\?\./.test(after.slice(first.index))) report(node);
    },
  },
  'count-left-after-error': createNodeRule(
    ['update_expression', 'augmented_assignment', 'augmented_assignment_expression'],
    (node) => {
      const [, target] =
        /^((?:this\.|self\.)?[\w.]*(?:running|active|pending|inFlight|in_flight|busy|current|open)\w*)\s*(?:\+\+|\+=\s*1)$/.exec(
          node.text,
        ) ?? [];
      const block = node.parent?.parent;
      if (!target || !block) return false;
      const own = target.replaceAll('.', '\\.');
      const [, between] =
        new RegExp(`${own}\\s*(?:\\+\\+|\\+=\\s*1)([\\s\\S]*?)${own}\\s*(?:--|-=\\s*1)`).exec(block.text) ?? [];
      return between !== undefined && /\bawait\b/.test(between) && !/\bfinally\b|\bcatch\b|\bexcept\b/.test(between);
    },
  ),
};
