import { findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { findFunctionDeclarator, getDeclaredName } from './names.ts';

const CLASSES = ['class_specifier', 'struct_specifier'];
const getMembers = (node: SyntaxNode) => getNamedChildren(getField(node, 'body') ?? node);
const getClassName = (node: SyntaxNode) => getField(node, 'name')?.text ?? '';
const isVirtual = (node: SyntaxNode) =>
  node.children.some(({ type }) => type === 'virtual' || type === 'virtual_function_specifier');
const isFinal = (node: SyntaxNode) =>
  node.children.some(({ type, text }) => type === 'virtual_specifier' && text === 'final');
const findDestructor = (node: SyntaxNode) =>
  getMembers(node).find((member) => /^(?:virtual\s+|inline\s+)*~/.test(member.text));

/** Classes: destructors, constructors, copies. */
export const CLASS_RULES: TreeRules = {
  'cpp-destructor-not-virtual': {
    on: CLASSES,
    check(node, report) {
      const virtuals = getMembers(node).filter(isVirtual);
      if (virtuals.length === 0 || isFinal(node)) return;
      const own = findDestructor(node);
      const derives = node.children.some(({ type }) => type === 'base_class_clause');
      if (own ? !isVirtual(own) && !/\boverride\b/.test(own.text) && isPublic(own) : !derives) report(own ?? node);
    },
  },
  'cpp-implicit-constructor': {
    on: CLASSES,
    check(node, report) {
      for (const member of getMembers(node)) {
        const declarator = findFunctionDeclarator(member);
        if (
          !declarator ||
          getDeclaredName(getField(declarator, 'declarator')) !== getClassName(node) ||
          getField(member, 'type')
        )
          continue;
        if (
          member.children.some(({ type }) => type === 'explicit_function_specifier') ||
          /=\s*delete/.test(member.text)
        )
          continue;
        const parameters = getNamedChildren(getField(declarator, 'parameters') ?? declarator);
        const required = parameters.filter(({ type }) => type === 'parameter_declaration');
        const isOne =
          parameters.length >= 1 && required.length <= 1 && parameters[0]?.type !== 'variadic_parameter_declaration';
        const first = parameters[0]?.text ?? '';
        const isCopy =
          new RegExp(`\\b${getClassName(node).replace(/\W/g, '')}\\b`).test(first) || /initializer_list/.test(first);
        if (isOne && !isCopy) report(member);
      }
    },
  },
  'cpp-rule-of-three': {
    on: CLASSES,
    check(node, report) {
      const own = findDestructor(node);
      if (!own || findDescendants(own, 'delete_expression').length === 0) return;
      const name = getClassName(node);
      const copies = getMembers(node).some(
        (member) => member.text.includes(`${name}(const ${name}`) || /operator\s*=\s*\(/.test(member.text),
      );
      if (!copies) report(own);
    },
  },
  'cpp-throw-in-destructor': createNodeRule(['throw_statement'], (node) => {
    let at = node.parent;
    while (at && at.type !== 'function_definition' && at.type !== 'lambda_expression' && at.type !== 'try_statement')
      at = at.parent;
    return (
      at?.type === 'function_definition' && findDescendants(getField(at, 'declarator'), 'destructor_name').length > 0
    );
  }),
  'cpp-virtual-in-constructor': {
    on: CLASSES,
    check(node, report) {
      const virtuals = new Set(
        getMembers(node)
          .filter(isVirtual)
          .map((member) => getDeclaredName(findFunctionDeclarator(member))),
      );
      for (const member of getMembers(node)) {
        const declarator = findFunctionDeclarator(member);
        if (
          !declarator ||
          getDeclaredName(getField(declarator, 'declarator')) !== getClassName(node) ||
          getField(member, 'type')
        )
          continue;
        for (const call of findDescendants(getField(member, 'body'), 'call_expression'))
          if (getField(call, 'function')?.type === 'identifier' && virtuals.has(getField(call, 'function')?.text ?? ''))
            report(call);
      }
    },
  },
};

/** Whether a member is in a public section. */
function isPublic(member: SyntaxNode): boolean {
  const siblings = member.parent?.children ?? [];
  const specifier = siblings.slice(0, siblings.indexOf(member)).findLast(({ type }) => type === 'access_specifier');
  return specifier ? specifier.text === 'public' : member.parent?.parent?.type === 'struct_specifier';
}
