import { type Facts, locateField } from '../facts/index.ts';
import { listAllTexts } from '../facts/texts.ts';
import { formatCount, quoteText } from '../rubric/rule.ts';
import type { CapFinding, CapRule } from './rule.ts';

/** Words that only appear in an unfilled template; one is enough. */
const CERTAIN_PLACEHOLDER_PATTERN =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetu?e?r adipisci|\bclick here to enter text\b|\bsummarize your key responsibilities\b|\bdescribe (?:your|another|an|the) (?:achievement|accomplishment|responsibilit|dut|role)|\byour (?:name|position|university|discipline|company|job title)(?: or tagline)? here\b|\b(?:your[ _.]?name|your[ _.]?email|your)@|^\W*your (?:full )?name\W*$|\[(?:your|insert|pick|enter|add|choose|first|last|full)\b[^\]]{0,120}\]|\[(?:job title|company|position held|degree|school name|dates? from|telephone|street address|phone|email)\b[^\]]{0,40}\]|\bsummary of your (?:role|job|position|duties)\b|\byou may use \W{0,3}markdown|\bcan include \W{0,3}markdown|\bwww\.yoursite\.com\b|^\W*(?:job title|company(?: name)?)\W*$/im;
/** Words that are common in templates and may occur once in a real résumé. */
const LIKELY_PLACEHOLDER_PATTERN =
  /\b(?:job title|job description|company|project|position|skill|employer|school|degree|university|reference) ?#? ?[1-9]\b|\b(?:company|school|university|employer|institution|city|job|organization) name\b|\b20xx\b|\bmonth (?:year|20xx)\b|^\W*(?:first|first name) (?:last|last name|m last)\W*$|\bfirst last\b|\b(?:999|000|123)[ .·-]{1,3}(?:999|000|00|456)[ .·-]{1,3}(?:9999|0000|789|7890)\b|\bsome (?:description|journal|talk title|details)\b|\byour (?:discipline|university|degree|school|city|title|job title|field)\b|\bcompany [A-C]\b|\b(?:x-handle|twitterhandle|your_id)\b/gim;
const MIN_LIKELY_PLACEHOLDERS = 2;

/** A template that isn't filled in, or filler text. */
export const PLACEHOLDER_TEXT: CapRule = {
  id: 'placeholder-text',
  name: 'Template text',
  limit: 30,
  explains: `Words that belong to a template and not to a person: “[Your Name]”, “Click here to enter text”, “Describe your achievement”, “Lorem ipsum”; or ${MIN_LIKELY_PLACEHOLDERS} different ones such as “Job Title 1”, “Company Name”, “20XX”.`,
  find,
};

/** Every text that the patterns above match contains one of these, so most texts need only one test. */
const HINT_PATTERN =
  /lorem|markdown|dolor|consect|click here|summarize|describe|\byour|\[|job (?:title|description)|company|project|position|skill|employer|school|degree|university|reference|name|20xx|month|\bfirst\b|999|000|123|\bsome\b|x-handle|twitterhandle/i;

const known = new WeakMap<Facts, CapFinding | 'none'>();

function find(facts: Facts): CapFinding | undefined {
  const finding = known.get(facts) ?? search(facts) ?? 'none';
  known.set(facts, finding);
  return finding === 'none' ? undefined : finding;
}

interface Placeholders {
  isCertain: boolean;
  likely: readonly string[];
}

const NO_PLACEHOLDERS: Placeholders = { isCertain: false, likely: [] };

function findPlaceholders(text: string): Placeholders {
  if (!HINT_PATTERN.test(text)) return NO_PLACEHOLDERS;
  return {
    isCertain: CERTAIN_PLACEHOLDER_PATTERN.test(text),
    likely: Array.from(text.matchAll(LIKELY_PLACEHOLDER_PATTERN), ([found]) => found.toLowerCase()),
  };
}

/** Whether a text certainly belongs to a template. */
export const isTemplateText = (text: string): boolean => findPlaceholders(text).isCertain;

function search(facts: Facts): CapFinding | undefined {
  const certain: { text: string; field: string }[] = [];
  const likely = new Map<string, { text: string; field: string }>();
  for (const { path, text } of listAllTexts(facts.resume)) {
    const found = facts.reader.judge(text, findPlaceholders);
    if (found.isCertain) certain.push({ text, field: path });
    for (const words of found.likely) likely.set(words, { text, field: path });
  }
  if (certain.length === 0 && likely.size < MIN_LIKELY_PLACEHOLDERS) return undefined;
  const found = [...new Map([...certain, ...likely.values()].map((one) => [one.field, one])).values()];
  return {
    // Not every field of a template has a known text.
    reason: `At least ${formatCount(found.length, 'place')} on your résumé still ${found.length === 1 ? 'holds' : 'hold'} text of a template.`,
    fix: 'Replace it with your own words, or delete it.',
    evidence: found.slice(0, 10).map(({ text, field }) => ({ text: quoteText(text), ...locateField(facts, field) })),
  };
}
