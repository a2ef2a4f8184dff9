import { CAP_RULES } from '../caps/index.ts';
import type { CapId, PartId } from '../report.ts';
import { RUBRIC_VERSION, RULES } from './index.ts';
import { PARTS } from './parts.ts';

/** The rubric as plain data, for the public page and `docs/rubric.md`. */
export interface RubricDescription {
  version: string;
  parts: { id: PartId; name: string; points: number; explains: string; rules: RuleDescription[] }[];
  caps: { id: CapId; name: string; limit: number; explains: string }[];
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

const NEVER_COUNTS = [
  'Your name, photo, age, gender, birth date, family or address',
  'Your visa or citizenship; where a job asks, the answer stands beside the score',
  'Which school or employer it was',
  'The template, the number of columns, or whether it is a PDF or a DOCX, as long as nothing gets lost',
  'The number of lines beyond those a rule looks for',
];

const PRINCIPLES = [
  'The same file and job give the same score on every run and every machine.',
  'What a rule cannot judge is left out, and its points go to the other rules of the part; a part without a rule left hands its points to the other parts, in proportion. So a total is always out of 100.',
  'Without a job only the rules that need none count, scaled to 100. That is called the format score.',
  'Showing a required skill in one more dated role never lowers a score, and taking it out never raises one.',
  'Hurdles such as a licence, a visa or a place are answered beside the score and never in it.',
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
    neverCounts: NEVER_COUNTS,
    principles: PRINCIPLES,
  };
}

/** The same as a Markdown page. */
export function rubricMarkdown(rubric: RubricDescription = describeRubric()): string {
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
    `# How a résumé is scored\n\nRubric ${rubric.version}. This page is written from the table that scores; \`node scripts/write-rubric.ts\` writes it anew.\n`,
    `${rubric.principles.map((line) => `- ${line}`).join('\n')}\n`,
    ...parts,
    `## Ceilings\n\nA total cannot exceed the ceiling, whatever the parts earned. The report names what was found.\n\n| ceiling | at most | when |\n| --- | --- | --- |\n${caps.join('\n')}\n`,
    `## What never counts\n\n${rubric.neverCounts.map((line) => `- ${line}`).join('\n')}\n`,
  ].join('\n');
}
