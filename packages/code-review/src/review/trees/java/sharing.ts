import { findClosest, findDescendants, getField, getNamedChildren, removeParentheses } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import { escapeRegExp } from '../shared/grammar.ts';
import type { SyntaxNode } from '../syntax.ts';
import { findDeclaredType, getArguments, getMethodName, getModifiers } from './names.ts';

const getClassBody = (node: SyntaxNode) => findClosest(node, 'class_body');
const listMembers = (body: SyntaxNode | undefined, type: string) =>
  getNamedChildren(body ?? ({ children: [] as SyntaxNode[] } as SyntaxNode)).filter((one) => one.type === type);
const getFieldNames = (field: SyntaxNode) =>
  getNamedChildren(field)
    .filter(({ type }) => type === 'variable_declarator')
    .map((one) => getField(one, 'name')?.text ?? '');
const isSynchronized = (method: SyntaxNode) =>
  /\bsynchronized\b/.test(getModifiers(method)) || /^\{\s*synchronized\s*\(/.test(getField(method, 'body')?.text ?? '');
const PLAIN_COLLECTION =
  /^(?:Map|HashMap|List|ArrayList|Set|HashSet|LinkedList|LinkedHashMap|TreeMap|Deque|Queue|ArrayDeque)\b/;

/** State that several threads share, and locks. */
export const SHARING_RULES: TreeRules = {
  'java-lock-inconsistent': {
    on: ['field_declaration'],
    check(node, report) {
      const modifiers = getModifiers(node);
      const body = getClassBody(node);
      if (
        !body ||
        /\b(?:final\s+(?:Object|Lock)|volatile)\b/.test(`${modifiers} ${getField(node, 'type')?.text}`) ||
        /Atomic|Concurrent|Lock\b|synchronized(?:Map|List)|Blocking|CopyOnWrite/.test(node.text)
      )
        return;
      const methods = listMembers(body, 'method_declaration');
      for (const name of getFieldNames(node)) {
        const own = new RegExp(`(?<![\\w.])(?:this\\.)?${escapeRegExp(name)}\\b`);
        const users = methods.filter(
          (one) =>
            own.test(getField(one, 'body')?.text ?? '') &&
            !new RegExp(`\\b${escapeRegExp(name)}\\s*[,)]`).test(getField(one, 'parameters')?.text ?? ''),
        );
        const locked = users.filter(isSynchronized);
        const unlocked = users.filter(
          (one) =>
            !isSynchronized(one) &&
            !/\bsynchronized\s*\(|\.lock\(\)/.test(one.text) &&
            !/\bprivate\b/.test(getModifiers(one)),
        );
        const isWritten = locked.some((one) =>
          new RegExp(
            `\\b${escapeRegExp(name)}\\s*(?:[-+]?=[^=]|\\+\\+|--|\\.(?:add|put|remove|clear|poll|offer|push|pop)\\()|(?:\\+\\+|--)\\s*(?:this\\.)?${escapeRegExp(name)}\\b`,
          ).test(one.text),
        );
        if (!isWritten) continue;
        for (const one of unlocked) {
          const use = findDescendants(getField(one, 'body'), 'identifier').find(
            ({ text, parent }) =>
              text === name &&
              !(
                parent?.type === 'method_invocation' &&
                parent.children.some((child) => child.field === 'name' && child.text === name)
              ),
          );
          if (use) report(use);
        }
      }
    },
  },
  'java-flag-not-volatile': {
    on: ['while_statement'],
    check(node, report) {
      const [, name] = /^\(?\s*!?\s*(?:this\.)?(\w+)\s*\)?$/.exec(getField(node, 'condition')?.text.trim() ?? '') ?? [];
      const body = getClassBody(node);
      const method = findClosest(node, 'method_declaration', 'lambda_expression');
      if (!name || !body || !method) return;
      const field = listMembers(body, 'field_declaration').find((one) => getFieldNames(one).includes(name));
      if (
        !field ||
        !/^boolean$/.test(getField(field, 'type')?.text ?? '') ||
        /\bvolatile\b/.test(getModifiers(field)) ||
        /\bsynchronized\b/.test(method.text)
      )
        return;
      const isThread =
        /\b(?:Thread|Runnable|Callable)\b/.test(body.parent?.text.slice(0, 200) ?? '') ||
        /new Thread|execute\(|submit\(/.test(body.text);
      const setElsewhere = listMembers(body, 'method_declaration').some(
        (one) =>
          one !== method && !isSynchronized(one) && new RegExp(`\\b${name}\\s*=\\s*(?:true|false)`).test(one.text),
      );
      if (isThread && setElsewhere) report(field);
    },
  },
  'java-volatile-increment': createNodeRule(['update_expression', 'assignment_expression'], (node) => {
    const name = /^(?:\+\+|--)?(?:this\.)?(\w+)(?:\+\+|--|\s*[-+]=)/.exec(node.text)?.[1];
    const body = getClassBody(node);
    const field = name
      ? listMembers(body, 'field_declaration').find((one) => getFieldNames(one).includes(name))
      : undefined;
    if (!name || !field || findClosest(node, 'synchronized_statement')) return false;
    const method = findClosest(node, 'method_declaration');
    if (!method || isSynchronized(method) || /\.lock\(\)/.test(method.text)) return false;
    if (/\bvolatile\b/.test(getModifiers(field))) return true;
    // A class that locks elsewhere, or counts for everybody, is used by several threads.
    const isShared =
      /\bstatic\b/.test(getModifiers(field)) &&
      /new Thread|ExecutorService|Runnable|synchronized|Servlet|@(?:RestController|Service|Component|Controller)/.test(
        body?.parent?.parent?.text ?? '',
      );
    return (
      isShared ||
      (/\bsynchronized\b/.test(body?.text ?? '') &&
        !/\bpublic\b.*\bsynchronized\b.*\n/.test(method.text.split('\n')[0] ?? '') &&
        !new RegExp(`synchronized[^}]*\\b${name}\\b`, 's').test(body?.text ?? ''))
    );
  }),
  'java-field-never-set': {
    on: ['field_declaration'],
    check(node, report, tree) {
      const modifiers = getModifiers(node);
      const [name] = getFieldNames(node);
      const declarator = getNamedChildren(node).find(({ type }) => type === 'variable_declarator');
      if (!name || !/\bprivate\b/.test(modifiers) || /@|\bfinal\b/.test(modifiers) || getField(declarator, 'value'))
        return;
      if (
        !/^(?:List|Map|Set|StringBuilder|String|Queue|Deque|Collection)\b/.test(getField(node, 'type')?.text ?? '') ||
        /@(?:Data|AllArgs|Builder|Entity|Required|Setter)/.test(tree.root.text)
      )
        return;
      const own = escapeRegExp(name);
      if (
        !new RegExp(`\\b${own}\\s*=[^=]`).test(tree.root.text) &&
        new RegExp(`\\b${own}\\.\\w+\\(`).test(tree.root.text)
      )
        report(node);
    },
  },
  'java-lazy-init-race': {
    on: ['if_statement'],
    check(node, report) {
      const [, name] = /^\(\s*(\w+)\s*==\s*null\s*\)$/.exec(getField(node, 'condition')?.text ?? '') ?? [];
      const method = findClosest(node, 'method_declaration');
      if (
        !name ||
        !method ||
        !/\bstatic\b/.test(getModifiers(method)) ||
        /\bsynchronized\b|\.lock\(\)/.test(method.text)
      )
        return;
      const field = listMembers(getClassBody(node), 'field_declaration').find((one) =>
        getFieldNames(one).includes(name),
      );
      if (
        field &&
        /\bstatic\b/.test(getModifiers(field)) &&
        new RegExp(`\\b${name}\\s*=\\s*new\\b`).test(getField(node, 'consequence')?.text ?? '')
      )
        report(node);
    },
  },
  'java-lock-on-value': createNodeRule(['synchronized_statement'], (node, tree) => {
    const lock = removeParentheses(node.children.find(({ type }) => type === 'parenthesized_expression'));
    const type = findDeclaredType(lock?.text, tree, node) ?? '';
    return (
      lock !== undefined &&
      (/^(?:string_literal|binary_expression|object_creation_expression)$/.test(lock.type) ||
        /^(?:String|Integer|Long|Boolean|Double)$/.test(type) ||
        /\.intern\(\)$/.test(lock.text))
    );
  }),
  'java-locks-nested': {
    on: ['synchronized_statement'],
    check(node, report) {
      const outer = findClosest(node, 'synchronized_statement', 'method_declaration');
      const method = findClosest(node, 'method_declaration');
      if (outer?.type !== 'synchronized_statement' || !method) return;
      const parameters = getField(method, 'parameters')?.text ?? '';
      const locks = [outer, node].map(
        (one) => removeParentheses(one.children.find(({ type }) => type === 'parenthesized_expression'))?.text ?? '',
      );
      if (
        locks[0] !== locks[1] &&
        locks.every((name) => /^\w+$/.test(name) && new RegExp(`\\b${name}\\s*[,)]`).test(parameters)) &&
        !/compare|identityHashCode|getId\(\)\s*[<>]/.test(method.text)
      )
        report(node);
    },
  },
  'java-busy-wait': createNodeRule(['while_statement'], (node, tree) => {
    const body = getField(node, 'body');
    const condition = getField(node, 'condition')?.text ?? '';
    const isEmpty =
      body?.text === ';' || /^\{\s*(?:\/\/[^\n]*\s*|Thread\.(?:yield|onSpinWait)\(\);\s*)?\}$/.test(body?.text ?? '');
    const isField =
      /^\(\s*!?\s*\w+\s*\)$/.test(condition) ||
      /^\(\s*!?\w+\.(?:isDone|isEmpty|isAlive|isReady|isTerminated)\(\)\s*\)$/.test(condition);
    return (
      (isEmpty && isField && !/^\(\s*true\s*\)$/.test(condition)) ||
      (/^\(\s*\w+\s*\)$/.test(condition) &&
        /^\{\s*if\s*\([^)]*isEmpty\(\)\s*\)\s*\{?\s*continue;/.test(body?.text ?? '') &&
        !/sleep|wait|take\(/.test(body?.text ?? '') &&
        tree.root.text.includes('Thread'))
    );
  }),
  'java-executor-field-left': {
    on: ['field_declaration'],
    check(node, report) {
      const [name] = getFieldNames(node);
      const value = getField(
        getNamedChildren(node).find(({ type }) => type === 'variable_declarator'),
        'value',
      );
      const whole = getClassBody(node)?.text ?? '';
      if (
        name &&
        /^Executors\.new/.test(value?.text ?? '') &&
        !/\bstatic\b/.test(getModifiers(node)) &&
        !new RegExp(
          `\\b${name}\\s*\\.\\s*(?:shutdown|shutdownNow|close)\\(|return\\s+${name}\\b|\\(\\s*${name}\\s*[,)]`,
        ).test(whole)
      )
        report(node);
    },
  },
  'java-shared-collection': {
    on: ['field_declaration'],
    check(node, report, tree) {
      const modifiers = getModifiers(node);
      const [name] = getFieldNames(node);
      const body = getClassBody(node);
      const isBean = /@(?:RestController|Controller|Service|Component|WebServlet)\b|extends\s+HttpServlet/.test(
        tree.root.text,
      );
      if (
        !name ||
        !body ||
        !PLAIN_COLLECTION.test(getField(node, 'type')?.text ?? '') ||
        /Concurrent|synchronized|unmodifiable|\.of\(|CopyOnWrite|Blocking/.test(node.text)
      )
        return;
      if (!/\bstatic\b/.test(modifiers) && !isBean) return;
      const isThreaded =
        isBean || /\bsynchronized\b|new Thread|ExecutorService|implements\s+Runnable/.test(tree.root.text);
      const writes = listMembers(body, 'method_declaration').filter(
        (one) =>
          new RegExp(`\\b${name}\\.(?:put|add|remove|clear|computeIfAbsent|push|poll)\\(`).test(one.text) &&
          !isSynchronized(one) &&
          !/\bsynchronized\s*\(|\.lock\(\)/.test(one.text),
      );
      if (isThreaded && writes.length > 0 && !/=\s*(?:Map|List|Set)\.(?:of|copyOf)/.test(node.text)) report(node);
    },
  },
  'java-future-lost': createNodeRule(
    ['method_invocation'],
    (node, tree) =>
      node.parent?.type === 'expression_statement' &&
      getMethodName(node) === 'submit' &&
      /ExecutorService/.test(findDeclaredType(getField(node, 'object')?.text, tree, node) ?? '') &&
      findDeclaredType(getArguments(node)[0]?.text, tree, node) === 'Callable',
  ),
  'java-thread-run': createNodeRule(['method_invocation'], (node, tree) => {
    if (getMethodName(node) !== 'run' || getArguments(node).length > 0) return false;
    const object = getField(node, 'object')?.text ?? '';
    return /^(?:new Thread\b|thread$|\w+Thread$)/.test(object) || findDeclaredType(object, tree, node) === 'Thread';
  }),
};
