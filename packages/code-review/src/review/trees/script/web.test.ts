import { describe, expect, it } from 'vitest';
import { findTreeRules as find } from '../testing.ts';

/** Each rule with code that it must report, and the same code repaired. */
describe('values, promises, forms, and cookies', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: scripts with templates are texts here
  it.each([
    ['zero-taken-as-missing', 'const rate = this.rates[country] || 0.2;', 'const rate = this.rates[country] ?? 0.2;'],
    ['zero-taken-as-missing', 'const discount = order.discount || 10;', 'const port = process.env.COUNT || 3000;'],
    ['fraction-compared', 'if (sum() - 0.3 === 0) go();', 'if (Math.abs(sum() - 0.3) < 1e-9) go();'],
    ['comparator-of-booleans', 'xs.sort((a, b) => a.price > b.price);', 'xs.sort((a, b) => a.price - b.price);'],
    [
      'comparator-of-booleans',
      'xs.sort(function (a, b) { return a < b; });',
      'xs.sort(function (a, b) { return a < b ? -1 : 1; });',
    ],
    [
      'state-sorted',
      'class A { top() { return this.items.sort((a, b) => a - b); } }',
      'class A { top() { return [...this.items].sort((a, b) => a - b); } }',
    ],
    ['text-result-unused', 'name.trim().replace(/a/g, "b");', 'const n = name.trim().replace(/a/g, "b");'],
    [
      'age-by-year',
      'const age = (d) => { return new Date().getFullYear() - d.getFullYear(); };',
      'const age = (d) => { const y = new Date().getFullYear() - d.getFullYear(); return d.getMonth() > m ? y - 1 : y; };',
    ],
    [
      'seconds-of-milliseconds',
      'function nights(startDate, endDate) { return (endDate - startDate) / 86400; }',
      'function nights(startDate, endDate) { return (endDate - startDate) / 86400 / 1000; }',
    ],
    [
      'key-of-prototype',
      'function merge(a, b) { for (const key in b) { a[key] = merge(a[key], b[key]); } return a; }',
      'function merge(a, b) { for (const key in b) { if (key === "__proto__") continue; a[key] = merge(a[key], b[key]); } return a; }',
    ],
    [
      'last-taken-first',
      'class Q { add(t) { this.queue.push(t); } next() { return this.queue.pop(); } }',
      'class Q { add(t) { this.queue.push(t); } next() { return this.queue.shift(); } }',
    ],
    [
      'default-object-changed',
      'const DEFAULTS = { a: 1 }; const read = (given) => Object.assign(DEFAULTS, given);',
      'const DEFAULTS = { a: 1 }; const read = (given) => Object.assign({}, DEFAULTS, given);',
    ],
    [
      'unlike-its-awaited-calls',
      'async function f(id) { const a = await db.query("x"); db.query("DELETE", [id]); }',
      'async function f(id) { const a = await db.query("x"); await db.query("DELETE", [id]); }',
    ],
    [
      'unlike-its-awaited-calls',
      'async function f(t) { await redis.set("a", t); await redis.get("b"); const user = redis.get(t); return JSON.parse(user); }',
      'async function f(t) { await redis.set("a", t); await redis.get("b"); const user = redis.get(t); return JSON.parse(await user); }',
    ],
    [
      'found-row-not-checked',
      'async function f(id) { const user = await User.findById(id); send(user.email); }',
      'async function f(id) { const user = await User.findById(id); if (!user) return; send(user.email); }',
    ],
    [
      'listener-parses-unguarded',
      'socket.on("message", (data) => { const m = JSON.parse(data); go(m); });',
      'socket.on("message", (data) => { try { go(JSON.parse(data)); } catch { drop(); } });',
    ],
    [
      'timeout-outlives-race',
      'function f(p) { return Promise.race([p, new Promise((_, no) => setTimeout(no, 9))]); }',
      'function f(p) { let t; return Promise.race([p, new Promise((_, no) => { t = setTimeout(no, 9); })]).finally(() => clearTimeout(t)); }',
    ],
    [
      'check-then-create',
      'async function book(x) { const clash = await Booking.findOne(x); if (clash) throw new Error(); return Booking.create(x); }',
      'async function book(x) { const clash = await Booking.findOne(x); if (clash) throw new Error(); return db.transaction(() => Booking.create(x)); }',
    ],
    [
      'form-reloads-page',
      'form.addEventListener("submit", async (event) => { await save(form); });',
      'form.addEventListener("submit", async (event) => { event.preventDefault(); await save(form); });',
    ],
    [
      'form-reloads-page',
      'function P() { const save = async (e) => { await put(e); }; return <form onSubmit={save}></form>; }',
      'function P() { const save = async (e) => { e.preventDefault(); await put(e); }; return <form onSubmit={save}></form>; }',
    ],
    [
      'body-not-serialized',
      'fetch("/a", { method: "POST", body: { a } });',
      'fetch("/a", { method: "POST", body: JSON.stringify({ a }) });',
    ],
    [
      'handler-called-in-render',
      'const P = ({ onPick, id }) => <button onClick={onPick(id)}>Pick</button>;',
      'const P = ({ onPick, id }) => <button onClick={() => onPick(id)}>Pick</button>;',
    ],
    [
      'session-cookie-open',
      'res.cookie("session", token);',
      'res.cookie("session", token, { httpOnly: true, secure: true });',
    ],
    [
      'any-origin-with-cookies',
      'app.use(cors({ origin: true, credentials: true }));',
      'app.use(cors({ origin: ORIGINS, credentials: true }));',
    ],
    ['query-not-encoded', 'fetch(`/search?q=${query}`);', 'fetch(`/search?q=${encodeURIComponent(query)}`);'],
    [
      'fixed-iv',
      'const iv = Buffer.alloc(16); const c = createCipheriv("aes-256-cbc", key, iv);',
      'const iv = randomBytes(16); const c = createCipheriv("aes-256-cbc", key, iv);',
    ],
    ['key-in-code', 'const KEY = Buffer.from("0123456789abcdef");', 'const KEY = Buffer.from(process.env.KEY, "hex");'],
    ['refusal-by-false', 'if (user.isAdmin === false) { stop(); }', 'if (!user.isAdmin) { stop(); }'],
    ['angular-html-trusted', 'this.sanitizer.bypassSecurityTrustHtml(note);', 'this.sanitizer.sanitize(1, note);'],
    [
      'angular-request-not-sent',
      'import { x } from "@angular/core"; class A { f(id) { this.http.delete(`/a/${id}`); } }',
      'import { x } from "@angular/core"; class A { f(id) { this.http.delete(`/a/${id}`).subscribe(); } }',
    ],
    [
      'subscription-left',
      'class A { start() { interval(5000).subscribe(() => this.load()); } }',
      'class A { start() { interval(5000).pipe(takeUntil(this.end)).subscribe(() => this.load()); } }',
    ],
    [
      'cache-without-limit',
      'const seen = new Map(); app.listen(1); function f(k, v) { seen.set(k, v); }',
      'const seen = new Map(); app.listen(1); function f(k, v) { if (seen.size > 99) seen.clear(); seen.set(k, v); }',
    ],
    [
      'effect-left-running',
      'useEffect(() => { const s = new WebSocket(url); s.onmessage = go; }, [url]);',
      'useEffect(() => { const s = new WebSocket(url); s.onmessage = go; return () => s.close(); }, [url]);',
    ],
    [
      'state-of-first-render',
      'useEffect(() => { const t = setInterval(() => { setCount(count + 1); }, 9); return () => clearInterval(t); }, []);',
      'useEffect(() => { const t = setInterval(() => { setCount((n) => n + 1); }, 9); return () => clearInterval(t); }, []);',
    ],
    [
      'secret-in-log',
      'console.log("login", user.name, user.password);',
      'console.log("login", user.name, user.password.length);',
    ],
    ['secret-in-log', 'logger.info(req.headers.authorization);', 'logger.info(token.type);'],
    [
      'error-text-sent',
      'app.use((err, req, res, next) => { res.status(500).send(err.stack); });',
      'app.use((err, req, res, next) => { res.status(500).send("Sorry"); });',
    ],
    [
      'success-after-error',
      'try { go(); } catch (e) { res.status(200).json({ ok: true }); }',
      'try { go(); } catch (e) { res.status(500).json({ ok: false }); }',
    ],
    ['change-on-get', 'router.get("/users/:id/delete", remove);', 'router.post("/users/:id/delete", remove);'],
    [
      'counts-another-loop',
      'for (let j = 0; j < a[i].length; i++) { go(a[i][j]); }',
      'for (let j = 0; j < a[i].length; j++) { go(a[i][j]); }',
    ],
    [
      'lowest-from-zero',
      'let min = 0; for (const x of xs) { if (x < min) min = x; }',
      'let min = Infinity; for (const x of xs) { if (x < min) min = x; }',
    ],
    [
      'leap-year-incomplete',
      'const leap = (year) => { return year % 4 === 0 && year % 100 !== 0; };',
      'const leap = (year) => { return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0; };',
    ],
    [
      'count-left-after-error',
      'class P { async run(t) { this.running++; const r = await t(); this.running--; return r; } }',
      'class P { async run(t) { this.running++; try { return await t(); } finally { this.running--; } } }',
    ],
    [
      'returned-without-await',
      'async function retry(fn) { try { return fn(); } catch (e) { return null; } }',
      'async function retry(fn) { try { return await fn(); } catch (e) { return null; } }',
    ],
    ['both-sides-evaluated', 'if (n > 0 & n < 9) go();', 'if (n > 0 && n < 9) go();'],
    ['numbers-sorted-as-text', 'const s = [3, 10, 2].sort();', 'const s = [3, 10, 2].sort((a, b) => a - b);'],
    ['element-deleted', 'delete xs[2];', 'delete byName[key];'],
    ['month-beyond-december', 'const d = new Date(2024, 12, 1);', 'const d = new Date(2024, 11, 1);'],
    [
      'query-from-body',
      'const m = require("mongoose"); app.post("/a", async (req, res) => { res.json(await User.findOne({ name: req.body.name })); });',
      'const m = require("mongoose"); app.post("/a", async (req, res) => { res.json(await User.findOne({ name: String(req.body.name) })); });',
    ],
    [
      'password-compared-as-text',
      'app.post("/a", (req) => { if (user.password === req.body.password) go(); });',
      'app.post("/a", (req) => { if (req.body.password === req.body.confirm) go(); });',
    ],
    ['message-to-anyone', 'window.parent.postMessage({ a: 1 }, "*");', 'window.parent.postMessage({ a: 1 }, ORIGIN);'],
    [
      'empty-slots-mapped',
      'const a = new Array(3).map((_, i) => i);',
      'const a = Array.from({ length: 3 }, (_, i) => i);',
    ],
    ['one-object-in-all', 'const rows = new Array(3).fill([]);', 'const rows = new Array(3).fill(0);'],
    [
      'nested-part-shared',
      'function f(state) { const copy = { ...state }; copy.items.push(1); return copy; }',
      'function f(state) { const copy = { ...state, items: [...state.items] }; copy.items.push(1); return copy; }',
    ],
    [
      'index-as-key',
      'const L = ({ xs }) => <ul>{xs.map((x, i) => <li key={i}>{x}</li>)}</ul>;',
      'const L = ({ xs }) => <ul>{xs.map((x) => <li key={x.id}>{x}</li>)}</ul>;',
    ],
    [
      'getter-calls-itself',
      'class A { get name() { return this.name; } }',
      'class A { get name() { return this.#name; } }',
    ],
    [
      'stream-error-ignored',
      'fs.createReadStream(p).pipe(res);',
      'fs.createReadStream(p).on("error", next).pipe(res);',
    ],
    [
      'reduced-without-start',
      'const sum = (xs) => xs.reduce((a, b) => a + b);',
      'const sum = (xs) => xs.reduce((a, b) => a + b, 0);',
    ],
    [
      'mapped-promises-dropped',
      'async function f(ids) { ids.map(async (id) => { await drop(id); }); }',
      'async function f(ids) { await Promise.all(ids.map(async (id) => { await drop(id); })); }',
    ],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: scripts with templates are texts here
  ])('%s: %s', async (rule, faulty, repaired) => {
    expect(await find(faulty, 'javascript')).toContain(rule);
    expect(await find(repaired, 'javascript')).not.toContain(rule);
  });
});
