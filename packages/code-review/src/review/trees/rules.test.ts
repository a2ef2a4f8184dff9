import type { Language } from '@foothold/contracts/coaching/choices';
import { describe, expect, it } from 'vitest';
import { lintTree } from './lint.ts';
import { parse } from './syntax.ts';

const findRules = async (code: string, language: Language) =>
  lintTree(await parse(code, language), language).map(({ rule }) => rule);

const wrapInMethod = (code: string) => `class Orders { void run(String text, int count) throws Exception { ${code} } }`;
const wrapInFunction = (code: string) => `void run(const std::string& text, int count) { ${code} }`;

describe('Java', () => {
  it.each([
    ['java-string-identity', 'if (text == "a") go();'],
    ['java-null-dereference', 'if (text == null) { text.trim(); }'],
    ['java-null-dereference', 'if (text == null && text.isEmpty()) go();'],
    ['java-catch-throwable', 'try { go(); } catch (Throwable t) { log(t); }'],
    ['java-swallowed-interrupt', 'try { go(); } catch (InterruptedException e) { log(e); }'],
    ['java-print-stack-trace', 'try { go(); } catch (Exception e) { e.printStackTrace(); }'],
    ['java-lost-cause', 'try { go(); } catch (Exception e) { throw new IllegalStateException("no"); }'],
    ['empty-catch-clause', 'try { go(); } catch (Exception e) { }'],
    ['java-return-in-finally', 'try { go(); } finally { return; }'],
    ['java-unclosed-resource', 'FileInputStream in = new FileInputStream(text); in.read();'],
    ['java-sql-concatenation', 'query("SELECT a FROM b WHERE c = \'" + text + "\'");'],
    ['java-sql-concatenation', 'query(String.format("DELETE FROM b WHERE c = %s", text));'],
    ['java-weak-hash', 'MessageDigest.getInstance("SHA-1");'],
    ['java-weak-cipher', 'Cipher.getInstance("AES/ECB/PKCS5Padding");'],
    ['java-random-for-secret', 'String token = "" + new Random().nextLong(); use(token);'],
    ['java-command', 'Runtime.getRuntime().exec("ls " + text);'],
    ['java-changed-while-looped', 'for (String a : all) { all.remove(a); }'],
    ['java-raw-type', 'List all = load(); use(all);'],
    ['java-result-ignored', 'text.trim();'],
    ['java-text-in-loop', 'for (int i = 0; i < count; i++) { text += "a"; }'],
    ['java-unused-variable', 'int left = count + 1;'],
    ['java-system-exit', 'System.exit(1);'],
    ['java-thread-run', 'new Thread(task).run();'],
    ['java-unlock-not-in-finally', 'lock.lock(); go(); lock.unlock();'],
    ['java-new-box', 'use(new Integer(3));'],
    ['one-too-far', 'for (int i = 0; i <= all.size(); i++) { use(i); }'],
    ['case-falls-through', 'switch (count) { case 1: go(); case 2: stop(); break; }'],
    ['body-missing', 'if (count > 1); { go(); }'],
    ['assignment-as-condition', 'if (ready = true) { go(); }'],
    ['repeated-condition', 'if (count > 1) { go(); } else if (count > 1) { stop(); }'],
    ['same-branches', 'if (count > 1) { go(); } else { go(); }'],
    ['compared-with-itself', 'if (count == count) { go(); }'],
    ['unreachable-code', 'return; go();'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(wrapInMethod(code), 'java')).toContain(rule);
  });

  it.each([
    ['java-equals-without-hashcode', 'class A { public boolean equals(Object o) { return o == this; } }'],
    ['java-overflowing-compare', 'class A { int a; public int compareTo(A o) { return a - o.a; } }'],
    ['java-overflowing-compare', 'class A { void f() { list.sort((a, b) -> a.size - b.size); } }'],
    ['java-mutable-static', 'class A { public static int count; }'],
    [
      'java-static-date-format',
      'class A { private static final SimpleDateFormat F = make(); void f() { F.parse(); } }',
    ],
    ['secret-in-code', 'class A { String password = "hunter2-prod"; }'],
    ['java-unused-private', 'class A { private int left; }'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(code, 'java')).toContain(rule);
  });

  it.each([
    'if ("a".equals(text)) go(); if (text == null) go();',
    'if (text == null) { text = "a"; text.trim().isEmpty(); }',
    'try { go(); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }',
    'try { go(); } catch (Exception ignored) { }',
    'try { go(); } catch (Exception e) { /* there is nothing to close */ }',
    'try (FileInputStream in = new FileInputStream(text)) { in.read(); }',
    'BufferedReader in = new BufferedReader(new InputStreamReader(System.in)); in.readLine();',
    'FileInputStream in = new FileInputStream(text); try { in.read(); } finally { in.close(); }',
    'String sql = "SELECT a FROM b " + "WHERE c = ?"; use(sql);',
    'for (String a : all) { if (a.isEmpty()) { all.remove(a); break; } }',
    'switch (count) { case 1: case 2: go(); break; default: stop(); }',
    'switch (count) { case 1: go(); // falls through\n case 2: stop(); break; default: }',
    'lock.lock(); try { go(); } finally { lock.unlock(); }',
    'for (int i = 1; i <= all.size(); i++) { use(i); }',
    'while ((line = in.readLine()) != null) { use(line); }',
    'List<String> all = new ArrayList<>(); use(all);',
    'double delay = Math.random(); use(delay);',
  ])('reports nothing in %s', async (code) => {
    expect(await findRules(wrapInMethod(code), 'java')).toEqual([]);
  });
});

describe('C++', () => {
  it.each([
    ['cpp-raw-new', 'auto p = new int(3); use(p);'],
    ['cpp-leak', 'char* p = static_cast<char*>(malloc(3)); p[0] = 1;'],
    ['cpp-leak', 'FILE* f = fopen("a", "r"); if (count) return; fclose(f);'],
    ['cpp-delete-mismatch', 'int* p = new int[3]; delete p;'],
    ['cpp-double-delete', 'delete p; delete p;'],
    ['cpp-use-after-free', 'delete p; p->run();'],
    ['cpp-unbounded-copy', 'strcpy(a, b);'],
    ['cpp-unbounded-copy', 'scanf("%s", a);'],
    ['cpp-wrong-bound', 'char a[8]; strncat(a, b, 100);'],
    ['cpp-format-from-variable', 'printf(text);'],
    ['cpp-shell', 'system(("ls " + text).c_str());'],
    ['cpp-guessable-secret', 'int token = rand(); use(token);'],
    ['cpp-sql-concatenation', 'query("SELECT a FROM b WHERE c = \'" + text + "\'");'],
    ['cpp-uninitialised', 'int sum; sum += count;'],
    ['cpp-catch-by-value', 'try { go(); } catch (std::exception e) { use(e); }'],
    ['empty-catch-clause', 'try { go(); } catch (...) { }'],
    ['cpp-throw-pointer', 'throw new Error();'],
    ['cpp-c-cast', 'auto b = 1; double a = (double)count; use(a);'],
    ['cpp-atoi', 'use(atoi(a));'],
    ['cpp-loop-by-value', 'std::vector<std::string> all; for (auto one : all) use(one);'],
    ['cpp-unsigned-below-zero', 'for (unsigned i = 9; i >= 0; i--) use(i);'],
    ['cpp-changed-while-looped', 'for (auto it = all.begin(); it != all.end(); ++it) { all.erase(it); }'],
    ['cpp-endless-wrong-step', 'for (int i = 0; i < count; i--) use(i);'],
    ['one-too-far', 'for (int i = 0; i <= all.size(); i++) { use(i); }'],
    ['case-falls-through', 'switch (count) { case 1: go(); case 2: stop(); break; }'],
    ['body-missing', 'if (count > 1); { go(); }'],
    ['assignment-as-condition', 'if (count = 1) { go(); }'],
    ['float-equality', 'if (a == 0.1) { go(); }'],
    ['cpp-temporary-text', 'const char* a = make().c_str(); use(a);'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(wrapInFunction(code), 'cpp')).toContain(rule);
  });

  it.each([
    ['cpp-destructor-not-virtual', 'class A { public: ~A() {} virtual void f() = 0; };'],
    ['cpp-implicit-constructor', 'class A { public: A(int size) {} };'],
    ['cpp-rule-of-three', 'class A { public: ~A() { delete p_; } private: int* p_; };'],
    ['cpp-throw-in-destructor', 'class A { public: ~A() { throw 1; } };'],
    ['cpp-dangling', 'int* f() { int a = 1; return &a; }'],
    ['cpp-dangling', 'const std::string& f() { std::string a; return a; }'],
    ['cpp-using-namespace', '#pragma once\nusing namespace std;'],
    ['cpp-pass-by-value', 'int f(std::string text) { return text.size(); }'],
    ['cpp-macro-function', '#define TWICE(a) a * 2\n'],
  ])('%s: %s', async (rule, code) => {
    expect(await findRules(code, 'cpp')).toContain(rule);
  });

  it.each([
    'auto p = std::make_unique<int>(3); use(*p);',
    'std::unique_ptr<A> p(new A()); use(*p);',
    'int sum = 0; sum += count; int first; std::cin >> first; int second; read(&second);',
    'try { go(); } catch (const std::exception& e) { use(e); }',
    'for (const auto& one : all) use(one); std::vector<int> n; for (auto one : n) use(one);',
    'for (auto it = all.begin(); it != all.end();) { it = all.erase(it); }',
    'switch (count) { case 1: go(); [[fallthrough]]; case 2: stop(); break; }',
    'printf("%s", text.c_str()); system("clear");',
    'for (std::size_t i = all.size(); i-- > 0;) use(i);',
    'if (count) { FILE* f = fopen("a", "r"); fclose(f); } return;',
    'switch (count) { case 1: go(); FALLTHROUGH_INTENDED; case 2: stop(); break; }',
    'FILE* f = fopen("a", "r"); if (!f) return; fclose(f);',
  ])('reports nothing in %s', async (code) => {
    expect(await findRules(wrapInFunction(code), 'cpp')).toEqual([]);
  });

  it("doesn't report a reference that was passed in or that outlives the function", async () => {
    expect(await findRules('int& f(std::vector<int>& a) { static int b = 1; return b; }', 'cpp')).toEqual([]);
  });
});

describe('Python, besides Ruff', () => {
  it.each([
    ['python-off-by-one', 'for i in range(len(xs) + 1):\n    print(xs[i])\n'],
    ['python-unawaited', 'async def send():\n    pass\n\nasync def go():\n    send()\n'],
    ['python-unreachable', 'def f():\n    return 1\n    print(2)\n'],
    ['python-changed-while-looped', 'for x in xs:\n    xs.remove(x)\n'],
    ['python-missing-self', 'class A:\n    def f():\n        return 1\n'],
    ['python-always-true', 'if role == "a" or "b":\n    pass\n'],
  ])('%s', async (rule, code) => {
    expect(await findRules(code, 'python')).toContain(rule);
  });

  it.each([
    'for i in range(len(xs) + 1):\n    print(xs[:i])\n',
    'async def send():\n    pass\n\nasync def go():\n    await send()\n',
    'for x in list(xs):\n    xs.remove(x)\n',
    'class A:\n    @staticmethod\n    def f():\n        return 1\n',
    'if role == "a" or role == "b":\n    pass\n',
  ])('reports nothing in %j', async (code) => {
    expect(await findRules(code, 'python')).toEqual([]);
  });
});
