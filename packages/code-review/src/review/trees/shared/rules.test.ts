import { describe, expect, it } from 'vitest';
import { findTreeRules as find } from '../testing.ts';

/** Each rule with code that it must report, in more than one language where it differs. */
describe('rules for every language', () => {
  it.each([
    ['always-decided', 'javascript', "if (role !== 'admin' || role !== 'root') stop();"],
    ['always-decided', 'python', 'if role != "a" or role != "b":\n    stop()\n'],
    ['always-decided', 'java', 'class A { boolean f(int i, int n) { return i >= 0 || i < n; } }'],
    ['always-decided', 'typescript', 'const isWeekend = (d: Date) => d.getDay() === 6 && d.getDay() === 0;'],
    ['null-checked-late', 'cpp', 'int f(Node* n) { int v = n->v; if (n == nullptr) return 0; return v; }'],
    [
      'covered-by-earlier',
      'typescript',
      'function f(x) { if (x > 50) return 1; else if (x > 90) return 2; return 3; }',
    ],
    [
      'covered-by-earlier',
      'java',
      'class A { int f(int x) { if (x > 50) { return 1; } if (x > 90) { return 2; } return 3; } }',
    ],
    ['covered-by-earlier', 'python', 'def f(x):\n    if x > 50:\n        return 1\n    if x > 90:\n        return 2\n'],
    ['bit-mask-compared', 'cpp', 'bool f(int score) { return score & 1 == 0; }'],
    ['scaled-wrong-way', 'javascript', 'const days = (b - a) / 1000 * 60 * 60 * 24;'],
    ['power-by-xor', 'python', 'x = (v - mean) ^ 2\n'],
    ['average-of-nothing', 'python', 'def average(xs):\n    return sum(xs) / len(xs)\n'],
    [
      'endless-loop',
      'java',
      'class A { int f(List<String> a) { int i = 0; while (i < a.size()) { go(a.get(i)); } return i; } }',
    ],
    ['endless-loop', 'python', 'def f(n):\n    i = 0\n    while i < n:\n        print(i)\n'],
    [
      'search-never-ends',
      'python',
      'def f(xs, x):\n    low, high = 0, len(xs) - 1\n    while low <= high:\n        mid = (low + high) // 2\n        if xs[mid] < x:\n            low = mid\n        else:\n            high = mid - 1\n',
    ],
    [
      'search-beyond-end',
      'java',
      'class A { int f(int[] a, int x) { int low = 0; int high = a.length; while (low <= high) { int mid = low + (high - low) / 2; if (a[mid] < x) low = mid + 1; else high = mid - 1; } return low; } }',
    ],
    ['removal-skips', 'javascript', 'for (let i = 0; i < a.length; i++) { if (a[i] === x) a.splice(i, 1); }'],
    [
      'retries-forever',
      'python',
      'def f():\n    while True:\n        try:\n            return go()\n        except OSError:\n            pass\n',
    ],
    [
      'retries-forever',
      'python',
      'def f(retries):\n    while retries > 0:\n        try:\n            return go()\n        except OSError:\n            continue\n',
    ],
    ['recursion-without-end', 'python', 'def factorial(n):\n    return n * factorial(n - 1)\n'],
    ['repeats-itself', 'javascript', 'function f(n) { if (n === 0) return 1; return n * f(n); }'],
    ['null-then-read', 'java', 'class A { void f() { String s = null; if (s.length() > 0) go(); } }'],
    ['null-then-read', 'cpp', 'void f() { int* q = nullptr; go(*q); }'],
    ['element-at-length', 'python', 'def last(items):\n    return items[len(items)]\n'],
    ['beyond-fixed-array', 'cpp', 'void f() { int a[10]; for (int i = 0; i <= 10; i++) a[i] = i; }'],
    ['beyond-fixed-array', 'java', 'class A { void f() { int[] a = new int[5]; a[5] = 1; } }'],
    ['always-decided', 'cpp', 'bool f(int a) { return a == 1 || 2; }'],
    ['query-in-loop', 'python', 'def f():\n    for o in orders:\n        c = Customer.objects.get(pk=o.id)\n'],
    ['secret-by-shape', 'cpp', `const char* k = "AKIA${'IOSFODNN7QWERTYU'}";`],
    ['password-in-address', 'python', 'DB = "postgres://admin:Sup3r@db.internal/shop"\n'],
    ['password-in-address', 'java', 'class A { String u = "jdbc:mysql://db/shop?user=root&password=Geheim9"; }'],
    ['password-as-argument', 'java', 'class A { void f() { DriverManager.getConnection(URL, "root", "Geheim9"); } }'],
    ['token-not-verified', 'python', 'claims = jwt.decode(token, options={"verify_signature": False})\n'],
    ['token-not-verified', 'javascript', 'const claims = jwt.decode(token);'],
    ['cookie-readable', 'javascript', "res.cookie('a', b, { httpOnly: false });"],
    ['cookie-readable', 'java', 'class A { void f(Cookie c) { c.setHttpOnly(false); } }'],
    ['origin-any-with-credentials', 'javascript', "app.use(cors({ origin: '*', credentials: true }));"],
    ['request-forgery-unchecked', 'python', '@csrf_exempt\ndef pay(request):\n    pass\n'],
    ['request-forgery-unchecked', 'java', 'class A { void f(HttpSecurity http) { http.csrf().disable(); } }'],
    ['password-in-plain-text', 'javascript', 'function f(row, password) { return row.password === password; }'],
    ['weak-cipher', 'javascript', "const c = crypto.createCipheriv('aes-128-ecb', key, null);"],
    ['whole-request-saved', 'javascript', 'async function f(req) { await User.create(req.body); }'],
    ['null-check-inverted', 'javascript', 'if (user === null && user.name) go();'],
    ['null-used', 'python', 'def f(user):\n    if user is None:\n        print(user.name)\n'],
  ] as const)('%s in %s: %s', async (rule, language, code) => {
    expect(await find(code, language)).toContain(rule);
  });

  it.each([
    ['javascript', "if (role !== 'admin' && role !== 'root') stop();"],
    ['javascript', "if (kind === 'a' || kind === 'b') go();"],
    ['java', 'class A { boolean f(int i, int n) { return i >= 0 && i < n; } }'],
    ['python', 'def f(waiting):\n    while waiting:\n        go(waiting.pop())\n'],
    ['java', 'class A { void f(int n) { int i = 0; while (i < n) { i += step(); } } }'],
    ['cpp', 'void f(std::istream& in) { std::string word; while (in >> word) ++counts[word]; }'],
    ['cpp', 'void f(int n) { while (n > 0) { read(n); } }'],
    ['python', 'DB = "postgres://user:password@localhost/test"\n'],
    ['python', 'URL = f"postgres://{user}:{password}@{host}/shop"\n'],
    ['javascript', 'function f(form) { return form.password === form.confirmPassword; }'],
    ['python', 'def average(xs):\n    if not xs:\n        return 0\n    return sum(xs) / len(xs)\n'],
    ['javascript', "const claims = jwt.verify(token, key, { algorithms: ['HS256'] });"],
    ['python', 'def f():\n    for o in orders:\n        Product.objects.filter(pk=o.id).update(stock=0)\n'],
  ] as const)('reports nothing in %s: %s', async (language, code) => {
    expect(await find(code, language)).toEqual([]);
  });
});

describe('request data within a function', () => {
  it.each([
    [
      'path-from-request',
      'javascript',
      "app.get('/a', (req, res) => { const a = req.query.a; const b = path.join(root, a); res.sendFile(b); });",
    ],
    [
      'fetch-from-request',
      'typescript',
      'router.get("/", async (req, res) => { const url = String(req.query.url); const r = await fetch(url); });',
    ],
    [
      'redirect-from-request',
      'javascript',
      "app.get('/a', (req, res) => { const { next } = req.query; res.redirect(next); });",
    ],
    [
      'html-from-request',
      'javascript',
      `app.get('/a', (req, res) => { const q = req.query.q; res.send('<p>' + q + '</p>'); });`,
    ],
    [
      'shell-from-text',
      'javascript',
      "app.get('/a', (req, res) => { const c = 'ping ' + req.query.h; exec(c, done); });",
    ],
    [
      'python-path-from-request',
      'python',
      '@app.route("/files/<name>")\ndef get(name):\n    path = os.path.join("/srv", name)\n    return open(path).read()\n',
    ],
    [
      'python-html-from-request',
      'python',
      'def hello():\n    name = request.args.get("name")\n    return "<h1>Hello " + name + "</h1>"\n',
    ],
    [
      'java-path-from-request',
      'java',
      'class A { void f(@RequestParam String name) { open(new File("/data/" + name)); } }',
    ],
    [
      'java-command',
      'java',
      'class A { void f(@RequestParam String cmd) { Runtime.getRuntime().exec("sh -c " + cmd); } }',
    ],
    ['java-fetch-from-request', 'java', 'class A { void f(@RequestParam String url) { open(new URL(url)); } }'],
    [
      'java-html-from-request',
      'java',
      'class A { void f() { String q = request.getParameter("q"); response.getWriter().println("<p>" + q); } }',
    ],
    [
      'java-redirect-from-request',
      'java',
      'class A { void f() { String q = request.getParameter("q"); response.sendRedirect(q); } }',
    ],
  ] as const)('%s in %s: %s', async (rule, language, code) => {
    expect(await find(code, language)).toContain(rule);
  });

  it.each([
    [
      'javascript',
      "app.get('/a', (req, res) => { const a = path.basename(req.query.a); res.sendFile(path.join(root, a)); });",
    ],
    [
      'javascript',
      "app.get('/a', (req, res) => { const a = path.join(root, req.query.a); if (!a.startsWith(root)) return; res.sendFile(a); });",
    ],
    [
      'javascript',
      `app.get('/a', (req, res) => { const q = escapeHtml(req.query.q); res.send('<p>' + q + '</p>'); });`,
    ],
    ['python', '@app.route("/files/<int:number>")\ndef get(number):\n    return open(f"/srv/{number}").read()\n'],
    [
      'python',
      'def go():\n    to = request.args.get("next")\n    if to not in PAGES:\n        to = "/"\n    return redirect(to)\n',
    ],
    ['java', 'class A { void f(@PathVariable long id) { open(new File("/data/" + id)); } }'],
  ] as const)('reports nothing in %s: %s', async (language, code) => {
    expect(await find(code, language)).toEqual([]);
  });
});
