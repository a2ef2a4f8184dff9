import { describe, expect, it } from 'vitest';
import { findTreeRules as find } from '../testing.ts';

/** Each rule with code that it must report, and the same code repaired. */
describe('threads, containers, and ownership', () => {
  it.each([
    [
      'cpp-lock-without-name',
      'void f() { std::lock_guard<std::mutex>(m); go(); }',
      'void f() { std::lock_guard<std::mutex> lock(m); go(); }',
    ],
    [
      'cpp-wait-once',
      'void f() { std::unique_lock<std::mutex> lock(m); if (tasks.empty()) { ready.wait(lock); } go(); }',
      'void f() { std::unique_lock<std::mutex> lock(m); while (tasks.empty()) { ready.wait(lock); } go(); }',
    ],
    [
      'cpp-loop-variable-captured',
      'void f() { for (int i = 0; i < 4; ++i) { workers.push_back(std::thread([&] { work(i); })); } }',
      'void f() { for (int i = 0; i < 4; ++i) { workers.push_back(std::thread([i] { work(i); })); } }',
    ],
    [
      'cpp-thread-not-joined',
      'class P { std::vector<std::thread> workers; public: ~P() { done = true; } };',
      'class P { std::vector<std::thread> workers; public: ~P() { for (auto& w : workers) w.join(); } };',
    ],
    [
      'cpp-one-notified-at-end',
      'class P { std::vector<std::thread> ws; std::condition_variable cv; void stop() { done = true; cv.notify_one(); } };',
      'class P { std::vector<std::thread> ws; std::condition_variable cv; void stop() { done = true; cv.notify_all(); } };',
    ],
    [
      'cpp-member-without-lock',
      'class P { std::thread t; std::mutex m; bool done = false; void run() { std::lock_guard<std::mutex> l(m); go(done); } void stop() { done = true; } };',
      'class P { std::thread t; std::mutex m; std::atomic<bool> done{false}; void run() { std::lock_guard<std::mutex> l(m); go(done); } void stop() { done = true; } };',
    ],
    [
      'cpp-inserted-by-reading',
      'std::map<std::string, int> limits; bool has(const std::string& k) { return limits[k] != 0; }',
      'std::map<std::string, int> limits; bool has(const std::string& k) { return limits.count(k) != 0; }',
    ],
    [
      'cpp-found-read-at-once',
      'int f(int k) { return values.find(k)->second; }',
      'int f(int k) { return values.at(k); }',
    ],
    [
      'cpp-front-of-empty',
      'int first(const std::vector<int>& all) { return all.front(); }',
      'int first(const std::vector<int>& all) { if (all.empty()) return 0; return all.front(); }',
    ],
    [
      'cpp-comparator-not-strict',
      'void f() { std::sort(v.begin(), v.end(), [](const A& a, const A& b) { return a.price <= b.price; }); }',
      'void f() { std::sort(v.begin(), v.end(), [](const A& a, const A& b) { return a.price < b.price; }); }',
    ],
    [
      'cpp-copied-in-loop',
      'int f(const std::vector<Order>& orders) { int n = 0; for (auto o : orders) n += o.count; return n; }',
      'int f(const std::vector<int>& orders) { int n = 0; for (auto o : orders) n += o; return n; }',
    ],
    [
      'cpp-view-of-temporary',
      'void f(const std::string& line) { std::string_view word = line.substr(0, 3); go(word); }',
      'void f(std::string_view line) { std::string_view word = line.substr(0, 3); go(word); }',
    ],
    [
      'cpp-unsigned-minus-one',
      'void f(const V& v) { for (size_t i = 0; i < v.size() - 1; ++i) go(v[i]); }',
      'void f(const V& v) { for (size_t i = 0; i + 1 < v.size(); ++i) go(v[i]); }',
    ],
    [
      'cpp-front-erased',
      'void f() { samples.erase(samples.begin()); }',
      'void f() { samples.erase(samples.end() - 1); }',
    ],
    [
      'cpp-stream-not-checked',
      'void f(const std::string& p) { std::ifstream in(p); std::string l; std::getline(in, l); go(l); }',
      'void f(const std::string& p) { std::ifstream in(p); if (!in) return; std::string l; std::getline(in, l); go(l); }',
    ],
    [
      'cpp-compared-as-bool',
      'bool f(const char* a) { return strcmp(a, "x"); }',
      'bool f(const char* a) { return strcmp(a, "x") == 0; }',
    ],
    [
      'cpp-pointer-copied',
      'class M { double* cells; public: M(const M& o) : cells(o.cells) {} ~M() { delete[] cells; } };',
      'class M { double* cells; public: M(M&& o) noexcept : cells(o.cells) { o.cells = nullptr; } ~M() { delete[] cells; } };',
    ],
    [
      'cpp-operator-returns-nothing',
      'struct M { void operator+(const M& o) { n += o.n; } int n; };',
      'struct M { M& operator+=(const M& o) { n += o.n; return *this; } int n; };',
    ],
    [
      'cpp-shared-cycle',
      'struct N { std::shared_ptr<N> child; std::shared_ptr<N> parent; };',
      'struct N { std::shared_ptr<N> child; std::weak_ptr<N> parent; };',
    ],
    [
      'cpp-getter-not-const',
      'class S { int n; public: bool empty() { return n == 0; } };',
      'class S { int n; public: bool empty() const { return n == 0; } };',
    ],
    [
      'cpp-removed-without-check',
      'struct S { int pop() { return data[--top]; } int data[9]; int top; };',
      'struct S { int pop() { if (top == 0) throw 1; return data[--top]; } int data[9]; int top; };',
    ],
    [
      'own-null-read',
      'N* find(int v) { if (v > 0) return head; return nullptr; } void f() { N* n = find(3); n->v = 1; }',
      'N* find(int v) { if (v > 0) return head; return nullptr; } void f() { N* n = find(3); if (n) n->v = 1; }',
    ],
    [
      'success-after-error',
      'bool f() { try { go(); } catch (...) { return true; } return true; }',
      'bool f() { try { go(); } catch (...) { return false; } return true; }',
    ],
    [
      'cpp-size-of-pointer',
      'int f(int a[]) { return sizeof(a) / sizeof(a[0]); }',
      'int f() { int a[3]; return sizeof(a) / sizeof(a[0]); }',
    ],
    [
      'cpp-used-after-move',
      'void f(std::string s) { keep(std::move(s)); log(s); }',
      'void f(std::string s) { log(s); keep(std::move(s)); }',
    ],
    [
      'cpp-owned-deleted',
      'void f(std::unique_ptr<A>& p) { delete p.get(); }',
      'void f(std::unique_ptr<A>& p) { p.reset(); }',
    ],
    [
      'cpp-shared-of-this',
      'struct A { std::shared_ptr<A> me() { return std::shared_ptr<A>(this); } };',
      'struct A { std::shared_ptr<A> me() { return shared_from_this(); } };',
    ],
    ['cpp-shifted-too-far', 'long f() { return 1 << 32; }', 'long f() { return 1LL << 32; }'],
    [
      'cpp-length-in-loop',
      'void f(char* s) { for (int i = 0; i < strlen(s); i++) go(s[i]); }',
      'void f(char* s) { int n = strlen(s); for (int i = 0; i < n; i++) go(s[i]); }',
    ],
    [
      'cpp-end-of-file-as-char',
      'void f() { char c; while ((c = getchar()) != EOF) go(c); }',
      'void f() { int c; while ((c = getchar()) != EOF) go(c); }',
    ],
    [
      'cpp-locks-in-two-orders',
      'void f() { std::lock_guard<M> x(a); std::lock_guard<M> y(b); } void g() { std::lock_guard<M> x(b); std::lock_guard<M> y(a); }',
      'void f() { std::lock_guard<M> x(a); std::lock_guard<M> y(b); } void g() { std::lock_guard<M> x(a); std::lock_guard<M> y(b); }',
    ],
    ['cpp-money-in-floating-point', 'struct O { double price; };', 'struct O { double weight; };'],
  ])('%s', async (rule, faulty, repaired) => {
    expect(await find(faulty, 'cpp')).toContain(rule);
    expect(await find(repaired, 'cpp')).not.toContain(rule);
  });
});
