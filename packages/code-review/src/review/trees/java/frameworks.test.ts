import { describe, expect, it } from 'vitest';
import { findTreeRules as find } from '../testing.ts';

const inClass = (code: string) => `class Orders { ${code} }`;

/** Each rule with code that it must report, and the same code repaired. */
describe('frameworks, streams, and files', () => {
  it.each([
    ['java-field-injection', '@Autowired private Store store;', 'private final Store store;'],
    ['java-transaction-not-applied', '@Transactional private void save() { }', '@Transactional public void save() { }'],
    [
      'java-optional-unchecked',
      'void f(String id) { Payment p = payments.findById(id).get(); go(p); }',
      'void f(String id) { Payment p = payments.findById(id).orElseThrow(); go(p); }',
    ],
    ['java-context-leak', 'private static Activity instance;', 'private static Settings instance;'],
    [
      'java-preferences-not-applied',
      'void f() { prefs.edit().putString("a", "b"); }',
      'void f() { prefs.edit().putString("a", "b").apply(); }',
    ],
    [
      'java-unchecked-page',
      'void f() { web.loadUrl(getIntent().getStringExtra("url")); }',
      'void f() { web.loadUrl("https://example.com/help"); }',
    ],
    [
      'java-inner-task',
      'class Load extends AsyncTask<String, Void, String> { }',
      'static class Load extends AsyncTask<String, Void, String> { }',
    ],
    ['java-finalizer', 'protected void finalize() { close(); }', 'public void close() { }'],
    [
      'java-secret-in-text',
      'public String toString() { return "Account " + name + pin; }',
      'public String toString() { return "Account " + name; }',
    ],
    [
      'java-throws-everything',
      'public int load() throws Exception { return 1; }',
      'public int load() throws IOException { return 1; }',
    ],
    [
      'java-query-for-each',
      'void f(List<String> ids) { for (String id : ids) { go(userRepository.findById(id)); } }',
      'void f(List<String> ids) { go(userRepository.findAllById(ids)); }',
    ],
    [
      'java-stream-never-run',
      'void f() { sales.stream().peek(this::print); }',
      'void f() { sales.stream().forEach(this::print); }',
    ],
    [
      'java-stream-used-twice',
      'void f(Stream<String> lines) { long n = lines.count(); go(lines.toList(), n); }',
      'void f(Stream<String> lines) { List<String> all = lines.toList(); go(all); }',
    ],
    [
      'java-shared-in-parallel',
      'void f() { Map<String, Long> m = new HashMap<>(); sales.parallelStream().forEach(s -> m.merge(s.a(), s.b(), Long::sum)); }',
      'void f() { Map<String, Long> m = new ConcurrentHashMap<>(); sales.parallelStream().forEach(s -> m.merge(s.a(), s.b(), Long::sum)); }',
    ],
    [
      'java-file-stream-left-open',
      'long f(Path p) { Stream<String> all = Files.lines(p); return all.count(); }',
      'long f(Path p) { try (Stream<String> all = Files.lines(p)) { return all.count(); } }',
    ],
    [
      'java-duplicate-keys',
      'void f() { go(s.collect(Collectors.toMap(Sale::product, x -> x))); }',
      'void f() { go(s.collect(Collectors.toMap(Sale::getId, x -> x))); }',
    ],
    [
      'java-read-count-ignored',
      'void f() { while (in.read(buffer) != -1) { out.write(buffer); } }',
      'void f() { int n; while ((n = in.read(buffer)) != -1) { out.write(buffer, 0, n); } }',
    ],
    [
      'java-fixed-iv',
      'void f() { go(new IvParameterSpec(new byte[16])); }',
      'void f() { go(new IvParameterSpec(iv)); }',
    ],
    [
      'java-session-cookie-open',
      'void f() { Cookie c = new Cookie("sessionId", id); add(c); }',
      'void f() { Cookie c = new Cookie("sessionId", id); c.setHttpOnly(true); add(c); }',
    ],
    [
      'java-cleartext-address',
      'void f() { go(new URL("http://api.shop.test/a")); }',
      'void f() { go(new URL("http://localhost:8080/a")); }',
    ],
    [
      'own-null-read',
      'User findUser(int id) { if (id > 0) return users.get(id); return null; } void f() { User u = findUser(3); go(u.name()); }',
      'User findUser(int id) { if (id > 0) return users.get(id); return null; } void f() { User u = findUser(3); if (u != null) go(u.name()); }',
    ],
    [
      'secret-in-log',
      'void f() { log.info("Card {} {}", r.getCardNumber(), r.getCvv()); }',
      'void f() { log.info("Card {}", mask(r.getCardNumber())); }',
    ],
    [
      'both-sides-evaluated',
      'boolean f(Long a) { return a == null | a > 3; }',
      'boolean f(Long a) { return a == null || a > 3; }',
    ],
    [
      'java-optional-null',
      'Optional<String> f() { return null; }',
      'Optional<String> f() { return Optional.empty(); }',
    ],
    [
      'java-week-year',
      'String f(Date d) { return new SimpleDateFormat("YYYY-MM-dd").format(d); }',
      'String f(Date d) { return new SimpleDateFormat("yyyy-MM-dd").format(d); }',
    ],
    [
      'java-dot-as-pattern',
      'String[] f(String s) { return s.split("."); }',
      'String[] f(String s) { return s.split(","); }',
    ],
    [
      'java-never-equal-case',
      'boolean f(String s) { return s.toLowerCase().equals("Admin"); }',
      'boolean f(String s) { return s.toLowerCase().equals("admin"); }',
    ],
    [
      'java-file-result-ignored',
      'void f(File file) { file.delete(); }',
      'void f(File file) { if (!file.delete()) warn(); }',
    ],
    [
      'java-null-pointer-caught',
      'void f() { try { go(); } catch (NullPointerException e) { warn(e); } }',
      'void f() { try { go(); } catch (IOException e) { warn(e); } }',
    ],
    [
      'java-null-returned-as-number',
      'Map<String, Integer> counts; int f(String k) { return counts.get(k); }',
      'Map<String, Integer> counts; int f(String k) { return counts.getOrDefault(k, 0); }',
    ],
    ['java-money-in-floating-point', 'private double balance;', 'private double weight;'],
  ])('%s', async (rule, faulty, repaired) => {
    expect(await find(inClass(faulty), 'java')).toContain(rule);
    expect(await find(inClass(repaired), 'java')).not.toContain(rule);
  });

  it('request data in a field of a servlet or controller', async () => {
    const write = (type: string) =>
      `class A extends ${type} { private String user; void doGet(Request r) { user = r.user(); } }`;
    expect(await find(write('HttpServlet'), 'java')).toContain('java-shared-servlet-field');
    expect(await find(write('Visitor'), 'java')).not.toContain('java-shared-servlet-field');
  });
});
