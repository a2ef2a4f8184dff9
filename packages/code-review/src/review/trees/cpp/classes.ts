import { field, findDescendants, named } from '../look.ts';
import { type TreeRules, where } from '../rule.ts';
import type { SyntaxNode } from '../syntax.ts';
import { declared, functionDeclarator } from './names.ts';

const CLASSES = ['class_specifier', 'struct_specifier'];
const members = (node: SyntaxNode) => named(field(node, 'body') ?? node);
const className = (node: SyntaxNode) => field(node, 'name')?.text ?? '';
const isVirtual = (node: SyntaxNode) =>
  node.children.some(({ type }) => type === 'virtual' || type === 'virtual_function_specifier');
const isFinal = (node: SyntaxNode) =>
  node.children.some(({ type, text }) => type === 'virtual_specifier' && text === 'final');
const destructor = (node: SyntaxNode) =>
  members(node).find((member) => /^(?:virtual\s+|inline\s+)*~/.test(member.text));

/** Classes: destructors, constructors, copies. */
export const CLASS_RULES: TreeRules = {
  'cpp-destructor-not-virtual': {
    on: CLASSES,
    check(node, report) {
      const virtuals = members(node).filter(isVirtual);
      if (virtuals.length === 0 || isFinal(node)) return;
      const own = destructor(node);
      const derives = node.children.some(({ type }) => type === 'base_class_clause');
      if (own ? !isVirtual(own) && !/\boverride\b/.test(own.text) && isPublic(own) : !derives) report(own ?? node);
    },
  },
  'cpp-implicit-constructor': {
    on: CLASSES,
    check(node, report) {
      for (const member of members(node)) {
        const declarator = functionDeclarator(member);
        if (!declarator || declared(field(declarator, 'declarator')) !== className(node) || field(member, 'type'))
          continue;
        if (
          member.children.some(({ type }) => type === 'explicit_function_specifier') ||
          /=\s*delete/.test(member.text)
        )
          continue;
        const parameters = named(field(declarator, 'parameters') ?? declarator);
        const required = parameters.filter(({ type }) => type === 'parameter_declaration');
        const isOne =
          parameters.length >= 1 && required.length <= 1 && parameters[0]?.type !== 'variadic_parameter_declaration';
        const first = parameters[0]?.text ?? '';
        const isCopy =
          new RegExp(`\\b${className(node).replace(/\W/g, '')}\\b`).test(first) || /initializer_list/.test(first);
        if (isOne && !isCopy) report(member);
      }
    },
  },
  'cpp-rule-of-three': {
    on: CLASSES,
    check(node, report) {
      const own = destructor(node);
      if (!own || findDescendants(own, 'delete_expression').length === 0) return;
      const name = className(node);
      const copies = members(node).some(
        (member) => member.text.includes(`${name}(const ${name}`) || /operator\s*=\s*\(/.test(member.text),
      );
      if (!copies) report(own);
    },
  },
  'cpp-throw-in-destructor': where(['throw_statement'], (node) => {
    let at = node.parent;
    while (at && at.type !== 'function_definition' && at.type !== 'lambda_expression' && at.type !== 'try_statement')
      at = at.parent;
    return at?.type === 'function_definition' && findDescendants(field(at, 'declarator'), 'destructor_name').length > 0;
  }),
  'cpp-virtual-in-constructor': {
    on: CLASSES,
    check(node, report) {
      const virtuals = new Set(
        members(node)
          .filter(isVirtual)
          .map((member) => declared(functionDeclarator(member))),
      );
      for (const member of members(node)) {
        const declarator = functionDeclarator(member);
        if (!declarator || declared(field(declarator, 'declarator')) !== className(node) || field(member, 'type'))
          continue;
        for (const call of findDescendants(field(member, 'body'), 'call_expression'))
          if (field(call, 'function')?.type === 'identifier' && virtuals.has(field(call, 'function')?.text ?? ''))
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
