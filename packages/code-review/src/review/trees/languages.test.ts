import { describe, expect, it } from 'vitest';
import { reviewCode } from '../review-code.ts';
import { findTreeRules as find } from './testing.ts';

const component = (body: string, after = '') =>
  `export function Users({ id, items }) { const [all, setAll] = useState([]); ${body} return <ul>${after}</ul>; }`;

describe('JavaScript and React', () => {
  it.each([
    ['found-may-be-missing', 'const name = all.find((one) => one.id === id).name;'],
    ['found-not-checked', 'function f(all, id) { const user = all.find((one) => one.id === id); return user.name; }'],
    [
      'removed-while-visited',
      'function f(all, x) { all.forEach((one, at) => { if (one === x) all.splice(at, 1); }); }',
    ],
    ['first-row-may-be-missing', 'async function f() { const rows = await db.query(sql); return rows[0].name; }'],
    ['stored-may-be-missing', "function f() { cart = JSON.parse(localStorage.getItem('cart')); return cart.length; }"],
    ['token-in-storage', "localStorage.setItem('authToken', token);"],
    ['token-never-expires', 'const token = jwt.sign({ user }, key);'],
    ['added-before-set', 'function f(all) { let total; for (const one of all) total += one.size; return total; }'],
    ['removal-of-minus-one', 'function f(list, x) { const at = list.indexOf(x); list.splice(at, 1); }'],
    ['index-above-zero', 'if (all.indexOf(x) > 0) go();'],
    ['reduce-without-start', 'const total = all.reduce((sum, one) => sum + one.price);'],
    ['returned-to-foreach', 'function f(all) { all.forEach((one) => { if (one.ok) return one; }); }'],
    ['sign-after-assignment', 'n =+ 1;'],
    ['dates-by-identity', 'const same = new Date(a) === new Date(b);'],
    [
      'merged-without-check',
      "function merge(a, b) { for (const key in b) { if (typeof b[key] === 'object') merge(a[key], b[key]); else a[key] = b[key]; } }",
    ],
    ['compared-with-new-list', 'const isEmpty = cart == [];'],
    ['timer-never-cleared', 'class A { start() { setInterval(() => this.go(), 1000); } }'],
    ['callback-loses-this', 'class A { start() { setTimeout(function () { this.go(); }, 10); } }'],
    ['promise-left', "const fs = require('fs/promises'); function f() { fs.writeFile('a', b); }"],
    ['promise-tested', 'async function f() { if (bcrypt.compare(a, b)) go(); }'],
    ['promise-read', 'async function f() { const r = fetch(url); return r.json(); }'],
    ['returned-without-await', 'async function f() { try { return fetch(url); } catch (e) { return null; } }'],
    ['async-callback-as-answer', 'const some = ids.filter(async (id) => await isActive(id));'],
    [
      'promises-not-awaited',
      'async function f(ids) { const all = ids.map(async (id) => load(id)); return all.map((one) => one.name); }',
    ],
    ['called-not-passed', "setTimeout(reject('late'), 10);"],
    ['status-not-checked', 'async function f() { const r = await fetch(url); return r.json(); }'],
    ['error-as-success', 'function f() { try { go(); } catch { return true; } }'],
    ['handler-blocked', "app.get('/', (req, res) => { res.json(fs.readFileSync('a')); });"],
    ['hook-in-condition', component('if (id) { useEffect(() => {}, []); }')],
    ['hook-dependency-missing', component('useEffect(() => { load(id); }, []);')],
    ['effect-sets-state-always', component('useEffect(() => { setAll([]); });')],
    ['effect-async', component('useEffect(async () => {}, []);')],
    ['effect-timer-left', component('useEffect(() => { setTimeout(() => go(id), 10); }, [id]);')],
    ['state-changed-in-place', component('const add = (one) => { all.push(one); };')],
    ['handler-called-at-once', component('', '<a onClick={setAll(1)}>x</a>')],
    ['list-key-missing', component('', '{all.map((one) => <li>{one.name}</li>)}')],
    ['zero-rendered', component('', '{all.length && <p>x</p>}')],
    ['input-read-only', component('', '<input value={id} />')],
    ['props-sorted', component('const sorted = items.sort(compare);')],
  ])('%s: %s', async (rule, code) => {
    expect(await find(code, 'typescript')).toContain(rule);
  });

  it.each([
    'const name = all.find((one) => one.id === id)?.name;',
    'function f(list, x) { const at = list.indexOf(x); if (at !== -1) list.splice(at, 1); }',
    'async function f() { try { return await fetch(url); } catch (e) { return null; } }',
    'async function f() { const r = await fetch(url); if (!r.ok) throw new Error(r.statusText); return r.json(); }',
    component('useEffect(() => { load(id); }, [id]);'),
    component('useEffect(() => { const run = async () => { setAll(await load(id)); }; run(); }, [id]);'),
    component('', '{all.map((one) => <li key={one.id} onClick={() => remove(one)}>{one.name}</li>)}'),
    component('const sorted = [...items].sort(compare);'),
  ])('reports nothing in %s', async (code) => {
    expect(await find(code, 'typescript')).toEqual([]);
  });
});

describe('Python', () => {
  it.each([
    ['python-none-read', 'def f(name):\n    m = re.match("a", name)\n    return m.group(1)\n'],
    ['python-status-not-checked', 'def f(url):\n    r = requests.get(url, timeout=5)\n    return r.json()\n'],
    ['python-argument-sorted', 'def top(values):\n    values.sort()\n    return values[-1]\n'],
    [
      'python-alias-changed',
      'def merge(a, b):\n    result = a\n    for k in b:\n        result[k] = b[k]\n    return result\n',
    ],
    ['python-equal-without-hash', 'class A:\n    def __eq__(self, other):\n        return self.a == other.a\n'],
    [
      'python-lowest-from-zero',
      'def f(prices):\n    lowest = 0\n    for p in prices:\n        if p < lowest:\n            lowest = p\n    return lowest\n',
    ],
    [
      'python-changed-without-lock',
      'def f(amount):\n    a = Account.objects.get(pk=1)\n    a.balance -= amount\n    a.save()\n',
    ],
    [
      'python-saved-apart',
      'def f():\n    a = Account.objects.get(pk=1)\n    b = Account.objects.get(pk=2)\n    a.save()\n    b.save()\n',
    ],
    ['python-threads-not-joined', 'def f():\n    t = Thread(target=go)\n    t.start()\n    return total\n'],
    [
      'python-pool-left',
      'def f(all):\n    pool = ThreadPoolExecutor(4)\n    for one in all:\n        pool.submit(one)\n',
    ],
    [
      'python-connection-left',
      'def f():\n    c = sqlite3.connect("a.db")\n    return c.execute("SELECT 1").fetchall()\n',
    ],
    ['python-lock-not-released', 'async def f():\n    await lock.acquire()\n    await go()\n    lock.release()\n'],
    ['python-read-then-written', 'async def f():\n    global n\n    now = n\n    await go()\n    n = now + 1\n'],
    [
      'python-unset-without-match',
      'def f(all, x):\n    for one in all:\n        if one == x:\n            found = one\n    return found\n',
    ],
    ['python-password-by-name', 'user.set_password("Sommer2024")\n'],
  ])('%s: %s', async (rule, code) => {
    expect(await find(code, 'python')).toContain(rule);
  });

  it.each([
    'def f(name):\n    m = re.match("a", name)\n    if not m:\n        return None\n    return m.group(1)\n',
    'def f(a, b):\n    result = dict(a)\n    result.update(b)\n    return result\n',
    'def f():\n    c = sqlite3.connect("a.db")\n    try:\n        return c.execute("SELECT 1").fetchall()\n    finally:\n        c.close()\n',
  ])('reports nothing in %s', async (code) => {
    expect(await find(code, 'python')).toEqual([]);
  });

  it('reports random numbers that become secrets, and not those that spread retries', async () => {
    const rules = async (code: string) => (await reviewCode(code, 'python')).findings.map(({ rule }) => rule);
    expect(await rules('import random\n\n\ndef make_token():\n    return random.random()\n')).toContain('S311');
    expect(await rules('import random\n\n\ndef wait(delay):\n    return delay + random.uniform(0, 1)\n')).toEqual([]);
  });
});

const inClass = (body: string, head = 'class A') => `${head} { ${body} }`;

describe('Java', () => {
  it.each([
    [
      'java-lock-inconsistent',
      inClass('private int n; synchronized void add() { n = n + 1; } int get() { return n; }'),
    ],
    [
      'java-flag-not-volatile',
      inClass(
        'private boolean on = true; public void run() { while (on) { go(); } } void stop() { on = false; }',
        'class A extends Thread',
      ),
    ],
    ['java-volatile-increment', inClass('private volatile int n; void add() { n++; }')],
    [
      'java-lazy-init-race',
      inClass('private static A one; static A get() { if (one == null) { one = new A(); } return one; }'),
    ],
    ['java-lock-on-value', inClass('void f(String id) { synchronized ("lock" + id) { go(); } }')],
    ['java-locks-nested', inClass('void f(Account a, Account b) { synchronized (a) { synchronized (b) { go(); } } }')],
    ['java-busy-wait', inClass('void f() { while (!done) { } }')],
    [
      'java-executor-field-left',
      inClass('private ExecutorService pool = Executors.newFixedThreadPool(4); void f() { pool.execute(task); }'),
    ],
    [
      'java-shared-collection',
      inClass(
        'private Map<String, String> all = new HashMap<>(); void f() { all.put("a", "b"); }',
        '@RestController class A',
      ),
    ],
    ['java-future-lost', inClass('private ExecutorService pool; void f(Callable<String> c) { pool.submit(c); }')],
    ['java-thread-run', inClass('void f(Thread t) { t.run(); }')],
    ['java-null-from-map', inClass('String f(Map<String, String> all, String key) { return all.get(key).trim(); }')],
    ['java-null-parameter', inClass('void f() { String q = request.getParameter("q"); go(q.length()); }')],
    ['java-null-concluded', inClass('void f() { User u = repo.findByName(name); go(u.getName()); }')],
    ['java-optional-get-inline', inClass('void f() { go(repo.findById(id).get()); }')],
    ['java-string-identity', inClass('boolean f(User a, User b) { return a.getName() == b.getName(); }')],
    ['java-integer-division', inClass('double f(List<Integer> all) { int sum = 0; return sum / all.size(); }')],
    ['java-cast-too-early', inClass('int f(Date a, Date b) { return (int) (a.getTime() - b.getTime()) / 86400000; }')],
    ['java-decimal-equals', inClass('boolean f(BigDecimal a, BigDecimal b) { return a.equals(b); }')],
    ['java-decimal-endless', inClass('BigDecimal f(BigDecimal a, BigDecimal b) { return a.divide(b); }')],
    ['java-fixed-list-changed', inClass('void f() { List<Integer> all = Arrays.asList(1, 2); all.add(3); }')],
    [
      'java-next-twice',
      inClass('void f(Iterator<A> it) { while (it.hasNext()) { go(it.next().a() + it.next().b()); } }'),
    ],
    ['java-cursor-unasked', inClass('void f(ResultSet rs) { rs.next(); go(rs.getString(1)); }')],
    ['java-equals-unchecked', inClass('public boolean equals(Object o) { return n == ((A) o).n; }')],
    ['java-equals-overloaded', inClass('public boolean equals(A other) { return n == other.n; }')],
    ['java-array-exposed', inClass('private int[] all; public int[] getAll() { return all; }')],
    ['odd-by-one', inClass('boolean f(int n) { return n % 2 == 1; }')],
    ['float-equality', inClass('boolean f(double a, double b) { return a == b; }')],
    ['java-endless-wrong-step', inClass('void f(int n) { for (int i = 0; i < n; i--) { go(i); } }')],
    ['java-opened-inline', inClass('String f() { return new BufferedReader(new FileReader("a")).readLine(); }')],
  ])('%s: %s', async (rule, code) => {
    expect(await find(code, 'java')).toContain(rule);
  });

  it.each([
    inClass('private int n; synchronized void add() { n++; } synchronized int get() { return n; }'),
    inClass(
      'String f(Map<String, String> all, String key) { return all.containsKey(key) ? all.get(key).trim() : ""; }',
    ),
    inClass('double f(List<Integer> all) { int sum = 0; return (double) sum / all.size(); }'),
    inClass('Item find(List<Item> all, String id) { for (Item one : all) if (one.is(id)) return one; return null; }'),
  ])('reports nothing in %s', async (code) => {
    expect(await find(code, 'java')).toEqual([]);
  });
});

describe('C++', () => {
  it.each([
    ['cpp-member-uninitialised', 'class A { public: A() : size(0) {} private: int size; int used; };'],
    ['cpp-member-order', 'class A { public: A(int n) : b(n), a(b) {} private: int a; int b; };'],
    [
      'cpp-hides-virtual',
      'class B { public: virtual void scale(double f); virtual ~B(); }; class C : public B { public: void scale(int f); };',
    ],
    [
      'cpp-hides-function',
      'class B { public: virtual ~B(); void show() { go(); } }; class C : public B { public: void show() { stop(); } };',
    ],
    [
      'cpp-sliced',
      'class B { public: virtual void f(); virtual ~B(); }; class C : public B {}; void show(B b) { b.f(); }',
    ],
    ['cpp-shared-without-lock', 'int n = 0; void work() { n++; } void start() { std::thread t(work); t.join(); }'],
    ['cpp-returned-locked', 'void f(int x) { m.lock(); if (x < 0) return; m.unlock(); }'],
    ['cpp-busy-wait', 'bool done = false; void f() { while (!done) {} }'],
    ['cpp-detached-capture', 'void f() { int n = 5; std::thread t([&n] { n++; }); t.detach(); }'],
    ['cpp-reference-outlived', 'void f(std::vector<int> v) { int& first = v[0]; v.push_back(1); go(first); }'],
    ['cpp-eof-loop', 'void f(std::ifstream& in) { while (!in.eof()) { std::getline(in, line); } }'],
    ['cpp-found-not-checked', 'int f(const M& m, int k) { auto it = m.find(k); return it->second; }'],
    ['cpp-found-as-number', 'bool f(const std::string& s) { return s.find("a") >= 0; }'],
    ['cpp-temporary-text', 'const char* f(const std::string& a, const std::string& b) { return (a + b).c_str(); }'],
    ['cpp-file-not-checked', 'void f() { FILE* f = fopen("a", "w"); fprintf(f, "x"); fclose(f); }'],
    ['cpp-malloc-size', 'char* f(const char* s) { char* p = (char*)malloc(strlen(s)); return p; }'],
    ['cpp-uninitialised', 'void f() { int* p; *p = 3; }'],
    ['cpp-malloc-size', 'int* f(int n) { int* a = (int*)malloc(n); return a; }'],
    ['cpp-copy-unterminated', 'void f(char* to, const char* from) { strncpy(to, from, strlen(from)); }'],
    ['cpp-text-as-format-argument', 'void f(int n) { std::string s = "a"; printf("%s", s); }'],
    ['cpp-narrow-counter', 'void f() { for (unsigned char i = 0; i < 300; i++) { go(i); } }'],
    ['cpp-int-overflow', 'void f(int w, int h) { long long a = w * h; go(a); }'],
    ['cpp-integer-division', 'void f(int a, int b) { double r = a / b; go(r); }'],
    ['cpp-freed-then-read', 'void f(Node* n) { while (n) { delete n; n = n->next; } }'],
    ['cpp-macro-semicolon', '#define MAX 10;\n'],
    ['cpp-seed-guessable', 'int make_token() { srand(time(0)); return rand(); }'],
    ['repeats-itself', 'int sum(int n) { if (n == 0) { return 0; } return n + sum(n); }'],
  ])('%s: %s', async (rule, code) => {
    expect(await find(code, 'cpp')).toContain(rule);
  });

  it.each([
    'class M { public: M(int rows) : cells_(new double*[rows]), rows_(rows) {} ~M() { delete[] cells_; } M(const M&) = delete; private: double** cells_; int rows_; };',
    'void f() { Shape* raw = new Square(3); std::shared_ptr<Shape> a(raw); a->print(); }',
    'class B { public: virtual ~B(); virtual double area() const; }; class C : public B { public: double area() const override; };',
  ])('reports no syntax error, leak, or wrong delete in %s', async (code) => {
    const { findings } = await reviewCode(code, 'cpp');
    const rules = findings
      .map(({ rule }) => rule)
      .filter((rule) => !/^cpp-(?:raw-new|implicit-constructor)$/.test(rule));
    expect(rules).toEqual([]);
  });
});

it('gives the right advice for a mask that is compared first, and for a function that hides another', async () => {
  expect(await find('bool f(int score) { return score & 1 == 0; }', 'cpp')).toEqual(['bit-mask-compared']);
  const hidden =
    'class B { public: virtual ~B(); virtual void go(double f); }; class C : public B { public: void go(int f); };';
  expect(await find(hidden, 'cpp')).toEqual(['cpp-hides-virtual']);
});

it('does not report an unused React import, or habits of older code', async () => {
  const { findings } = await reviewCode(
    "import React from 'react';\n\nexport const App = () => <p>Hello</p>;\n",
    'javascript',
  );
  expect(findings).toEqual([]);
  const older = await reviewCode(
    'var total = 0;\nfunction add(value) {\n  total = total + value;\n  return total;\n}\nmodule.exports = add;\n',
    'javascript',
  );
  expect(older.findings).toEqual([]);
});
