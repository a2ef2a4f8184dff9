import { type Language, limits } from '@foothold/contracts/coaching/choices';
import type { Finding, ModelFinding } from '@foothold/contracts/coaching/shapes';
import { readProse } from './prose.ts';
import { findQuote } from './quote.ts';
import { isSameSubject } from './subject.ts';
import { isAboutCode, isAboutComment, isFix, isPlainSentence, isReason, isTerm } from './texts.ts';

/** A finding as a language model gave it. Nothing about it is true yet. */
export interface GivenFinding {
  line: number;
  quote: string;
  severity: string;
  title: string;
  why: string;
  fix: string;
}

export interface ReviewedCode {
  code: string;
  language: Language;
  /** How many lines the model was sent. */
  linesRead: number;
  /** Our own. */
  findings: readonly Finding[];
}

/** Why a finding was dropped. */
export type Refusal = 'line' | 'quote' | 'comment' | 'severity' | 'text' | 'subject' | 'duplicate' | 'tooMany';

/**
 * Keeps the findings of a language model that quote the line they name, are written in plain sentences about the code, and say something
 * that ours don't say of that line. Everything else is dropped.
 * @param isFit whether a text may be shown for reasons outside the code, such as not repeating our instructions
 */
export function acceptModelFindings(
  given: readonly GivenFinding[],
  { code, language, linesRead, findings }: ReviewedCode,
  isFit: (text: string) => boolean,
): { findings: ModelFinding[]; dropped: Partial<Record<Refusal, number>> } {
  const lines = code.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const prose = readProse(lines.join('\n'), language);
  const proseRuns = listRuns(`${prose.text}\n${splitLongNames(code)}`);
  const accepted: ModelFinding[] = [];
  const dropped: Partial<Record<Refusal, number>> = {};

  function judge({ line, quote: quoted, severity, ...texts }: GivenFinding): ModelFinding | Refusal {
    const text = lines[line - 1];
    if (text === undefined || line > linesRead) return 'line';
    // Models sometimes quote the line number that they were shown.
    const quote = findQuote(text, quoted.replace(new RegExp(`^\\s*${line}\\|`), ''));
    if (quote === null || HIDDEN_PATTERN.test(quote) || !isFit(quote)) return 'quote';
    if (severity !== 'medium' && severity !== 'low') return 'severity';
    const { title, why, fix } = {
      title: tidy(texts.title).replace(/\.$/, ''),
      why: tidy(texts.why),
      fix: tidy(texts.fix),
    };
    const all = [title, why, fix];
    if (!isPlainSentence('title', title) || !isPlainSentence('why', why) || !isPlainSentence('fix', fix)) return 'text';
    if (!all.every(isFit) || !all.every((one) => listRuns(one).isDisjointFrom(proseRuns))) return 'text';
    if (!isTerm(title) || !isReason(why, text) || !isFix(fix) || !all.every(isAboutCode)) return 'subject';
    if (prose.commentLines.has(line) && !isAboutComment(title)) return 'comment';
    const said = [...findings, ...accepted.map((one) => ({ ...one, endLine: one.line }))];
    const beside = said.filter((one) => one.line <= line && line <= one.endLine);
    if (beside.some((one) => isSameSubject(one, { title, why }))) return 'duplicate';
    return accepted.length < limits.modelFindings
      ? { source: 'model', line, quote, severity, title, why, fix }
      : 'tooMany';
  }

  for (const one of given) {
    const judged = judge(one);
    if (typeof judged === 'string') dropped[judged] = (dropped[judged] ?? 0) + 1;
    else accepted.push(judged);
  }
  return { findings: accepted, dropped };
}

/** Characters of code that can't be seen, or that change the order in which the rest is shown. A tab is neither. */
const HIDDEN_PATTERN = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Removes the marks that models put around names of code, and white space around the text. */
const tidy = (text: string) => text.trim().replace(/`([^`\n]+)`/g, '$1');

/** The words of names that are long enough to be a sentence. */
const splitLongNames = (code: string): string =>
  (code.match(/[\p{L}\p{N}_$]{25,}/gu) ?? [])
    .map((name) => name.replace(/[_$]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .join('\n');

/** So many words in a row aren't repeated by chance. */
const RUN_WORDS = 6;

/** Every run of six words, to find texts that repeat comments or strings of the code, which may be orders to the model. */
function listRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - RUN_WORDS + 1)).map((_, at) => words.slice(at, at + RUN_WORDS).join(' ')),
  );
}
