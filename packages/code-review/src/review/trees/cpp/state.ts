import {
  findClosest,
  findDescendants,
  getField,
  getLeft,
  getNamedChildren,
  listFollowingSiblings,
  sign,
} from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import type { SyntaxNode, SyntaxTree } from '../syntax.ts';
import {
  enclosingFunction,
  findDeclaration,
  findFunctionDeclarator,
  getBody,
  getDeclarators,
  getDeclaredName,
  hasSameSignature,
  listTypes,
} from './names.ts';

const CLASSES = ['class_specifier', 'struct_specifier'];
const PLAIN_TYPE =
  /^(?:(?:unsigned|signed|long|short|const)\s+)*(?:int|long|short|char|bool|float|double|unsigned|size_t|std::size_t|u?int\d+_t|std::u?int\d+_t)$/;
const getMembers = (node: SyntaxNode) => getNamedChildren(getField(node, 'body') ?? node);
const getName = (node: SyntaxNode) => getField(node, 'name')?.text ?? '';
const isConstructor = (member: SyntaxNode, name: string) => {
  const declarator = findFunctionDeclarator(member);
  return (
    declarator !== undefined &&
    !getField(member, 'type') &&
    getDeclaredName(getField(declarator, 'declarator')) === name &&
    !/^~/.test(getField(declarator, 'declarator')?.text ?? '')
  );
};

const bases = (node: SyntaxNode) =>
  findDescendants(
    node.children.find(({ type }) => type === 'base_class_clause'),
    'type_identifier',
  ).map(({ text }) => text);
const findClass = (tree: SyntaxTree, name: string) =>
  tree.nodes.find((one) => CLASSES.includes(one.type) && getName(one) === name && getField(one, 'body') !== undefined);
const isVirtual = (member: SyntaxNode) => /^virtual\b/.test(member.text);
/** The globals of a file: declared outside every function and class. */
const isGlobal = (name: string, tree: SyntaxTree, type: RegExp) =>
  tree.root.children.some(
    (one) =>
      one.type === 'declaration' &&
      type.test(getField(one, 'type')?.text ?? '') &&
      !/\b(?:const|constexpr|atomic|thread_local|extern)\b/.test(one.text) &&
      getDeclarators(one).some((item) => getDeclaredName(item) === name),
  );

/** Members, inheritance, and what threads share. */
export const STATE_RULES: TreeRules = {
  'cpp-member-uninitialised': {
    on: CLASSES,
    check(node, report) {
      const members = getMembers(node);
      const constructors = members.filter(
        (one) =>
          isConstructor(one, getName(node)) && getBody(one) !== undefined && !/=\s*(?:default|delete)/.test(one.text),
      );
      if (
        constructors.length === 0 ||
        members.some(
          (one) =>
            isConstructor(one, getName(node)) && getBody(one) === undefined && !/=\s*(?:default|delete)/.test(one.text),
        )
      )
        return;
      for (const member of members) {
        if (member.type !== 'field_declaration' || /\bstatic\b/.test(member.text)) continue;
        const type = getField(member, 'type')?.text ?? '';
        for (const item of member.children.filter(({ field }) => field === 'declarator')) {
          const isPointer = item.type === 'pointer_declarator';
          const name = getDeclaredName(item);
          if (
            !name ||
            findDescendants(item, 'function_declarator').length > 0 ||
            !/^(?:field_identifier|pointer_declarator)$/.test(item.type) ||
            !(isPointer || PLAIN_TYPE.test(type)) ||
            getField(member, 'default_value')
          )
            continue;
          const isSet = (one: SyntaxNode) => {
            const text = one.text;
            return new RegExp(
              `\\b${name}\\s*(?:[({]|=[^=])|[(,]\\s*&?${name}\\s*[,)]|>>\\s*${name}\\b|\\*this\\s*=|${getName(node)}\\s*\\(.*\\)\\s*:\\s*${getName(node)}\\s*[({]|memset|\\binit\\w*\\(|\\breset\\(`,
              'i',
            ).test(text);
          };
          if (constructors.some((one) => !isSet(one))) report(item);
        }
      }
    },
  },
  'cpp-member-order': {
    on: ['field_initializer_list'],
    check(node, report) {
      const holder = findClosest(node, ...CLASSES);
      if (!holder) return;
      const order = getMembers(holder).flatMap((one) =>
        one.type === 'field_declaration'
          ? one.children.filter(({ field }) => field === 'declarator').map((item) => getDeclaredName(item) ?? '')
          : [],
      );
      const items = getNamedChildren(node).filter(({ type }) => type === 'field_initializer');
      const names = items.map((one) => getNamedChildren(one)[0]?.text ?? '');
      // Harmless unless a later member is read by an earlier one.
      for (const [at, one] of items.entries()) {
        const own = order.indexOf(names[at] ?? '');
        const value = getNamedChildren(one).at(-1);
        const early = order
          .slice(own + 1)
          .find(
            (name) => value !== undefined && findDescendants(value, 'identifier').some(({ text }) => text === name),
          );
        if (own >= 0 && early) report(one);
      }
    },
  },
  'cpp-hides-virtual': {
    on: CLASSES,
    check(node, report, tree) {
      for (const base of bases(node)) {
        const parent = findClass(tree, base);
        if (!parent) continue;
        const virtuals = getMembers(parent).filter((one) => isVirtual(one) && findFunctionDeclarator(one));
        for (const member of getMembers(node)) {
          const name = getDeclaredName(getField(findFunctionDeclarator(member), 'declarator'));
          if (!name || !getField(member, 'type')) continue;
          const same = virtuals.filter(
            (one) => getDeclaredName(getField(findFunctionDeclarator(one), 'declarator')) === name,
          );
          if (
            same.length > 0 &&
            !same.some((one) => hasSameSignature(one, member)) &&
            !/\boverride\b|\busing\b/.test(member.text)
          )
            report(member);
        }
      }
    },
  },
  'cpp-hides-function': {
    on: CLASSES,
    check(node, report, tree) {
      for (const base of bases(node)) {
        const parent = findClass(tree, base);
        const plain =
          parent && getMembers(parent).some(isVirtual)
            ? getMembers(parent).filter(
                (one) =>
                  one.type === 'function_definition' &&
                  getField(one, 'type') &&
                  !/\b(?:virtual|static|override)\b/.test(one.text.slice(0, 60)),
              )
            : [];
        for (const member of getMembers(node)) {
          const name = getDeclaredName(getField(findFunctionDeclarator(member), 'declarator'));
          if (
            name &&
            getField(member, 'type') &&
            plain.some(
              (one) =>
                getDeclaredName(getField(findFunctionDeclarator(one), 'declarator')) === name &&
                listTypes(one) === listTypes(member),
            )
          )
            report(member);
        }
      }
    },
  },
  'cpp-sliced': {
    on: ['parameter_declaration'],
    check(node, report, tree) {
      const type = getField(node, 'type');
      const declarator = getField(node, 'declarator');
      if (type?.type !== 'type_identifier' || (declarator && declarator.type !== 'identifier')) return;
      const owner = findClass(tree, type.text);
      const isBase = tree.nodes.some((one) => CLASSES.includes(one.type) && bases(one).includes(type.text));
      if (owner && isBase && getMembers(owner).some(isVirtual) && findClosest(node, 'catch_clause') === undefined)
        report(node);
    },
  },
  'cpp-shared-without-lock': {
    on: ['update_expression', 'assignment_expression'],
    check(node, report, tree) {
      const name = (getField(node, 'argument') ?? getLeft(node))?.text ?? '';
      const whole = enclosingFunction(node);
      const called = getDeclaredName(findFunctionDeclarator(whole ?? node));
      if (!/^\w+$/.test(name) || !whole || !called || (node.type === 'assignment_expression' && sign(node) === '='))
        return;
      if (
        !isGlobal(
          name,
          tree,
          /^(?:int|long|unsigned|double|float|size_t|std::size_t|long long|u?int\d+_t|std::u?int\d+_t)/,
        ) ||
        /lock_guard|scoped_lock|unique_lock|\.lock\(\)|atomic/.test(whole.text)
      )
        return;
      if (
        new RegExp(
          `\\b(?:std::)?thread\\s+\\w*\\s*[({]\\s*${called}\\b|emplace_back\\(\\s*${called}\\b|push_back\\(\\s*(?:std::)?thread\\(\\s*${called}\\b|(?:std::)?async\\([^;]*\\b${called}\\b`,
        ).test(tree.root.text)
      )
        report(node);
    },
  },
  'cpp-returned-locked': {
    on: ['return_statement'],
    check(node, report) {
      const whole = enclosingFunction(node);
      const body = getBody(whole);
      if (!whole || !body) return;
      const before = body.text.slice(0, node.start - body.start);
      for (const [, name] of before.matchAll(/\b(\w+)\.lock\(\)\s*;/g)) {
        const rest = before.slice(before.lastIndexOf(`${name}.lock()`));
        if (
          !rest.includes(`${name}.unlock()`) &&
          body.text.includes(`${name}.unlock()`) &&
          !/unique_lock/.test(body.text)
        )
          return report(node);
      }
    },
  },
  'cpp-busy-wait': createNodeRule(['while_statement'], (node, tree) => {
    const [, name] =
      /^\(\s*!?\s*(\w+)\s*(?:==\s*(?:true|false|0|1))?\s*\)$/.exec(getField(node, 'condition')?.text ?? '') ?? [];
    const body = getField(node, 'body')?.text ?? '';
    return (
      name !== undefined &&
      /^(?:;|\{\s*(?:\/\/[^\n]*\s*)?\})$/.test(body) &&
      isGlobal(name, tree, /^(?:bool|int)$/) &&
      !/\bvolatile\b[^;]*\b/.test(
        tree.root.children.find((one) => one.type === 'declaration' && one.text.includes(name))?.text ?? '',
      )
    );
  }),
  'cpp-detached-capture': {
    on: ['declaration'],
    check(node, report) {
      const name = getDeclaredName(getDeclarators(node)[0]);
      if (!/^(?:std::)?thread$/.test(getField(node, 'type')?.text ?? '') || !name || !/\[\s*&/.test(node.text)) return;
      const detach = listFollowingSiblings(node).find(({ text }) => new RegExp(`^${name}\\.detach\\(`).test(text));
      if (detach) report(node);
    },
  },
  'cpp-reference-outlived': {
    on: ['declaration'],
    check(node, report) {
      const item = getDeclarators(node)[0];
      const value = getField(item, 'value')?.text ?? '';
      const name = getDeclaredName(item);
      const isReference = getField(item, 'declarator')?.type === 'reference_declarator';
      const [, list] = /^(?:&\s*)?(\w+)(?:\[|\.(?:begin|end|front|back|data|at|find)\()/.exec(value) ?? [];
      if (!name || !list || !(isReference || /^&/.test(value) || /\.(?:begin|data)\(\)$/.test(value))) return;
      if (!/vector|string|deque/.test(findDeclaration(list, node)?.type ?? '')) return;
      const rest = listFollowingSiblings(node).slice(0, 30);
      const grown = rest.findIndex(
        (one) =>
          one.type === 'expression_statement' &&
          new RegExp(`^${list}\\.(?:push_back|emplace_back|insert|resize|reserve|clear|erase|assign)\\(`).test(
            one.text,
          ),
      );
      if (grown < 0) return;
      const use = rest.slice(grown + 1).find(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
      if (use && !new RegExp(`^${name}\\s*=[^=]`).test(use.text)) report(use);
    },
  },
};
