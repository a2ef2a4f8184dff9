import { findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, FUNCTIONS, getArguments, getCallee, getFunction } from '../shared/grammar.ts';

const FUNCTION_TYPES = FUNCTIONS as readonly string[];

/** What the language does differently than it looks. */
export const OVERSIGHT_RULES: TreeRules = {
  'numbers-sorted-as-text': createTextRule(['call_expression'], /^\[\s*-?\d[\d\s.,-]*\]\.sort\(\s*\)$/),
  'element-deleted': createTextRule(['unary_expression'], /^delete\s+\w+\[\s*\d+\s*\]$/),
  'month-beyond-december': createTextRule(['new_expression'], /^new Date\(\s*[\w.]+\s*,\s*12\s*,/),
  'query-from-body': createTextRule(
    ['call_expression'],
    /\.(?:findOne|find|updateOne|deleteOne|deleteMany|findOneAndUpdate)\(\s*\{[^}]*:\s*req\.(?:body|query)\.\w+/,
    { file: /mongoose|mongodb|\bSchema\(|\bObjectId\b/, unless: /String\(|typeof|sanitize|validat|schema\.|parse\(/ },
  ),
  'password-compared-as-text': createTextRule(
    ['binary_expression'],
    /^(?:\w+\.password\s*[!=]==?\s*(?:req\.body\.password|password)|(?:req\.body\.password|password)\s*[!=]==?\s*\w+\.password)$/,
    { unless: /confirm|repeat|hash/i },
  ),
  'message-to-anyone': createTextRule(['call_expression'], /\.postMessage\([\s\S]+,\s*['"]\*['"]\s*(?:,[\s\S]*)?\)$/),
  'empty-slots-mapped': createTextRule(['call_expression'], /^(?:new )?Array\(\s*[\w.]+\s*\)\.(?:map|forEach)\(/),
  'one-object-in-all': createTextRule(
    ['call_expression'],
    /\bArray\([^()]*\)\.fill\(\s*(?:\[\s*\]|\{\s*\}|new (?!Date)\w+\([^()]*\))\s*\)$/,
  ),
  'nested-part-shared': createNodeRule(['call_expression'], (node) => {
    const [, name] = /^(\w+)\.[\w.]+\.(?:push|pop|splice|sort|shift|unshift|reverse)$/.exec(getCallee(node)) ?? [];
    const fn = getFunction(node) ?? node.parent?.parent;
    return (
      name !== undefined &&
      new RegExp(
        `\\b(?:const|let|var)\\s+${escapeRegExp(name)}\\s*=\\s*(?:\\{\\s*\\.\\.\\.\\w+(?:\\.\\w+)*\\s*\\}|Object\\.assign\\(\\s*\\{\\s*\\}\\s*,\\s*\\w+\\s*\\))`,
      ).test(fn?.text ?? '')
    );
  }),
  'index-as-key': createNodeRule(['jsx_attribute'], (node) => /^key=\{(?:i|idx|index)\}$/.test(node.text)),
  'getter-calls-itself': createNodeRule(['method_definition'], (node) => {
    const name = getField(node, 'name')?.text ?? '';
    return (
      /^(?:static )?get\s/.test(node.text) && new RegExp(`\\breturn this\\.${escapeRegExp(name)}\\s*;`).test(node.text)
    );
  }),
  'stream-error-ignored': createTextRule(['expression_statement'], /^(?:fs\.)?createReadStream\([^()]*\)\.pipe\(/, {
    unless: /\.on\(\s*['"]error['"]|pipeline\(/,
  }),
  'reduced-without-start': createNodeRule(['call_expression'], (node) => {
    const [, list] = /^(\w+)(?:\.(?:map|filter)\([\s\S]*\))?\.reduce$/.exec(getCallee(node)) ?? [];
    const [reducer, ...others] = getArguments(node);
    const fn = getFunction(node);
    if (!list || others.length > 0 || !reducer || !fn || !FUNCTION_TYPES.includes(reducer.type)) return false;
    return /=>\s*\w+(?:\.\w+)?\s*\+\s*\w+(?:\.\w+)?$/.test(reducer.text) && !/\.length\b|\bisEmpty\b/.test(fn.text);
  }),
  'mapped-promises-dropped': createNodeRule(['expression_statement'], (node) => {
    const call = getNamedChildren(node)[0];
    return (
      call?.type === 'call_expression' &&
      /\.map$/.test(getCallee(call)) &&
      /^async\b/.test(getArguments(call)[0]?.text ?? '') &&
      findDescendants(call, 'await_expression').length > 0
    );
  }),
};
