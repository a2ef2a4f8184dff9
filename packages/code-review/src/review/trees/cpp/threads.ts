import { findClosest, findDescendants, getField } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp } from '../shared/grammar.ts';
import { enclosingFunction } from './names.ts';

const getClass = (node: Parameters<typeof findClosest>[0]) => findClosest(node, 'class_specifier', 'struct_specifier');

/** Threads, locks, and conditions. */
export const THREAD_RULES: TreeRules = {
  'cpp-lock-without-name': createTextRule(
    ['expression_statement', 'declaration'],
    /^(?:std::)?(?:unique_lock|lock_guard|scoped_lock|shared_lock)\s*(?:<[^;]*>)?\s*[({]\s*[\w.>-]+\s*[)}]\s*;$/,
  ),
  'cpp-wait-once': createNodeRule(['if_statement'], (node) => {
    const body = getField(node, 'consequence')?.text ?? '';
    const loop = findClosest(node, 'while_statement', 'do_statement');
    const isEndless = /^\(?(?:true|1)\)?$/.test(getField(loop, 'condition')?.text ?? '');
    return /\b\w+\.wait\(\s*\w+\s*\)/.test(body) && !/\bcontinue\b/.test(body) && (!loop || isEndless);
  }),
  'cpp-loop-variable-captured': createNodeRule(['lambda_expression'], (node) => {
    const loop = findClosest(node, 'for_statement');
    const [, name] = /\b(\w+)\s*=/.exec(getField(loop, 'initializer')?.text ?? '') ?? [];
    const call = findClosest(node, 'call_expression');
    return (
      /^\[\s*&\s*\]/.test(node.text) &&
      name !== undefined &&
      new RegExp(`\\b${name}\\b`).test(getField(node, 'body')?.text ?? '') &&
      /thread|async|submit|enqueue|post|emplace_back|push_back/.test(call?.text.slice(0, 120) ?? '') &&
      /thread|async|jthread|pool/i.test(call?.text ?? '')
    );
  }),
  'cpp-thread-not-joined': createNodeRule(['field_declaration'], (node) => {
    const owner = getClass(node);
    return (
      /\bstd::(?:vector<\s*std::thread\s*>|thread\b)|^(?:vector<\s*thread\s*>|thread)\s/.test(node.text) &&
      owner !== undefined &&
      !/\.join\(\)|\.detach\(\)|->join\(\)/.test(findClosest(owner, 'translation_unit')?.text ?? owner.text)
    );
  }),
  'cpp-one-notified-at-end': createNodeRule(['call_expression'], (node) => {
    const fn = enclosingFunction(node);
    const owner = getClass(node);
    return (
      /\.notify_one$/.test(getField(node, 'function')?.text ?? '') &&
      /\b(?:done|stop|stopped|stopping|finished|quit|shutdown|closed|running)_?\s*=\s*(?:true|false)/.test(
        fn?.text ?? '',
      ) &&
      /vector<\s*(?:std::)?thread/.test(owner?.text ?? '')
    );
  }),
  'cpp-member-without-lock': {
    on: ['class_specifier', 'struct_specifier'],
    check(node, report) {
      if (!/\bstd::thread\b|\bthread\b/.test(node.text) || !/\bmutex\s+(\w+)/.test(node.text)) return;
      const functions = findDescendants(node, 'function_definition');
      const isLocked = (text: string) => /\b(?:lock_guard|unique_lock|scoped_lock|shared_lock)\b|\.lock\(\)/.test(text);
      for (const field of findDescendants(node, 'field_declaration')) {
        const [, name] =
          /^(?:bool|int|long|unsigned|size_t|std::size_t)\s+(\w+)\s*(?:=[^;]*|\{[^;]*\})?;$/.exec(field.text) ?? [];
        if (!name) continue;
        const own = new RegExp(
          `(?<![\\w.])(?:this->)?${escapeRegExp(name)}\\s*(?:[-+*/]?=[^=]|\\+\\+|--)|(?:\\+\\+|--)${escapeRegExp(name)}\\b`,
        );
        const read = new RegExp(`(?<![\\w.])${escapeRegExp(name)}\\b`);
        const uses = functions.filter((one) => read.test(one.text));
        if (!uses.some((one) => isLocked(one.text))) continue;
        for (const one of uses) {
          const declared = getField(one, 'declarator')?.text ?? '';
          const isConstructor = /^\w+\(/.test(declared) && !declared.startsWith('~') && !getField(one, 'type');
          const body = getField(one, 'body')?.text ?? '';
          if (
            !isConstructor &&
            !isLocked(one.text) &&
            (own.test(body) || new RegExp(`return\\s+${escapeRegExp(name)}\\s*;`).test(body))
          )
            report(one);
        }
      }
    },
  },
};

/** What is handed to a container or taken out of it. */
export const CONTAINER_RULES: TreeRules = {
  'cpp-inserted-by-reading': createNodeRule(['subscript_expression'], (node, tree) => {
    const name = getField(node, 'argument')?.text ?? '';
    const parent = node.parent;
    if (!/^\w+$/.test(name) || !parent) return false;
    const isMap = new RegExp(`\\b(?:std::)?(?:unordered_)?map\\s*<[^;]*>\\s*&?\\s*${escapeRegExp(name)}\\b`).test(
      tree.root.text,
    );
    const isRead =
      parent.type === 'return_statement' ||
      (parent.type === 'binary_expression' &&
        /==|!=|<|>/.test(parent.children.find(({ named }) => !named)?.type ?? '') &&
        findClosest(node, 'return_statement', 'if_statement', 'condition_clause') !== undefined);
    const fn = enclosingFunction(node)?.text ?? '';
    return (
      isMap &&
      isRead &&
      !new RegExp(
        `\\b${escapeRegExp(name)}(?:\\.(?:count|find|contains|insert|emplace|try_emplace)\\(|\\[[^\\]]*\\]\\s*=[^=])`,
      ).test(fn)
    );
  }),
  'cpp-found-read-at-once': createTextRule(['field_expression'], /^[\w.]+\.find\([^;]*\)\s*->\s*(?:second|first)$/),
  'cpp-front-of-empty': {
    on: ['call_expression'],
    check(node, report) {
      const [, name, method] = /^(\w+)\.(front|back|top)$/.exec(getField(node, 'function')?.text ?? '') ?? [];
      const fn = enclosingFunction(node);
      if (!name || !method || !fn || fn.type !== 'function_definition') return;
      const own = escapeRegExp(name);
      const parameters = getField(fn, 'declarator')?.text ?? '';
      const isGiven = new RegExp(`(?:vector|deque|list|queue|stack|string)\\b[^,()]*&\\s*${own}\\b`).test(parameters);
      if (
        isGiven &&
        !new RegExp(
          `\\b${own}\\.(?:empty|size|length|push\\w*|emplace\\w*|insert|resize|assign)\\(|for\\s*\\([^)]*:\\s*${own}\\b|assert`,
        ).test(fn.text)
      )
        report(node);
    },
  },
  'cpp-comparator-not-strict': createNodeRule(['call_expression'], (node) => {
    const callee = getField(node, 'function')?.text ?? '';
    const lambda = findDescendants(getField(node, 'arguments'), 'lambda_expression').at(-1);
    return (
      /^(?:std::)?(?:ranges::)?(?:stable_)?sort$|(?:nth_element|partial_sort|make_heap|push_heap)$/.test(callee) &&
      lambda !== undefined &&
      /\{\s*return\s+\*?(\w+)[\w.>()-]*\s*[<>]=\s*\*?\w+[\w.>()-]*;\s*\}$/.test(lambda.text)
    );
  }),
  'cpp-copied-in-loop': createNodeRule(['for_range_loop'], (node, tree) => {
    const list = getField(node, 'right')?.text ?? '';
    if (getField(node, 'type')?.text !== 'auto' || getField(node, 'declarator')?.type !== 'identifier') return false;
    const [, element] =
      new RegExp(
        `\\b(?:std::)?(?:vector|list|deque|set|array)\\s*<\\s*([\\w:]+(?:<[^;]*>)?)[^;]*>\\s*&?\\s*${escapeRegExp(list)}\\b`,
      ).exec(tree.root.text) ?? [];
    const name = getField(node, 'declarator')?.text ?? '';
    const isChanged = new RegExp(`\\b${name}(?:\\.\\w+)?\\s*[-+*/]?=[^=]|std::move\\(\\s*${name}`).test(
      getField(node, 'body')?.text ?? '',
    );
    return (
      element !== undefined &&
      !isChanged &&
      !/^(?:int|long|char|double|float|bool|short|unsigned|size_t|std::size_t|u?int\d+_t|std::u?int\d+_t|std::string_view|string_view)$/.test(
        element,
      )
    );
  }),
  'cpp-view-of-temporary': createNodeRule(['declaration'], (node) => {
    if (!/^(?:const\s+)?(?:std::)?string_view\b/.test(node.text)) return false;
    const [, value] = /=\s*([^;]+);$/.exec(node.text) ?? [];
    const [, owner] = /^(\w+)\.substr\(/.exec(value ?? '') ?? [];
    const fn = enclosingFunction(node)?.text ?? '';
    if (owner)
      return (
        new RegExp(`(?:std::)?string(?:\\s+const)?\\s*&?\\s*${owner}\\b`).test(fn) &&
        !new RegExp(`string_view\\s*&?\\s*${owner}\\b`).test(fn)
      );
    return /\bstd::to_string\(|^(?:std::)?string\(|["\w)]\s*\+\s*\w+/.test(value ?? '');
  }),
  'cpp-unsigned-minus-one': createNodeRule(['for_statement'], (node) => {
    const condition = getField(node, 'condition')?.text ?? '';
    const start = getField(node, 'initializer')?.text ?? '';
    const [, list] = /^\w+\s*<\s*([\w.]+)\.(?:size|length)\(\)\s*-\s*\d+$/.exec(condition) ?? [];
    const fn = enclosingFunction(node)?.text ?? '';
    return (
      list !== undefined &&
      !/\bint\s+\w+\s*=/.test(start.replace(/unsigned int/, 'unsigned')) &&
      !new RegExp(`${escapeRegExp(list)}\\.(?:empty\\(\\)|size\\(\\)\\s*(?:[<>]=?|==))`).test(fn.replace(condition, ''))
    );
  }),
  'cpp-front-erased': createTextRule(['call_expression'], /^(\w+)\.erase\(\s*\1\.begin\(\)\s*\)$/, {
    notInFile: /\b(?:deque|list|set|map)\s*</,
  }),
  'cpp-stream-not-checked': createNodeRule(['declaration'], (node) => {
    const [, name] = /^(?:std::)?ifstream\s+(\w+)\s*[({]/.exec(node.text) ?? [];
    const fn = enclosingFunction(node)?.text ?? '';
    return (
      name !== undefined &&
      !new RegExp(
        `!\\s*${name}\\b|${name}\\.(?:is_open|fail|good|bad|exceptions)\\(|if\\s*\\(\\s*${name}\\s*\\)|return\\s+${name}\\b`,
      ).test(fn)
    );
  }),
  'cpp-compared-as-bool': createNodeRule(['return_statement'], (node) => {
    const fn = enclosingFunction(node);
    return (
      /^return\s+(?:std::)?(?:strcmp|strncmp|memcmp|strcasecmp)\([^;]*\);$/.test(node.text) &&
      getField(fn, 'type')?.text === 'bool'
    );
  }),
};

/** What a class owns, and how it is copied. */
export const OWNERSHIP_RULES: TreeRules = {
  'cpp-pointer-copied': {
    on: ['field_initializer'],
    check(node, report) {
      const [, member, other] = /^(\w+)\s*[({]\s*(\w+)\.\1\s*[)}]$/.exec(node.text) ?? [];
      const owner = getClass(node);
      const fn = enclosingFunction(node);
      if (!member || !other || !owner || !fn) return;
      const isPointer = new RegExp(`\\*\\s*${member}\\b\\s*(?:=[^;]*|\\{[^;]*\\})?;`).test(owner.text);
      const isDeleted = new RegExp(`delete\\s*(?:\\[\\s*\\]\\s*)?${member}\\b|free\\(\\s*${member}\\b`).test(
        owner.text,
      );
      if (!isPointer || !isDeleted) return;
      const parameters = getField(fn, 'declarator')?.text ?? '';
      const isMove = /&&/.test(parameters);
      if (!isMove || !new RegExp(`\\b${other}\\.${member}\\s*=\\s*(?:nullptr|NULL|0)|swap\\(`).test(fn.text))
        report(node);
    },
  },
  'cpp-operator-returns-nothing': createNodeRule(
    ['function_definition'],
    (node) =>
      getField(node, 'type')?.text === 'void' &&
      /^operator\s*[-+*/%]\s*\(/.test(getField(node, 'declarator')?.text ?? ''),
  ),
  'cpp-shared-cycle': createNodeRule(['field_declaration'], (node) => {
    const owner = getClass(node);
    const name = getField(owner, 'name')?.text ?? '';
    const own = `(?:std::)?shared_ptr<\\s*${escapeRegExp(name)}\\s*>`;
    return (
      name !== '' &&
      new RegExp(`^${own}\\s+\\w*(?:parent|prev|previous|owner|back)\\w*`, 'i').test(node.text) &&
      (owner?.text.match(new RegExp(own, 'g'))?.length ?? 0) > 1
    );
  }),
  'cpp-getter-not-const': createNodeRule(['function_definition'], (node) => {
    const declarator = getField(node, 'declarator');
    const body = getField(node, 'body')?.text ?? '';
    return (
      getClass(node) !== undefined &&
      /^(?:(?:empty|size|length|isEmpty|is_empty|count)|(?:get|is|has)[A-Z_]\w*)\(\s*\)$/.test(
        declarator?.text ?? '',
      ) &&
      /^\{\s*return\s+[\w.>!=<\s()-]+;\s*\}$/.test(body) &&
      !/\+\+|--|[^=!<>]=[^=]/.test(body) &&
      !/\bstatic\b|\bvirtual\b/.test(node.text.slice(0, 60)) &&
      !/[&*]/.test(node.text.slice(0, (declarator?.start ?? node.start) - node.start))
    );
  }),
  'cpp-removed-without-check': createNodeRule(['subscript_expression'], (node) => {
    const [, index] = /\[\s*--\s*(\w+)\s*\]$/.exec(node.text) ?? [];
    const fn = enclosingFunction(node);
    return (
      index !== undefined &&
      fn !== undefined &&
      !new RegExp(
        `\\b${index}\\s*(?:[<>]=?|[!=]=)|!\\s*${index}\\b|[<>]=?\\s*${index}\\b|empty\\(|assert|\\b(?:if|while)\\s*\\(\\s*${index}\\b|for\\s*\\(`,
      ).test(fn.text)
    );
  }),
};
