import { findClosest, getField } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { findDeclaredType } from './names.ts';

/** What the library does differently than it looks. */
export const OVERSIGHT_RULES: TreeRules = {
  'java-optional-null': createNodeRule(['return_statement'], (node) => {
    const method = findClosest(node, 'method_declaration', 'lambda_expression');
    return /^return\s+null\s*;$/.test(node.text) && /^Optional\b/.test(getField(method, 'type')?.text ?? '');
  }),
  'java-week-year': createTextRule(
    ['method_invocation', 'object_creation_expression'],
    /(?:SimpleDateFormat|ofPattern)\(\s*"[^"]*YYYY[^"w]*"/,
  ),
  'java-dot-as-pattern': createTextRule(['method_invocation'], /\.(?:split|replaceAll|replaceFirst)\(\s*"[.|*+?]"/),
  'java-never-equal-case': createTextRule(
    ['method_invocation'],
    /\.toLowerCase\([^()]*\)\.(?:equals|contains|startsWith|endsWith)\(\s*"[^"]*[A-Z][^"]*"\s*\)$|\.toUpperCase\([^()]*\)\.(?:equals|contains|startsWith|endsWith)\(\s*"[^"]*[a-z][^"]*"\s*\)$/,
  ),
  'java-file-result-ignored': createTextRule(
    ['expression_statement'],
    /^\w*[fF]ile\w*\.(?:delete|mkdirs?|renameTo|createNewFile|setReadOnly)\([^()]*\);$/,
  ),
  'java-null-pointer-caught': createTextRule(['catch_clause'], /^catch\s*\(\s*(?:final\s+)?NullPointerException\b/),
  'java-null-returned-as-number': createNodeRule(['return_statement'], (node, tree) => {
    const method = findClosest(node, 'method_declaration');
    const [, map] = /^return\s+(?:this\.)?(\w+)\.get\([^()]*\);$/.exec(node.text) ?? [];
    return (
      map !== undefined &&
      method !== undefined &&
      /^(?:int|long|double|float|boolean)$/.test(getField(method, 'type')?.text ?? '') &&
      /Map$/.test(findDeclaredType(map, tree) ?? '') &&
      !/containsKey|getOrDefault|[!=]=\s*null/.test(method.text)
    );
  }),
  'java-money-in-floating-point': createNodeRule(
    ['field_declaration'],
    (node) =>
      /^(?:double|float)$/.test(getField(node, 'type')?.text ?? '') &&
      /\b(?:balance|amount|price|salary|\w*(?:Balance|Price|Amount|Salary))\s*(?:=[^;]*)?;$/.test(node.text),
  ),
};
