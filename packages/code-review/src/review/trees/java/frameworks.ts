import { findClosest, findDescendants, getField, getNamedChildren } from '../look.ts';
import { createNodeRule, createTextRule, type TreeRules } from '../rule.ts';
import { escapeRegExp, getCallee, LOOPS } from '../shared/grammar.ts';
import { findDeclaredType, getMethodName, getModifiers } from './names.ts';

const METHODS = ['method_declaration', 'constructor_declaration'];
const getClass = (node: Parameters<typeof findClosest>[0]) => findClosest(node, 'class_declaration');

/** Spring, servlets, and Android. */
export const FRAMEWORK_RULES: TreeRules = {
  'java-field-injection': createNodeRule(['field_declaration'], (node) =>
    /@(?:Autowired|Inject)\b/.test(getModifiers(node)),
  ),
  'java-transaction-not-applied': createNodeRule(
    ['method_declaration'],
    (node) => /@Transactional\b/.test(getModifiers(node)) && /\bprivate\b|\bfinal\b/.test(getModifiers(node)),
  ),
  'java-optional-unchecked': createNodeRule(['method_invocation'], (node, tree) => {
    if (getMethodName(node) !== 'get' || getField(node, 'arguments')?.text !== '()') return false;
    const object = getField(node, 'object');
    const method = findClosest(node, ...METHODS)?.text ?? '';
    if (object?.type === 'method_invocation')
      return (
        /^(?:find(?:ById|First|Any|By\w+|One)|max|min|reduce)$/.test(getMethodName(object)) &&
        !/isPresent|isEmpty\(/.test(method)
      );
    return (
      object?.type === 'identifier' &&
      findDeclaredType(object.text, tree, node) === 'Optional' &&
      !new RegExp(`\\b${escapeRegExp(object.text)}\\.(?:isPresent|isEmpty|ifPresent)\\(`).test(method)
    );
  }),
  'java-shared-servlet-field': {
    on: ['assignment_expression'],
    check(node, report) {
      const target = (getField(node, 'left')?.text ?? '').replace(/^this\./, '');
      const method = findClosest(node, 'method_declaration');
      const owner = getClass(node);
      if (!method || !owner || !/^\w+$/.test(target)) return;
      const isServlet = /\bextends\s+\w*HttpServlet\b/.test(owner.text.slice(0, 300));
      const isController = /@(?:Rest)?Controller\b|@Service\b/.test(getModifiers(owner));
      if (
        !(isServlet && /^(?:do[A-Z]\w*|service)$/.test(getMethodName(method))) &&
        !(isController && /Mapping\b/.test(getModifiers(method)))
      )
        return;
      const isField = findDescendants(owner, 'field_declaration').some(
        (one) =>
          getClass(one) === owner &&
          !/\bfinal\b|\bstatic\b/.test(getModifiers(one)) &&
          getNamedChildren(one).some((child) => getField(child, 'name')?.text === target),
      );
      const isLocal = new RegExp(`\\b[A-Z]?\\w+(?:<[^>]*>)?\\s+${escapeRegExp(target)}\\s*[=;]`).test(method.text);
      if (isField && !isLocal) report(node);
    },
  },
  'java-context-leak': createNodeRule(
    ['field_declaration'],
    (node) =>
      /\bstatic\b/.test(getModifiers(node)) &&
      /^(?:Activity|Context|View|TextView|ImageView|Fragment|Button)$|Activity$|Fragment$/.test(
        getField(node, 'type')?.text ?? '',
      ),
  ),
  'java-preferences-not-applied': createTextRule(
    ['expression_statement'],
    /\.edit\(\)(?:\.(?:put\w+|remove|clear)\([\s\S]*\))+;$/,
    { unless: /\.(?:apply|commit)\(\)/ },
  ),
  'java-unchecked-page': createTextRule(
    ['method_invocation'],
    /\.loadUrl\([\s\S]*(?:getStringExtra|getDataString|getData\(\)|getQueryParameter)\(/,
  ),
  'java-inner-task': createNodeRule(
    ['class_declaration'],
    (node) =>
      getClass(node) !== undefined &&
      /\bextends\s+(?:AsyncTask|Handler)\b/.test(node.text.slice(0, 200)) &&
      !/\bstatic\b/.test(getModifiers(node)),
  ),
  'java-finalizer': createNodeRule(
    ['method_declaration'],
    (node) => getMethodName(node) === 'finalize' && getField(node, 'parameters')?.text === '()',
  ),
  'java-secret-in-text': createNodeRule(['return_statement'], (node) => {
    const method = findClosest(node, 'method_declaration');
    return (
      method !== undefined &&
      getMethodName(method) === 'toString' &&
      /\+\s*(?:this\.)?(?:pin|password|passwd|secret|ssn|cvv|cardNumber|token|apiKey)\b/i.test(node.text)
    );
  }),
  'java-throws-everything': createNodeRule(['method_declaration'], (node) => {
    const thrown = node.children.find(({ type }) => type === 'throws')?.text ?? '';
    return (
      /\bthrows\s+(?:\w+\s*,\s*)*(?:Exception|Throwable)\b/.test(thrown) &&
      /\bpublic\b/.test(getModifiers(node)) &&
      !/@(?:Test|Override|BeforeEach|AfterEach|Before|After|Bean)\b/.test(getModifiers(node)) &&
      !/^(?:main|call|setUp|tearDown|test\w*|close)$/.test(getMethodName(node))
    );
  }),
  'java-query-for-each': createNodeRule(['method_invocation'], (node, tree) => {
    if (!findClosest(node, ...LOOPS)) return false;
    const callee = getCallee(node);
    if (/^\w*(?:[rR]epository|Repo|Dao|dao|mapper)\.(?:find|get|load|select|count|exists)\w*$/.test(callee))
      return true;
    if (!/^\w+$/.test(callee)) return false;
    const own = tree.nodes.filter((one) => one.type === 'method_declaration' && getMethodName(one) === callee);
    return (
      own.length === 1 && /\.(?:executeQuery|prepareStatement|createQuery|queryForObject)\(/.test(own[0]?.text ?? '')
    );
  }),
};

const STREAM_METHOD =
  /^(?:filter|map\w*|flatMap|collect|forEach|count|reduce|toList|toArray|sum|average|min|max|anyMatch|allMatch|noneMatch|findFirst|findAny|sorted|distinct|limit|skip|peek)$/;

/** Streams and files. */
export const STREAM_RULES: TreeRules = {
  'java-stream-never-run': createNodeRule(
    ['expression_statement'],
    (node) =>
      /\.(?:stream|parallelStream)\(\)/.test(node.text) &&
      /\.(?:peek|map|filter|sorted|distinct|flatMap|limit|skip|mapToInt|boxed)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\);$/.test(
        node.text,
      ),
  ),
  'java-maximum-reversed': createTextRule(
    ['method_invocation'],
    /\.(?:max|min)\(\s*\(\s*(\w+)\s*,\s*(\w+)\s*\)\s*->\s*\w+\.compare\(\s*\2\b[\w.()]*\s*,\s*\1\b[\w.()]*\)\s*\)$/,
  ),
  'java-stream-used-twice': {
    on: ['local_variable_declaration', 'formal_parameter'],
    check(node, report) {
      if (!/^(?:Int|Long|Double)?Stream\b/.test(getField(node, 'type')?.text ?? '')) return;
      const method = findClosest(node, ...METHODS);
      const name = (getField(node, 'name') ?? getField(getField(node, 'declarator'), 'name'))?.text ?? '';
      const uses = method
        ? findDescendants(method, 'method_invocation').filter(
            (one) =>
              one.start > node.start &&
              getField(one, 'object')?.text === name &&
              STREAM_METHOD.test(getMethodName(one)),
          )
        : [];
      const second = uses[1];
      if (
        second &&
        !new RegExp(`\\b${escapeRegExp(name)}\\s*=[^=]`).test(method?.text.slice(node.end - (method?.start ?? 0)) ?? '')
      )
        report(second);
    },
  },
  'java-shared-in-parallel': createTextRule(
    ['expression_statement'],
    /\.parallelStream\(\)[\s\S]*\.forEach\([\s\S]*->[\s\S]*\b\w+\.(?:put|add|merge|append|remove|computeIfAbsent)\(/,
    {
      notInFile:
        /\b(?:ConcurrentHashMap|synchronizedList|synchronizedMap|CopyOnWriteArrayList|ConcurrentLinkedQueue)\b/,
    },
  ),
  'java-file-stream-left-open': createNodeRule(
    ['method_invocation'],
    (node) =>
      /^Files\.(?:lines|list|walk|find|newDirectoryStream)$/.test(getCallee(node)) &&
      !findClosest(node, 'resource') &&
      !/^(?:return_statement|argument_list)$/.test(node.parent?.type ?? ''),
  ),
  'java-duplicate-keys': createTextRule(
    ['method_invocation'],
    /^(?:Collectors\.)?toMap\(\s*\w+::(?!get(?:Id|Key|Code|Name|Email)\b|id\b|key\b|code\b|name\b|email\b)\w+\s*,\s*[^,]+\)$/,
  ),
  'java-read-count-ignored': createNodeRule(['method_invocation'], (node) => {
    const [, buffer] = /\.write\(\s*(\w+)\s*\)$/.exec(node.text) ?? [];
    const loop = findClosest(node, 'while_statement', 'do_statement', 'for_statement');
    return buffer !== undefined && loop !== undefined && new RegExp(`\\.read\\(\\s*${buffer}\\s*\\)`).test(loop.text);
  }),
  'java-fixed-iv': createTextRule(
    ['object_creation_expression'],
    /^new\s+(?:IvParameterSpec|GCMParameterSpec)\((?:\s*\d+\s*,)?\s*(?:new\s+byte\s*\[|"[^"]*"\.getBytes|[A-Z_]+\s*\))/,
  ),
  'java-session-cookie-open': createTextRule(
    ['object_creation_expression'],
    /^new\s+Cookie\(\s*"(?:\w*session\w*|\w*token\w*|auth\w*|sid|jwt)"/i,
    { unless: /setHttpOnly\(\s*true/ },
  ),
  'java-cleartext-address': createTextRule(
    ['method_invocation', 'object_creation_expression'],
    /^(?:new\s+(?:URL|URI|HttpGet|HttpPost|\w*Task\(\)\.execute)|URI\.create|[\w.()\s]*\.(?:url|uri|getForObject|postForObject|execute))\(\s*"http:\/\/(?!localhost|127\.|10\.|192\.168|0\.0\.0\.0)/,
  ),
};
