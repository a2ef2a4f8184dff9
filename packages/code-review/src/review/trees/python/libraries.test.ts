import { describe, expect, it } from 'vitest';
import { findTreeRules as find } from '../testing.ts';

/** Each rule with code that it must report, and the same code repaired. */
describe('data frames, threads, coroutines, and web frameworks', () => {
  it.each([
    [
      'python-frame-result-unused',
      'import pandas as pd\ndef f(df):\n    df.dropna(subset=["a"])\n    return df\n',
      'import pandas as pd\ndef f(df):\n    df.dropna(subset=["a"], inplace=True)\n    return df\n',
    ],
    ['python-mask-precedence', 'x = df[df["a"] > 1 & df["b"]]\n', 'x = df[(df["a"] > 1) & df["b"]]\n'],
    [
      'python-frame-by-row',
      'for i, row in df.iterrows():\n    total += row["a"]\n',
      'for row in df.itertuples():\n    total += row.a\n',
    ],
    [
      'python-frame-grown-in-loop',
      'def f(paths):\n    all = pd.DataFrame()\n    for p in paths:\n        all = pd.concat([all, load(p)])\n    return all\n',
      'def f(paths):\n    return pd.concat([load(p) for p in paths])\n',
    ],
    [
      'python-frame-as-condition',
      'def f(path):\n    frame = pd.read_csv(path)\n    if frame:\n        go(frame)\n',
      'def f(path):\n    frame = pd.read_csv(path)\n    if not frame.empty:\n        go(frame)\n',
    ],
    [
      'python-frame-copy-changed',
      'def f(df):\n    big = df[df["a"] > 9]\n    big["size"] = "large"\n    return big\n',
      'def f(df):\n    big = df[df["a"] > 9].copy()\n    big["size"] = "large"\n    return big\n',
    ],
    [
      'python-chained-index-set',
      'import pandas as pd\ndf[df["a"] > 1]["b"] = 0\n',
      'import pandas as pd\ndf.loc[df["a"] > 1, "b"] = 0\n',
    ],
    ['python-call-as-target', 't = Thread(target=report())\n', 't = Thread(target=report)\n'],
    [
      'python-future-dropped',
      'def f(paths):\n    with ThreadPoolExecutor() as pool:\n        for p in paths:\n            pool.submit(work, p)\n',
      'def f(paths):\n    with ThreadPoolExecutor() as pool:\n        for done in as_completed([pool.submit(work, p) for p in paths]):\n            done.result()\n',
    ],
    ['python-busy-wait', 'while not stop:\n    print(n)\n', 'while not stop:\n    time.sleep(1)\n'],
    [
      'python-global-without-lock',
      'n = 0\ndef work():\n    global n\n    n += 1\nThread(target=work).start()\n',
      'n = 0\ndef work():\n    global n\n    with lock:\n        n += 1\nThread(target=work).start()\n',
    ],
    [
      'python-method-as-condition',
      'class A:\n    def is_late(self):\n        return True\n\nif a.is_late and b:\n    go()\n',
      'class A:\n    @property\n    def is_late(self):\n        return True\n\nif a.is_late and b:\n    go()\n',
    ],
    [
      'python-coroutine-as-value',
      'async def fetch(u):\n    return u\n\nasync def main():\n    text = fetch("a")\n    print(text.strip())\n',
      'async def fetch(u):\n    return u\n\nasync def main():\n    task = fetch("a")\n    print(await task)\n',
    ],
    [
      'python-answer-not-returned',
      'def view(request):\n    JsonResponse({"ok": True})\n',
      'def view(request):\n    return JsonResponse({"ok": True})\n',
    ],
    [
      'python-missing-row',
      'def view(request, id):\n    order = Order.objects.get(pk=id)\n    return render(request, "a", {"o": order})\n',
      'def view(request, id):\n    try:\n        order = Order.objects.get(pk=id)\n    except Order.DoesNotExist:\n        raise Http404\n    return render(request, "a", {"o": order})\n',
    ],
    [
      'python-change-not-saved',
      'def cancel(id):\n    order = Order.objects.get(pk=id)\n    order.status = "cancelled"\n',
      'def cancel(id):\n    order = Order.objects.get(pk=id)\n    order.status = "cancelled"\n    order.save()\n',
    ],
    [
      'python-query-for-each',
      'def f():\n    for order in Order.objects.all():\n        rows.append(order.items.count())\n',
      'def f():\n    for order in Order.objects.annotate(n=Count("items")):\n        rows.append(order.items.count())\n',
    ],
    [
      'python-status-in-tuple',
      'from fastapi import FastAPI\ndef f():\n    return {"error": "no"}, 404\n',
      'from flask import Flask\ndef f():\n    return {"error": "no"}, 404\n',
    ],
    [
      'python-yield-without-close',
      'def get_db():\n    db = SessionLocal()\n    yield db\n    db.close()\n',
      'def get_db():\n    db = SessionLocal()\n    try:\n        yield db\n    finally:\n        db.close()\n',
    ],
    [
      'python-any-origin',
      'app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_credentials=True)\n',
      'app.add_middleware(CORSMiddleware, allow_origins=ORIGINS, allow_credentials=True)\n',
    ],
    ['python-tls-not-checked', 'session.get(url, ssl=False)\n', 'session.get(url, ssl=context)\n'],
    [
      'python-session-for-each',
      'for u in urls:\n    s = requests.Session()\n    s.get(u)\n',
      's = requests.Session()\nfor u in urls:\n    s.get(u)\n',
    ],
    [
      'python-session-cookie-open',
      'answer.set_cookie("session_id", value)\n',
      'answer.set_cookie("session_id", value, httponly=True, secure=True)\n',
    ],
    [
      'own-null-read',
      'def find_user(id):\n    for u in users:\n        if u.id == id:\n            return u\n    return None\n\ndef mail(id):\n    user = find_user(id)\n    send(user.email)\n',
      'def find_user(id):\n    for u in users:\n        if u.id == id:\n            return u\n    return None\n\ndef mail(id):\n    user = find_user(id)\n    if user:\n        send(user.email)\n',
    ],
    [
      'error-text-sent',
      'try:\n    go()\nexcept Exception as e:\n    answer = jsonify(str(e))\n',
      'answer = jsonify(str(n))\n',
    ],
    [
      'window-too-short',
      'for i in range(len(v) - size):\n    total += sum(v[i:i + size])\n',
      'for i in range(len(v) - size + 1):\n    total += sum(v[i:i + size])\n',
    ],
    [
      'success-after-error',
      'def save(x):\n    try:\n        store(x)\n    except Exception:\n        return True\n',
      'def save(x):\n    try:\n        store(x)\n    except Exception:\n        return False\n',
    ],
    [
      'change-on-get',
      '@app.get("/orders/{id}/delete")\ndef remove(id):\n    drop(id)\n',
      '@app.post("/orders/{id}/delete")\ndef remove(id):\n    drop(id)\n',
    ],
    ['python-fraction-as-index', 'def f(a):\n    return a[len(a) / 2]\n', 'def f(a):\n    return a[len(a) // 2]\n'],
    [
      'python-generator-used-twice',
      'def f(xs):\n    g = (x * 2 for x in xs)\n    n = sum(g)\n    return n / len(list(g))\n',
      'def f(xs):\n    g = [x * 2 for x in xs]\n    n = sum(g)\n    return n / len(list(g))\n',
    ],
    ['python-last-left-out', 'def f(xs, n):\n    return xs[-n:-1]\n', 'def f(xs, n):\n    return xs[-n:]\n'],
    [
      'python-missing-key-read',
      'def f(d):\n    return d.get("a").upper()\n',
      'def f(d):\n    return d.get("a", "").upper()\n',
    ],
    ['python-none-returned', 'def f(xs):\n    return xs.append(1)\n', 'def f(xs):\n    xs.append(1)\n    return xs\n'],
    ['python-pattern-backtracks', 'p = re.compile(r"(a+)+$")\n', 'p = re.compile(r"a+$")\n'],
  ])('%s', async (rule, faulty, repaired) => {
    expect(await find(faulty, 'python')).toContain(rule);
    expect(await find(repaired, 'python')).not.toContain(rule);
  });
});
