import { FIT_EXPLANATION, FIT_STEPS } from '../caps/fit.ts';
import { CAP_RULES } from '../caps/index.ts';
import type { CapId, PartId } from '../report.ts';
import { RUBRIC_VERSION, RULES } from './index.ts';
import { PARTS } from './parts.ts';

/** The rubric as plain data, for the public page and `docs/rubric.md`. */
export interface RubricDescription {
  version: string;
  parts: { id: PartId; name: string; points: number; explains: string; rules: RuleDescription[] }[];
  caps: { id: CapId; name: string; limit: number; explains: string }[];
  /** The highest total, by the closest title, before any required skill counts. */
  fitCeiling: { explains: string; steps: { name: string; limit: number }[] };
  neverCounts: string[];
  principles: string[];
}

export interface RuleDescription {
  id: string;
  name: string;
  points: number;
  explains: string;
  needsJob: boolean;
}

const IGNORED_FACTS = [
  'Your name, photo, age, gender, birth date, family or address',
  'Your visa or citizenship. If a job asks, the answer is shown next to the score',
  'The name of your school or employer',
  'The template, the number of columns, or PDF or DOCX, as long as no text gets lost',
  'Lines beyond the number a rule looks for',
];

const PRINCIPLES = [
  'The same file and job always get the same score.',
  'A rule that can’t be applied is left out, and its points go to the other rules in that part. If no rule in a part applies, its points go to the other parts in proportion. Totals are always out of 100.',
  'Without a job, only the rules that don’t need one count, scaled to 100. This is the format score.',
  'With a job, fit (required skills and career fit) makes 60 of 100 points and quality (the other parts) 40. Each is also shown as a figure of its own out of 100.',
  'All points are whole, and they add up: evidence to what a rule earned, losses to what it did not, rules to their part, parts to the total before caps.',
  'Showing a required skill in another dated role never lowers your score, and removing it never raises it.',
  'Deal-breakers such as a license, visa or location are shown separately and don’t affect the score.',
];

export function describeRubric(): RubricDescription {
  return {
    version: RUBRIC_VERSION,
    parts: PARTS.map(({ id, name, points, explains }) => ({
      id,
      name,
      points,
      explains,
      rules: RULES.filter(({ part }) => part === id).map((rule) => ({
        id: rule.id,
        name: rule.name,
        points: rule.points,
        explains: rule.explains,
        needsJob: rule.needsJob,
      })),
    })),
    caps: CAP_RULES.map(({ id, name, limit, explains }) => ({ id, name, limit, explains })),
    fitCeiling: { explains: FIT_EXPLANATION, steps: FIT_STEPS },
    neverCounts: IGNORED_FACTS,
    principles: PRINCIPLES,
  };
}

function fitMarkdown(): string {
  const rows = FIT_STEPS.map(({ name, limit }) => `| ${name} | ${limit} |`).join('\n');
  return `## The fit limit\n\n${FIT_EXPLANATION}\n\n| Closest title | Maximum score before required skills count |\n| --- | --- |\n${rows}\n`;
}

/** The rubric as a Markdown page. */
export function renderRubric(rubric: RubricDescription = describeRubric()): string {
  const parts = rubric.parts.map(
    (part) =>
      `## ${part.name}: ${part.points} points\n\n${part.explains}\n\n| rule | points | what it measures |\n| --- | --- | --- |\n${part.rules
        .map(
          ({ id, name, points, explains, needsJob }) =>
            `| ${name} (\`${id}\`) | ${points} | ${explains}${needsJob ? ' Needs a job.' : ''} |`,
        )
        .join('\n')}\n`,
  );
  const caps = rubric.caps.map(({ name, id, limit, explains }) => `| ${name} (\`${id}\`) | ${limit} | ${explains} |`);
  return [
    `# How a résumé is scored\n\nRubric ${rubric.version}. This page is generated from the scoring rules. To update it, run \`node scripts/write-rubric.ts\`.\n`,
    `${rubric.principles.map((line) => `- ${line}`).join('\n')}\n`,
    ...parts,
    `## Score caps\n\nA total can’t go above the cap, whatever the parts earned. The report shows what was found.\n\n| cap | at most | when |\n| --- | --- | --- |\n${caps.join('\n')}\n`,
    fitMarkdown(),
    `## What never counts\n\n${rubric.neverCounts.map((line) => `- ${line}`).join('\n')}\n`,
  ].join('\n');
}
