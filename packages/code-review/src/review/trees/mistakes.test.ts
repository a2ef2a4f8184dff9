import type { Language } from '@foothold/contracts/coaching/choices';
import { describe, expect, it } from 'vitest';
import { lintTree } from './lint.ts';
import { parse } from './syntax.ts';

const findRules = async (code: string, language: Language) =>
  lintTree(await parse(code, language), language).map(({ rule }) => rule);

const wrapInJava = (code: string) => `class Orders { long run(String text, int count, double[] all) { ${code} } }`;
const wrapInCpp = (code: string) => `void run(const char* text, int low, int high, Node* node) { ${code} }`;

describe('mistakes in Java', () => {
  it.each([
    ['chained-comparison', 'go(1 < count < 3);'],
    ['size-never-negative', 'if (text.length() >= 0) go();'],
    ['single-and', 'if (text != null & text.isEmpty()) go();'],
    ['wrong-loop-variable', 'for (int j = 0; j < count; i++) { go(j); }'],
    ['covered-condition', 'if (count > 10) { go(); } else if (count > 50) { stop(); }'],
    ['index-at-size', 'go(list.get(list.size()));'],
    ['next-beyond-end', 'for (int i = 0; i < all.length; i++) { go(all[i + 1]); }'],
    ['middle-overflows', 'int mid = (low + high) / 2; go(mid);'],
    ['lost-loop-assignment', 'for (double one : all) { one = one * 2; }'],
    ['exception-not-thrown', 'new IllegalStateException("no");'],
    ['compared-with-itself', 'if (text.equals("a") || text.equals("a")) go();'],
    ['empty-catch-clause', 'try { go(); } catch (Exception e) { // ignore\n }'],
    ['java-array-equals', 'go(all.equals(other));'],
    ['java-array-text', 'go("all: " + all);'],
    ['java-decimal-from-double', 'go(new BigDecimal(0.1));'],
    ['java-integer-division', 'double part = count / 2; go(part);'],
    ['java-int-overflow', 'return count * 1000 * 60 * 60;'],
    ['java-optional-get', 'Optional<String> one = find(); go(one.get());'],
    ['java-equals-null', 'if (text.equals(null)) go();'],
    ['java-executor-left', 'ExecutorService pool = Executors.newFixedThreadPool(2); pool.submit(task);'],
    ['java-html-from-request', 'response.getWriter().println("<p>" + request.getParameter("a"));'],
    ['java-fetch-from-request', 'String to = request.getParameter("a"); open(new URL(to));'],
    ['java-path-from-request', 'String to = request.getParameter("a"); open(new File("/srv/" + to));'],
    ['java-redirect-from-request', 'response.sendRedirect(request.getParameter("a"));'],
    ['java-xxe', 'DocumentBuilderFactory.newInstance().newDocumentBuilder();'],
    ['java-secret-compared', 'go(given.equals(expectedToken));'],
    ['java-secret-logged', 'log.info("in with " + password);'],
    ['java-trust-all', 'connection.setHostnameVerifier((host, session) -> true);'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(wrapInJava(code), 'java')).toContain(rule);
  });

  it.each([
    ['calls-itself-unchanged', 'class A { int getPort() { return getPort(); } }'],
    ['java-null-collection', 'class A { List<String> all() { return null; } }'],
    ['java-public-field', 'class A { public Map<String, Integer> all; }'],
    ['java-unused-import', 'import java.util.List;\nclass A { }'],
    [
      'java-double-checked',
      'class A { static A one; static A get() { if (one == null) { synchronized (A.class) { if (one == null) { one = new A(); } } } return one; } }',
    ],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(code, 'java')).toContain(rule);
  });

  it.each([
    'if (count > 50) { go(); } else if (count > 10) { stop(); }',
    'for (int i = 0; i < all.length - 1; i++) { go(all[i + 1]); }',
    'for (int i = 0; i < all.length; i++) { if (i + 1 < all.length) { go(all[i + 1]); } }',
    'for (int i = 0, j = 9; i < j; j--) { go(i, j); }',
    'if ((flags & MASK) != 0) go();',
    'while (reader.read() == 1 || reader.read() == 1) go();',
    'return count * 1000L * 60 * 60;',
    'double part = count / 2.0; go(part);',
    'go(String.valueOf(count).equals(text));',
    'for (double one : all) { one = one * 2; go(one); }',
    'open(new File("/srv/" + Paths.get(request.getParameter("a")).getFileName()));',
  ])('reports nothing in %s', async (code) => {
    expect(await findRules(wrapInJava(code), 'java')).toEqual([]);
  });
});

describe('slips in C++', () => {
  it.each([
    ['cpp-text-identity', 'if (text == "admin") go();'],
    ['cpp-null-dereference', 'if (node == nullptr) { node->run(); }'],
    ['cpp-null-dereference', 'if (!node) { node->run(); }'],
    ['cpp-find-as-condition', 'if (name.find("a")) { go(); }'],
    ['cpp-remove-without-erase', 'std::remove(all.begin(), all.end(), 3);'],
    ['cpp-result-ignored', 'all.empty();'],
    ['cpp-no-effect', 'low == 2;'],
    ['cpp-sizeof-pointer', 'auto* p = static_cast<Node*>(std::malloc(sizeof(node))); use(p);'],
    ['cpp-memset-swapped', 'memset(a, 32, 0);'],
    ['cpp-shadowed', 'int sum = 0; if (low) { int sum = high; use(sum); } use(sum);'],
    ['cpp-unused-variable', 'int left = low * 2;'],
    ['cpp-sign-compare', 'for (int i = 0; i < all.size(); i++) use(i);'],
    ['cpp-int-overflow', 'std::int64_t all = low * 24 * 60 * 60 * 1000; use(all);'],
    ['cpp-loop-after-delete', 'for (Node* n = node; n; n = n->next) { delete n; }'],
    ['cpp-use-after-move', 'std::string a = make(); take(std::move(a)); use(a + "!");'],
    ['cpp-thread-left', 'std::thread worker(go, 1); go();'],
    ['cpp-two-owners', 'std::shared_ptr<int> a(raw); std::shared_ptr<int> b(raw);'],
    ['cpp-guessable-file', 'use(tmpnam(nullptr));'],
    ['cpp-secret-compared', 'if (given == secret) go();'],
    ['exception-not-thrown', 'std::runtime_error("no");'],
    ['single-and', 'if (node != nullptr & node->left == 1) go();'],
    ['one-too-far', 'for (int i = 0; i <= size_; ++i) use(a[i]);'],
    ['same-branches', 'use(low == 1 ? high : high);'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(wrapInCpp(code), 'cpp')).toContain(rule);
  });

  it.each([
    ['cpp-view-of-local', 'std::string_view f(std::string text) { return text; }'],
    ['cpp-dangling-capture', 'auto f() { int a = 5; return [&](int b) { return a + b; }; }'],
    ['cpp-return-missing', 'int f(bool a) { if (a) { return 1; } }'],
    ['cpp-integer-division', 'double f(int a, int b) { return a / b; }'],
    [
      'cpp-override-unsaid',
      'class A { public: virtual ~A(); virtual int f(); }; class B : public A { int f() { return 1; } };',
    ],
    ['cpp-self-assignment-unsafe', 'A& A::operator=(const A& o) { delete p_; p_ = new B(*o.p_); return *this; }'],
    ['cpp-lock-without-guard', 'std::mutex m; void f() { m.lock(); go(); m.unlock(); }'],
    ['cpp-unused-private', 'class A { public: void f(); private: int g() { return 1; } };'],
    ['cpp-delete-mismatch', 'class A { A() : p_(new int[3]) {} ~A() { delete p_; } int* p_; };'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(code, 'cpp')).toContain(rule);
  });

  it.each([
    'if (std::string_view(text) == "admin") go();',
    'if (node == nullptr) { node = make(); node->run(); }',
    'if (name.find("a") != std::string::npos) { go(); }',
    'all.erase(std::remove(all.begin(), all.end(), 3), all.end());',
    'std::cout << low;',
    'std::string a = make(); take(std::move(a)); a = make(); use(a);',
    'std::thread worker(go, 1); worker.join();',
    'for (Node* n = node; n;) { Node* next = n->next; delete n; n = next; }',
    'use(a < b > (c));',
  ])('reports nothing in %s', async (code) => {
    expect(await findRules(wrapInCpp(code), 'cpp')).toEqual([]);
  });

  it.each([
    'int f(bool a) { if (a) { return 1; } return 2; }',
    'int f(int a) { switch (a) { default: return 1; } }',
    'int f() { throw std::logic_error("no"); }',
    'std::function<int(int)> f() { int a = 5; return [a](int b) { return a + b; }; }',
  ])('reports nothing in %s', async (code) => {
    expect(await findRules(code, 'cpp')).toEqual([]);
  });
});

describe('mistakes in Python', () => {
  it.each([
    ['python-shared-rows', 'grid = [[0] * 3] * 3\n'],
    [
      'python-method-not-called',
      'class A:\n    def size(self):\n        return 1\n    def f(self):\n        return self.size == 0\n',
    ],
    ['python-compared-with-itself', 'if a.b == a.b:\n    go()\n'],
    ['float-equality', 'if a * 1.1 == b:\n    go()\n'],
    ['python-decimal-from-float', 'x = Decimal(0.1)\n'],
    ['python-except-unreachable', 'try:\n    go()\nexcept Exception:\n    a()\nexcept ValueError:\n    b()\n'],
    ['python-lock-without-with', 'def f():\n    lock.acquire()\n    go()\n    lock.release()\n'],
    ['python-result-dropped', 'name.strip()\n'],
    ['python-result-dropped', 'map(go, xs)\n'],
    ['python-in-place-result', 'xs = xs.sort()\n'],
    ['python-find-as-condition', 'if text.find("a"):\n    go()\n'],
    ['python-in-text', 'if a in (1):\n    go()\n'],
    ['same-branches', 'if a:\n    go()\nelse:\n    go()\n'],
    ['covered-condition', 'if a > 1:\n    go()\nelif a > 5:\n    stop()\n'],
    [
      'loop-runs-once',
      'def f(xs):\n    for x in xs:\n        if x:\n            return x\n        else:\n            return None\n',
    ],
    ['python-maybe-unset', 'def f(a):\n    if a == 1:\n        b = 1\n    elif a == 2:\n        b = 2\n    return b\n'],
    ['sign-after-assignment', 'count =+ 1\n'],
    ['calls-itself-unchanged', 'def f(a):\n    return f(a)\n'],
    ['python-missing-f', 'def f(kind):\n    return "Your {kind}"\n'],
    ['python-next-beyond-end', 'for i in range(len(xs)):\n    print(xs[i + 1])\n'],
    ['python-changed-while-looped', 'for k in d.keys():\n    del d[k]\n'],
    ['python-unawaited', 'async def f():\n    asyncio.sleep(1)\n'],
    ['python-fetch-from-request', 'requests.get(request.args["a"])\n'],
    ['python-path-from-request', 'def f():\n    name = request.args["a"]\n    return send_file("/srv/" + name)\n'],
    ['python-redirect-from-request', 'redirect(request.args["next"])\n'],
    ['python-template-from-text', 'render_template_string("<h1>" + request.args["a"])\n'],
    [
      'python-secret-compared',
      'def f(a, signature):\n    expected = hmac.new(a).hexdigest()\n    return expected == signature\n',
    ],
    ['python-secret-logged', 'print(password)\n'],
    ['python-permission-by-assert', 'assert user.is_admin\n'],
  ])('%s: %j', async (rule, code) => {
    expect(await findRules(code, 'python')).toContain(rule);
  });

  it.each([
    'grid = [[0] * 3 for _ in range(3)]\nrow = [0] * 3\n',
    'class A:\n    @property\n    def size(self):\n        return 1\n    def f(self):\n        return self.size == 0\n',
    'try:\n    go()\nexcept Exception:\n    a()\nexcept:\n    b()\n',
    'if a == 0.5:\n    go()\n',
    'graph = nx.reverse(graph, copy=False)\n',
    'for i in range(len(xs)):\n    if i + 1 < len(xs):\n        print(xs[i + 1])\n',
    'def f(a):\n    b = 0\n    if a == 1:\n        b = 1\n    elif a == 2:\n        b = 2\n    return b\n',
    'def f(kind):\n    return "Your {kind}".format(kind=kind)\n',
    'requests.get(url, params=request.args)\n',
    'send_file(secure_filename(request.args["a"]))\n',
    'for x in xs:\n    if x:\n        return x\n    else:\n        y = x\n',
  ])('reports nothing in %j', async (code) => {
    expect(await findRules(code, 'python')).toEqual([]);
  });
});

describe('C++ macros', () => {
  it.each([
    'class APP_EXPORT Widget {\npublic:\n  virtual ~Widget() = default;\n  bool open() const;\n};\n',
    'struct Point {\n  FORCE_INLINE int x() const { return x_; }\n  int x_ = 0;\n};\n',
    'class Widget : public Base {\n  Q_OBJECT\npublic:\n  void close() NOEXCEPT_IF_SAFE { go(); }\n};\n',
    'namespace app {\nNAMESPACE_EXTRA_BEGIN\nint count();\n}\n',
  ])('are skipped: %j', async (code) => {
    const { errors } = await parse(code, 'cpp');
    expect(errors).toEqual([]);
  });
});
