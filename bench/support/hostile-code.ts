import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { readSnippets } from './review-snippets.ts';

export interface HostileCode {
  name: string;
  language: Language;
  code: string;
}

const ALL_LANGUAGES = LANGUAGES;
const SCRIPT = ['javascript', 'typescript'] as const;
const BLOCKS = { javascript: '{', typescript: '{', python: 'if 1:\n', java: '{', cpp: '{' } as const;

/** Repeats a text just within the contract's limits: lines are short enough, and the length is the maximum. */
const repeatToLimit = (text: string, most = 59_000): string => {
  const line = text.repeat(Math.max(1, Math.floor(4000 / text.length)));
  const lines: string[] = [];
  for (let length = 0; length + line.length < most && lines.length < 1900; length += line.length + 1) lines.push(line);
  return lines.join('\n');
};

function createRepeated(): HostileCode[] {
  const universalInputs = [
    '(',
    '[',
    '{',
    '<',
    ')',
    '}',
    '((',
    '[(',
    '!',
    '-',
    '~',
    '"',
    "'",
    '/*',
    '//',
    '\\',
    '@',
    '#',
    ';',
    ':',
    '?',
    '=>',
    '.',
    ',',
    '&',
    '*',
    '->',
    '::',
  ];
  const own: Record<Language, string[]> = {
    javascript: [
      '`${',
      'a=>',
      'async ',
      'await ',
      'new ',
      'typeof ',
      'a?',
      'a?.',
      'a=',
      '<a>',
      '<a ',
      'if(a)',
      'for(;;)',
      'function(){',
      'class A{',
      'a+',
      'a&&',
      '/',
      '/(',
      'case 1:',
      'else ',
      '${',
      '...',
      'x`',
      'a[',
      'yield ',
    ],
    typescript: [
      'A|',
      'A&',
      'keyof ',
      'typeof ',
      'A<',
      'A extends B?',
      'infer A ',
      '[A,',
      '{a:',
      '(a:',
      '<T,',
      '<A>',
      'as A ',
      '!',
      'readonly ',
      'namespace A{',
      'enum A{',
      '@a ',
      'abstract ',
      'a?.',
      '`${',
    ],
    python: [
      'not ',
      'lambda:',
      'lambda x:',
      'await ',
      '**',
      '1**',
      'a if b else ',
      '[x for x in ',
      '{1:',
      'f(',
      'a.',
      'a[',
      'f"{',
      '"""',
      'r"',
      '@a\n',
      'if 1:\n ',
      'x=',
      'class A:\n ',
      'try:\n ',
      'match a:\n ',
      '(yield ',
      '*',
      ':=',
    ],
    java: [
      'new A(){',
      'a->',
      'A<',
      '(A)',
      'if(a)',
      'switch(a){',
      'case 1:',
      'try{',
      'a?b:',
      'a+',
      '!',
      '"a"+',
      '@A(',
      'class A{',
      '"""',
      "'",
      'a.b(',
      'for(;;)',
      'do ',
      'synchronized(a){',
      '? extends ',
      '[]',
    ],
    cpp: [
      'template<',
      'A<',
      '[]{',
      '*',
      '&',
      'if(a)',
      'switch(a){',
      'a?b:',
      '#if 1\n',
      '#define a a\n',
      'R"(',
      '(int)',
      'sizeof ',
      'new ',
      'delete ',
      '::a',
      'a+',
      'operator',
      'namespace a{',
      'struct a{',
      'int(',
      'while(a)',
      'do ',
      'throw ',
      'decltype(',
    ],
  };
  return ALL_LANGUAGES.flatMap((language) =>
    [...universalInputs, ...own[language]].map((text) => ({
      name: `many ${JSON.stringify(text)}`,
      language,
      code: repeatToLimit(text),
    })),
  );
}

/** Brackets are closed again, so that the code parses. */
function createNested(): HostileCode[] {
  return ALL_LANGUAGES.flatMap((language) =>
    [200, 900, 2400].flatMap((depth) => [
      { name: `brackets ${depth} deep`, language, code: `x = ${'('.repeat(depth)}1${')'.repeat(depth)}` },
      { name: `lists ${depth} deep`, language, code: `x = ${'['.repeat(depth)}1${']'.repeat(depth)}` },
      language === 'python'
        ? {
            name: `blocks ${depth} deep`,
            language,
            code: `${Array.from({ length: Math.min(300, depth) }, (_, at) => `${' '.repeat(at)}if 1:`).join('\n')}\n${' '.repeat(300)}pass`,
          }
        : { name: `blocks ${depth} deep`, language, code: `${BLOCKS[language].repeat(depth)}${'}'.repeat(depth)}` },
    ]),
  );
}

function createPatterns(): HostileCode[] {
  const regexes = [
    '(a+)+$',
    '(a|a)*b',
    '((((((a*)*)*)*)*)*)',
    '(.*)*x',
    '[',
    '(?<=(?<!(?=a)))',
    `${'(a*)'.repeat(600)}`,
    `[${'a-z'.repeat(900)}]`,
    `${'a{0,99}'.repeat(300)}`,
    `(${'a|'.repeat(1500)}a)*`,
  ];
  const queries = [
    'select '.repeat(500),
    `select ${'from '.repeat(700)}`,
    `update ${'x '.repeat(1500)}set`,
    ' '.repeat(4500),
    '\t'.repeat(4500),
  ];
  return [
    ...SCRIPT.flatMap((language) =>
      regexes.map((regex) => ({
        name: `pattern ${regex.slice(0, 20)}`,
        language,
        code: `const p = /${regex}/;\nnew RegExp(${JSON.stringify(regex)});`,
      })),
    ),
    ...ALL_LANGUAGES.flatMap((language) =>
      queries.map((query) => ({ name: `query ${query.slice(0, 12)}`, language, code: `x = "${query}" + y;` })),
    ),
  ];
}

function createLarge(): HostileCode[] {
  const numbers = Array.from({ length: 1900 }, (_, at) => at);
  return [
    ...ALL_LANGUAGES.map(
      (language): HostileCode => ({ name: 'a line of a megabyte', language, code: `x = "${'a'.repeat(1_000_000)}"` }),
    ),
    {
      name: 'a union of thousands',
      language: 'typescript',
      code: `type A = ${numbers.map((at) => `"${at}"`).join('\n|')};`,
    },
    {
      name: 'an intersection of thousands',
      language: 'typescript',
      code: `type A = ${numbers.map((at) => `{ a${at}: 1 }`).join('\n&')};`,
    },
    {
      name: 'a huge switch',
      language: 'javascript',
      code: `switch (x) {\n${numbers.map((at) => `case ${at}: y();`).join('\n')}\n}`,
    },
    {
      name: 'a huge switch',
      language: 'java',
      code: `class A { void f(int x) { switch (x) {\n${numbers.map((at) => `case ${at}: y();`).join('\n')}\n} } }`,
    },
    {
      name: 'a huge switch',
      language: 'cpp',
      code: `void f(int x) { switch (x) {\n${numbers.map((at) => `case ${at}: y();`).join('\n')}\n} }`,
    },
    {
      name: 'a chain of else-ifs',
      language: 'javascript',
      code: `${numbers.map((at) => `if (x === ${at}) y();`).join('\nelse ')}`,
    },
    {
      name: 'a chain of else-ifs',
      language: 'java',
      code: `class A { void f() { ${numbers.map((at) => `if (x == ${at}) y();`).join('\nelse ')} } }`,
    },
    {
      name: 'a chain of else-ifs',
      language: 'cpp',
      code: `void f() { ${numbers.map((at) => `if (x == ${at}) y();`).join('\nelse ')} }`,
    },
    {
      name: 'many elifs',
      language: 'python',
      code: `if x == 0:\n  y()\n${numbers
        .slice(0, 900)
        .map((at) => `elif x == ${at}:\n  y()`)
        .join('\n')}`,
    },
    {
      name: 'a variable a line',
      language: 'java',
      code: `class A { void f() {\n${numbers.map((at) => `int a${at} = a${at > 0 ? at - 1 : 0};`).join('\n')}\n} }`,
    },
    {
      name: 'a variable a line',
      language: 'cpp',
      code: `void f() {\n${numbers.map((at) => `int* a${at} = new int[3]; delete a${at};`).join('\n')}\n}`,
    },
    { name: 'a sum a line', language: 'javascript', code: `x = ${numbers.map((at) => `"a${at}"`).join('\n+ y + ')}` },
    {
      name: 'a sum a line',
      language: 'java',
      code: `class A { String x = ${numbers.map((at) => `"a${at}"`).join('\n+ y + ')}; }`,
    },
    { name: 'calls in a row', language: 'javascript', code: `a${'.b()'.repeat(14_000).replace(/(.{4000})/g, '$1\n')}` },
    {
      name: 'calls in a row',
      language: 'java',
      code: `class A { void f() { a${'.b()'.repeat(14_000).replace(/(.{4000})/g, '$1\n')}; } }`,
    },
    { name: 'the same line', language: 'python', code: 'x = f(a, b, [1, 2, 3])\n'.repeat(1900) },
    { name: 'the same line', language: 'cpp', code: 'int x = f(a, b);\n'.repeat(1900) },
    {
      name: 'functions in functions',
      language: 'javascript',
      code: `${'function f(){'.repeat(300)}${'}'.repeat(300)}`,
    },
    { name: 'deletes in a row', language: 'cpp', code: `void f() {\n${'delete a; a->b();\n'.repeat(1900)}}` },
    { name: 'returns in a row', language: 'java', code: `class A { int f() {\n${'return 1;\n'.repeat(1900)}} }` },
  ];
}

function createOdd(): HostileCode[] {
  const texts: [string, string][] = [
    ['a mark of byte order', '\uFEFFx = 1;'],
    ['a NUL', 'x = 1;\u0000y = "\u0000";'],
    ['half a character', 'x = "\uD800"; // \uDFFF'],
    ['directions', 'x = "\u202E\u2066"; // \u202D'],
    ['line ends of all kinds', 'x = 1;\r\ny = 2;\rz = 3;\u2028a = 4;\u2029b = 5;\u0085'],
    [
      'names of prototypes',
      '__proto__ = constructor; hasOwnProperty = toString; class __proto__ {}\nfunction constructor() {}\nx = { __proto__: 1, constructor: 2 };',
    ],
    ['names of tables', 'def constructor():\n    __proto__ = 1\n    return toString\n'],
    [
      'comments that configure',
      '/* eslint no-eval: 0 */\n/* eslint-env node */\n/* global x */\n/* eslint-disable */\n// @ts-nocheck\n# ruff: noqa\n// NOLINT\nx = 1',
    ],
    ['only comments', '// a\n/* b */\n# c\n'],
    ['marks of a conflict', '<<<<<<< ours\nx = 1;\n=======\nx = 2;\n>>>>>>> theirs\n'],
    ['a shebang', '#!/usr/bin/env node\nx = 1'],
    ['prose', 'Dear Sir or Madam, please find attached my code. It has no code in it; only words, and a semicolon.'],
    ['emoji', '👩‍👩‍👧‍👦 = "🧗"; // 🏔️'],
    ['control characters', String.fromCharCode(...Array.from({ length: 32 }, (_, at) => at))],
  ];
  return ALL_LANGUAGES.flatMap((language) => texts.map(([name, code]) => ({ name, language, code })));
}

/** Files on the server: their content must not appear in any answer. */
export const LOCAL_FILES = [
  '/etc/passwd',
  '/proc/self/environ',
  './package.json',
  '../../../../package.json',
  '/etc/hostname',
  '~/.ssh/id_rsa',
];

function createLocal(): HostileCode[] {
  const lines: Record<Language, (path: string) => string> = {
    javascript: (path) =>
      `import x from '${path}';\nrequire('${path}');\nimport('${path}');\n/* eslint-disable */ export * from '${path}';`,
    typescript: (path) =>
      `/// <reference path="${path}" />\nimport x = require('${path}');\nimport type { A } from '${path}';\ndeclare module '${path}' {}\n//# sourceMappingURL=${path}`,
    python: (path) =>
      `# ruff: config=${path}\nfrom ${path.replaceAll(/[^a-z]/gi, '.')} import *\nexec(open('${path}').read())\nimport importlib; importlib.import_module('${path}')`,
    java: (path) =>
      `import static ${path.replaceAll(/[^a-z]/gi, '')}.*;\nclass A { String s = new String(java.nio.file.Files.readAllBytes(java.nio.file.Path.of("${path}"))); }`,
    cpp: (path) =>
      `#include "${path}"\n#include <${path}>\n#embed "${path}"\n#pragma include_alias("${path}", "a")\nint main() { return __has_include("${path}"); }`,
  };
  return ALL_LANGUAGES.flatMap((language) =>
    LOCAL_FILES.map((path) => ({ name: `reads ${path}`, language, code: lines[language](path) })),
  );
}

/** A small seeded generator, so that every run has the same mutations. */
function* generateChances(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function createMutated(rounds: number): HostileCode[] {
  const chance = generateChances(20_261_121);
  const randomBelow = (most: number) => Math.floor(chance.next().value * most);
  const splinters = [
    '(',
    '{',
    '[',
    '"',
    "'",
    '`',
    '/*',
    '<',
    '\\',
    '\n',
    '\t',
    '=>',
    ':',
    ';',
    '*',
    '\u0000',
    'class ',
    'def ',
    'if ',
    '#',
    '@',
  ];
  return ALL_LANGUAGES.flatMap((language) => {
    const codes = [...readSnippets(language, 'clean'), ...readSnippets(language, 'planted')].map(({ code }) => code);
    return Array.from({ length: rounds }, (_, round) => {
      let code = codes[round % codes.length] ?? '';
      for (let count = 1 + randomBelow(40); count > 0; count--) {
        const at = randomBelow(code.length);
        const kind = randomBelow(4);
        const piece = code.slice(at, at + randomBelow(80));
        if (kind === 0) code = code.slice(0, at) + code.slice(at + randomBelow(30));
        else if (kind === 1)
          code = code.slice(0, at) + (splinters[randomBelow(splinters.length)] ?? '') + code.slice(at);
        else if (kind === 2) code = code.slice(0, at) + piece.repeat(1 + randomBelow(20)) + code.slice(at);
        else
          code =
            code.slice(0, at) + (codes[randomBelow(codes.length)] ?? '').slice(0, randomBelow(500)) + code.slice(at);
      }
      return { name: `mutation ${round}`, language, code: code.slice(0, 59_000) };
    });
  });
}

/** All attempts to stop, stall, crash, or breach the review. */
export const createHostileCode = (): HostileCode[] => [
  ...createRepeated(),
  ...createNested(),
  ...createPatterns(),
  ...createLarge(),
  ...createOdd(),
  ...createLocal(),
  ...createMutated(40),
];
