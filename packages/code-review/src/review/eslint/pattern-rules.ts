import type { Rule } from 'eslint';
import type { Node } from './nodes.ts';
import { createRule } from './rule.ts';

/** One part of a pattern: its text, its content if it is a group, and how often it repeats. */
interface Part {
  text: string;
  inside: Part[][] | null;
  least: number;
  most: number;
}

const MAX_PATTERN_LENGTH = 2000;
/** One of each kind of character that patterns distinguish. */
const SAMPLES = [...Array(96).keys()].map((at) => String.fromCharCode(at + 32)).concat('\n', '\t', 'é');

/** Parses a pattern as far as needed to analyze repetition: alternatives of parts. */
function read(pattern: string): Part[][] {
  let at = 0;
  const readAll = (): Part[][] => {
    const alternatives: Part[][] = [[]];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        alternatives.push([]);
        at += 1;
      } else alternatives.at(-1)?.push(readPart());
    }
    return alternatives;
  };
  const readPart = (): Part => {
    const start = at;
    let inside: Part[][] | null = null;
    if (pattern[at] === '(') {
      at += 1;
      const kind = /^\?(?:<?[=!]|:|<\w+>)?/.exec(pattern.slice(at, at + 60))?.[0] ?? '';
      at += kind.length;
      inside = readAll();
      at += 1;
      if (/[=!]$/.test(kind)) inside = null;
    } else if (pattern[at] === '[') {
      while (at < pattern.length && (pattern[at] !== ']' || at === start + 1)) at += pattern[at] === '\\' ? 2 : 1;
      at += 1;
    } else
      at +=
        pattern[at] === '\\'
          ? (/^\\(?:u\{[^}]*\}|[pP]\{[^}]*\}|u\w{4}|x\w\w|.)/.exec(pattern.slice(at, at + 60))?.[0].length ?? 1)
          : 1;
    const text = pattern.slice(start, at);
    const [how = ''] = /^(?:[*+?]|\{\d*,?\d*\})\??/.exec(pattern.slice(at, at + 20)) ?? [];
    at += how.length;
    const [, least, comma, most] = /^\{(\d*)(,?)(\d*)\}/.exec(how) ?? [];
    if (least !== undefined)
      return {
        text,
        inside,
        least: Number(least),
        most: comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : Number(least),
      };
    return {
      text,
      inside,
      least: /^[*?]/.test(how) ? 0 : 1,
      most: /^[*+]/.test(how) ? Number.POSITIVE_INFINITY : 1,
    };
  };
  return readAll();
}

/** The characters that a part may match; all of them if unknown. */
function matchableCharacters(part: Part): ReadonlySet<string> {
  let signs = known.get(part);
  if (!signs) {
    signs = findSigns(part);
    known.set(part, signs);
  }
  return signs;
}

const known = new WeakMap<Part, ReadonlySet<string>>();

function findSigns(part: Part): ReadonlySet<string> {
  if (part.inside)
    return new Set(part.inside.flatMap((alternative) => alternative.flatMap((one) => [...matchableCharacters(one)])));
  if (/^\\[bB]$|^[\^$]$/.test(part.text)) return new Set();
  try {
    const one = new RegExp(`^${part.text}$`);
    return new Set(SAMPLES.filter((sign) => one.test(sign)));
  } catch {
    return new Set(SAMPLES);
  }
}

const isEndless = (part: Part) => part.most > 20;

/** Parts of an alternative that repeat without limit, including inside groups that don't. */
const findUnboundedParts = (alternative: readonly Part[]): Part[] =>
  alternative.flatMap((part) => (isEndless(part) ? [part] : (part.inside?.flatMap(findUnboundedParts) ?? [])));

/**
 * Whether a repeated alternative is ambiguous: it contains an unbounded repetition, and everything required between two rounds is also
 * matched by that repetition.
 */
function isAmbiguous(alternative: readonly Part[]): boolean {
  return findUnboundedParts(alternative).some((unboundedPart) => {
    const signs = matchableCharacters(unboundedPart);
    if (signs.size === 0) return false;
    return !alternative.some(
      (part) =>
        part.least > 0 &&
        part !== unboundedPart &&
        !part.inside?.flat().includes(unboundedPart) &&
        [...matchableCharacters(part)].length > 0 &&
        ![...matchableCharacters(part)].some((sign) => signs.has(sign)),
    );
  });
}

/** Whether a pattern repeats something that itself repeats, so that a near match takes exponential time. */
export function isSlowPattern(pattern: string): boolean {
  if (pattern.length > MAX_PATTERN_LENGTH || !/[*+}]/.test(pattern)) return false;
  const look = (alternatives: Part[][]): boolean =>
    alternatives.some((alternative) =>
      alternative.some(
        (part) => part.inside !== null && ((isEndless(part) && part.inside.some(isAmbiguous)) || look(part.inside)),
      ),
    );
  return look(read(pattern));
}

export const patternRules: Record<string, Rule.RuleModule> = {
  'unsafe-regex': createRule((report) => ({
    Literal(node) {
      if ('regex' in node && isSlowPattern(node.regex.pattern)) report(node);
    },
    NewExpression(node) {
      const [first] = node.arguments;
      const isPattern = node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
      if (isPattern && first?.type === 'Literal' && typeof first.value === 'string' && isSlowPattern(first.value))
        report(node as Node);
    },
  })),
};
