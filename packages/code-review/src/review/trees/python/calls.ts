import { findClosest, findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, type TreeRules } from '../rule.ts';
import {
  escapeRegExp,
  getArguments,
  getCallee,
  getFunction,
  getStringValue,
  listAssignments,
  listParameters,
} from '../shared/grammar.ts';
import { createTaintRule, hasRequests, isFromRequest, isMarkup } from '../shared/taint.ts';

/** Calls that return None when there is nothing. */
const MAY_BE_NONE =
  /^(?:re\.(?:match|search|fullmatch)|\w*(?:pattern|regex|_re|RE)\w*\.(?:match|search|fullmatch))$|\.(?:fetchone|first|one_or_none|scalar_one_or_none|find_one)$|^(?:os\.environ\.get|os\.getenv|shutil\.which)$/i;

/** Requests and what is returned for them. */
export const PYTHON_TAINT_RULES: TreeRules = {
  'python-path-from-request': createTaintRule(
    /^(?:open|send_file|os\.(?:remove|unlink|listdir|rename)|shutil\.\w+|(?:pathlib\.)?Path|FileResponse|io\.open)$/,
  ),
  'python-fetch-from-request': createTaintRule(
    /^(?:requests|httpx|session|client)\.(?:get|post|put|delete|head|request)$|^(?:urllib\.request\.)?urlopen$/,
  ),
  'python-xml-from-request': createTaintRule(
    /^(?:ET|etree|ElementTree|minidom|xml\.\w+(?:\.\w+)*|lxml\.etree|sax)\.(?:fromstring|parse|XML|parseString|iterparse)$/,
  ),
  'python-redirect-from-request': createTaintRule(/^(?:redirect|HttpResponseRedirect|RedirectResponse)$/),
  'python-html-from-request': {
    on: ['return_statement', 'call'],
    check(node, report, tree) {
      if (!hasRequests(tree)) return;
      if (node.type === 'call') {
        const [first] = getArguments(node);
        if (
          /^(?:HttpResponse|HTMLResponse|make_response|Response|mark_safe|Markup|format_html)$/.test(getCallee(node)) &&
          isMarkup(first) &&
          isFromRequest(first)
        )
          report(node);
        return;
      }
      const [value] = getNamedChildren(node);
      if (value && /^(?:string|binary_operator|call)$/.test(value.type) && isMarkup(value) && isFromRequest(value)) {
        const isWrapped = value.type === 'call' && !/\.format$/.test(getCallee(value));
        if (!isWrapped) report(node);
      }
    },
  },
};

export const PYTHON_CALL_RULES: TreeRules = {
  'python-none-read': {
    on: ['attribute', 'subscript'],
    check(node, report) {
      const object = getField(node, 'object') ?? getField(node, 'value');
      const fn = getFunction(node);
      if (object?.type === 'call') {
        if (
          MAY_BE_NONE.test(getCallee(object)) &&
          getArguments(object).length < (/environ|getenv/.test(getCallee(object)) ? 2 : 9) &&
          !findClosest(node, 'try_statement')
        )
          report(node);
        return;
      }
      if (object?.type !== 'identifier' || !fn) return;
      const name = object.text;
      const own = escapeRegExp(name);
      const all = listAssignments(fn).filter(({ target }) => target === name);
      const [made] = all;
      if (
        all.length !== 1 ||
        made?.value?.type !== 'call' ||
        !MAY_BE_NONE.test(getCallee(made.value)) ||
        made.node.end > node.start
      )
        return;
      if (/environ|getenv/.test(getCallee(made.value)) && getArguments(made.value).length > 1) return;
      const isChecked = new RegExp(
        `\\b(?:if|while|and|or|not|assert|elif)\\s+\\(?${own}\\b|\\b${own}\\s+is\\b|\\b${own}\\s*[=!]=|\\b(?:is_not_none|assertIsNotNone)\\(\\s*${own}\\b|\\bexcept\\s+\\(?(?:AttributeError|TypeError|Exception)`,
      );
      const firstUse = findDescendants(fn, 'identifier').find((one) => one.text === name && one.start > made.node.end);
      if (!isChecked.test(fn.text) && firstUse === object) report(node);
    },
  },
  'python-status-not-checked': {
    on: ['call'],
    check(node, report) {
      const [, name] = /^(\w+)\.json$/.exec(getCallee(node)) ?? [];
      const fn = getFunction(node);
      const made = name && fn ? listAssignments(fn).find(({ target }) => target === name)?.value?.text : undefined;
      if (
        !name ||
        !fn ||
        !made ||
        !/^(?:await\s+)?(?:requests|httpx|session|client|self\.session)\.(?:get|post|put|delete|patch)\(/.test(made)
      )
        return;
      if (
        !new RegExp(
          `\\b${escapeRegExp(name)}\\.(?:raise_for_status|status_code|ok|status)\\b|[(,]\\s*${escapeRegExp(name)}\\s*[,)]`,
        ).test(fn.text)
      )
        report(node);
    },
  },
  'python-argument-sorted': {
    on: ['call'],
    check(node, report) {
      const [, name] = /^(\w+)\.(?:sort|reverse)$/.exec(getCallee(node)) ?? [];
      const fn = getFunction(node);
      if (
        !name ||
        fn?.type !== 'function_definition' ||
        node.parent?.type !== 'expression_statement' ||
        !listParameters(fn).includes(name)
      )
        return;
      const returnsOther = findDescendants(fn, 'return_statement').some((one) => getNamedChildren(one).length > 0);
      if (
        returnsOther &&
        !/sort|order|shuffle/i.test(getField(fn, 'name')?.text ?? '') &&
        !listAssignments(fn).some(({ target }) => target === name)
      )
        report(node);
    },
  },
  'python-alias-changed': {
    on: ['assignment'],
    check(node, report) {
      const fn = getFunction(node);
      const name = getField(node, 'left')?.text ?? '';
      const value = getField(node, 'right');
      if (
        fn?.type !== 'function_definition' ||
        value?.type !== 'identifier' ||
        !/^(?:result|merged|copy|copied|new_\w+|out|output|combined|clone)$/.test(name)
      )
        return;
      const rest = fn.text.slice(node.end - fn.start);
      if (
        listParameters(fn).includes(value.text) &&
        new RegExp(
          `\\b${name}(?:\\[[^\\]\\n]*\\]\\s*[-+*]?=[^=]|\\.(?:append|update|extend|pop|remove|insert|add|setdefault)\\()`,
        ).test(rest)
      )
        report(node);
    },
  },
  'python-equal-without-hash': {
    on: ['class_definition'],
    check(node, report) {
      const members = getNamedChildren(getField(node, 'body') ?? node);
      const names = members.map((one) => getField(one, 'name')?.text ?? '');
      const equal = members.find(
        (one) => one.type === 'function_definition' && getField(one, 'name')?.text === '__eq__',
      );
      if (
        equal &&
        !names.includes('__hash__') &&
        !/__hash__/.test(node.text) &&
        !getField(node, 'superclasses') &&
        node.parent?.type !== 'decorated_definition'
      )
        report(equal);
    },
  },
  'python-lowest-from-zero': {
    on: ['if_statement'],
    check(node, report) {
      const [, item, best] =
        /^(\w+(?:[.[]\w+\]?)*)\s*<\s*(\w*(?:low|min|small|cheap|best|short)\w*)$/i.exec(
          getField(node, 'condition')?.text ?? '',
        ) ?? [];
      const fn = getFunction(node);
      if (
        !item ||
        !best ||
        !fn ||
        !new RegExp(`\\b${best}\\s*=\\s*${escapeRegExp(item)}\\b`).test(getField(node, 'consequence')?.text ?? '')
      )
        return;
      const start = listAssignments(fn).find(({ target }) => target === best);
      if (start?.value && /^0(?:\.0)?$/.test(start.value.text) && findClosest(node, 'for_statement'))
        report(start.node);
    },
  },
  'python-changed-without-lock': {
    on: ['augmented_assignment'],
    check(node, report) {
      const [, object, field] =
        /^(\w+)\.(balance|stock|quantity|count|credits|points|amount|available|views|likes)$/.exec(
          getField(node, 'left')?.text ?? '',
        ) ?? [];
      const fn = getFunction(node);
      if (
        !object ||
        !field ||
        object === 'self' ||
        !fn ||
        /select_for_update|\bF\(|with_for_update|\.lock\b/.test(fn.text)
      )
        return;
      const made = listAssignments(fn).find(({ target }) => target === object)?.value?.text ?? '';
      if (
        /\.objects\.get\(|get_object_or_404\(|\.query\.get\(|session\.get\(/.test(made) &&
        /\bF\(/.test(getField(node, 'right')?.text ?? '') === false
      )
        report(node);
    },
  },
  'python-saved-apart': {
    on: ['function_definition'],
    check(node, report) {
      if (
        /\batomic\b|transaction|\bwith\s/.test(
          `${node.parent?.type === 'decorated_definition' ? node.parent.text : node.text}`,
        )
      )
        return;
      const saves = findDescendants(getField(node, 'body'), 'call').filter(
        (one) =>
          /^\w+\.save$/.test(getCallee(one)) &&
          getArguments(one).length === 0 &&
          one.parent?.type === 'expression_statement' &&
          getFunction(one) === node,
      );
      const names = new Set(saves.map((one) => getCallee(one)));
      if (names.size >= 2 && /\.objects\.|get_object_or_404/.test(node.text) && saves[0]) report(saves[0]);
    },
  },
  'python-threads-not-joined': {
    on: ['return_statement'],
    check(node, report) {
      const fn = getFunction(node);
      if (!fn || node.parent !== getField(fn, 'body') || getNamedChildren(node).length === 0) return;
      const before = fn.text.slice(0, node.start - fn.start);
      if (
        /\bThread\(/.test(before) &&
        /\.start\(\)/.test(before) &&
        !/\.join\(\)|daemon|\.join\(timeout|\.get\(|\.wait\(/.test(before) &&
        !/thread|\bt\b|worker/i.test(node.text)
      )
        report(node);
    },
  },
  'python-pool-left': {
    on: ['assignment'],
    check(node, report) {
      const fn = getFunction(node);
      const name = getField(node, 'left')?.text ?? '';
      const value = getField(node, 'right');
      if (
        !fn ||
        !/^\w+$/.test(name) ||
        value?.type !== 'call' ||
        !/(?:^|\.)(?:ThreadPoolExecutor|ProcessPoolExecutor|Pool)$/.test(getCallee(value))
      )
        return;
      if (
        !new RegExp(
          `\\b${name}\\.(?:shutdown|close|terminate|join)\\(|\\bwith\\s+${name}\\b|return\\s+${name}\\b|[=(,]\\s*${name}\\s*[,)\\n]`,
        ).test(fn.text.slice(node.end - fn.start))
      )
        report(node);
    },
  },
  'python-connection-left': {
    on: ['assignment'],
    check(node, report) {
      const fn = getFunction(node);
      const name = getField(node, 'left')?.text ?? '';
      const value = getField(node, 'right');
      if (
        !fn ||
        !/^\w+$/.test(name) ||
        value?.type !== 'call' ||
        !/^(?:sqlite3|psycopg2|pymysql|MySQLdb)\.connect$|^(?:smtplib\.SMTP(?:_SSL)?|ftplib\.FTP|socket\.socket|imaplib\.IMAP4_SSL|imaplib\.IMAP4)$/.test(
          getCallee(value),
        )
      )
        return;
      const rest = fn.text.slice(node.end - fn.start);
      const isEnded = new RegExp(
        `\\b${name}\\.(?:close|quit|logout|shutdown|detach)\\b|with\\s+(?:contextlib\\.)?(?:closing\\(\\s*)?${name}\\b|return\\s+${name}\\s*$|return\\s+${name}\\b(?!\\.)|[(,=]\\s*${name}\\s*[,)\\n]|yield\\s+${name}\\b`,
        'm',
      );
      if (!isEnded.test(rest)) report(node);
    },
  },
  'python-lock-not-released': {
    on: ['call'],
    check(node, report) {
      const [, lock] = /^([\w.]*lock\w*)\.acquire$/i.exec(getCallee(node)) ?? [];
      const fn = getFunction(node);
      if (!lock || !fn || node.parent?.type !== 'await' || node.parent.parent?.type !== 'expression_statement') return;
      const release = findDescendants(fn, 'call').find((one) => getCallee(one) === `${lock}.release`);
      if (release && !findClosest(release, 'finally_clause')) report(node);
    },
  },
  'python-read-then-written': {
    on: ['assignment'],
    check(node, report) {
      const fn = getFunction(node);
      const left = getField(node, 'left')?.text ?? '';
      const right = getField(node, 'right')?.text ?? '';
      if (!fn || !/^async\b/.test(fn.text) || !/^(?:self\.)?\w+$/.test(left)) return;
      const [, held] = /^(\w+)\s*[-+]\s*\w+$/.exec(right) ?? [];
      const read = held
        ? listAssignments(fn).find(({ target, value }) => target === held && value?.text === left)
        : undefined;
      if (!read || read.node.end > node.start) return;
      const between = fn.text.slice(read.node.end - fn.start, node.start - fn.start);
      if (
        /\bawait\b/.test(between) &&
        !/lock/i.test(fn.text) &&
        (left.startsWith('self.') || new RegExp(`\\bglobal\\b[^\\n]*\\b${left}\\b`).test(fn.text))
      )
        report(node);
    },
  },
  'python-unset-without-match': {
    on: ['return_statement'],
    check(node, report) {
      const fn = getFunction(node);
      const value = getNamedChildren(node)[0];
      if (fn?.type !== 'function_definition' || node.parent !== getField(fn, 'body') || value?.type !== 'identifier')
        return;
      const all = listAssignments(fn).filter(({ target }) => target.split(/\W+/).includes(value.text));
      if (all.length === 0 || listParameters(fn).includes(value.text)) return;
      const isLoopOnly = all.every(({ node: made }) => {
        const branch = findClosest(
          made,
          'if_statement',
          'for_statement',
          'while_statement',
          'try_statement',
          'with_statement',
          'function_definition',
        );
        const loop = findClosest(made, 'for_statement', 'while_statement', 'function_definition');
        return branch?.type === 'if_statement' && loop?.type === 'for_statement' && !/\belse\b/.test(loop.text);
      });
      const own = escapeRegExp(value.text);
      if (
        isLoopOnly &&
        !new RegExp(
          `\\bglobal\\b[^\\n]*\\b${own}\\b|\\bfor\\s+[^\\n]*\\b${own}\\b[^\\n]*\\bin\\b|\\bas\\s+${own}\\b`,
        ).test(fn.text)
      )
        report(node);
    },
  },
  'python-float-range': createNodeRule(
    ['call'],
    (node) =>
      getCallee(node) === 'range' &&
      getArguments(node).some((one) => one.type === 'binary_operator' && one.children.some(({ type }) => type === '/')),
  ),
  'python-random-beyond': createNodeRule(
    ['call'],
    (node) => /(?:^|\.)randint$/.test(getCallee(node)) && /^len\(\w+\)$/.test(getArguments(node)[1]?.text ?? ''),
  ),
  'python-password-by-name': createNodeRule(
    ['call'],
    (node) => /\.set_password$/.test(getCallee(node)) && (getStringValue(getArguments(node)[0])?.length ?? 0) > 3,
  ),
};
