import { z } from 'zod';
import { resourceLinkSchema } from '../learning/shapes.ts';
import { DIFFICULTIES, EXPERIENCES, type Experience, hasWords, LANGUAGES, limits, messages, TOOLS } from './choices.ts';

/** The configured name of the model that changed the wording. Null if it is all ours. */
const words = { model: z.string().nullable() };

/** The listings that a statement is based on. */
export const listingSampleSchema = z.object({
  listings: z.number().int(),
  /** How many of them are generated samples. */
  samples: z.number().int(),
  /** ISO dates of the oldest and newest posting. Null if there are none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type ListingSample = z.infer<typeof listingSampleSchema>;

const role = z.string().trim().max(limits.role, 'Use 120 characters or fewer.');

const skills = z
  .array(z.string().trim().max(limits.skill, 'Use 80 characters or fewer for each skill, separated by commas.'))
  .max(limits.skills, 'Enter up to 60 skills.');

export const careerAdviceInputSchema = z.object({
  currentRole: role.default(''),
  targetRole: role.refine((text) => text !== '', 'Enter the role you want.'),
  skills: skills.default([]),
  experience: z
    .enum(Object.keys(EXPERIENCES) as [Experience, ...Experience[]])
    .or(z.literal(''))
    .default(''),
  goals: z.string().trim().max(limits.goals, 'Use 1,000 characters or fewer.').default(''),
  /** One of the caller's résumés, whose skills and roles also count. */
  resumeId: z.string().max(64).optional(),
});
export type CareerAdviceInput = z.infer<typeof careerAdviceInputSchema>;

export const occupationSchema = z.object({ id: z.string(), name: z.string() });

/** A skill that the target role's listings require. */
export const gapSkillSchema = z.object({
  skill: z.string(),
  name: z.string(),
  /** Listings in the sample that require it. */
  asked: z.number().int(),
  /** 95% confidence interval of the share, 0 to 1. */
  low: z.number(),
  high: z.number(),
  /** Named by the person, implied by a named skill, or missing. */
  standing: z.enum(['held', 'implied', 'missing']),
  /** Listings that require a missing skill but accept another one that the person has. */
  metByOther: z.number().int(),
  learning: z.array(resourceLinkSchema),
});

/** The license or training that an occupation takes, as national facts with their source. States differ. */
export const careerGateSchema = z.object({
  /** Who requires it. `usual` means that no law does, but most employers ask for it. */
  scope: z.enum(['every-state', 'most-states', 'some-states', 'federal', 'usual']),
  credential: z.string(),
  /** What isn't known is null. */
  program: z.string().nullable(),
  exam: z.string().nullable(),
  hours: z.string().nullable(),
  time: z.string().nullable(),
  cost: z.string().nullable(),
  /** Whom to ask about the rules: the kind of board, with the state if the goals name one. */
  ask: z.string(),
  source: z.string(),
  url: z.string(),
  /** The year of the facts. */
  year: z.number().int(),
  /** Whether the person's skills or present work show that they have it. */
  isHeld: z.boolean(),
});
export type CareerGate = z.infer<typeof careerGateSchema>;

export const openQuestionSchema = z.object({
  question: z.string(),
  /** Whom to ask: "your state’s board of nursing". Null if it isn’t certain who knows. */
  ask: z.string().nullable(),
});

export const careerAdviceSchema = z.object({
  /** At most six sentences: answers to what the goals ask, and what the target takes. */
  advice: z.string(),
  /** Further answers, and facts that the person's situation brings. */
  recommendations: z.array(z.string()),
  /** The first step, and for somebody new to the field what the listings ask for. */
  nextSteps: z.array(z.string()),
  /** Questions of the goals that we can't answer for certain, in the person's own words, and who knows. Absent in answers stored before it existed. */
  openQuestions: z.array(openQuestionSchema).optional(),
  /** What the listings say, with its figures, or that there are too few. Absent in answers stored before it existed. */
  details: z.array(z.string()).optional(),
  /** Null if the work is open to everyone, or we know of nothing. Absent in answers stored before it existed. */
  gate: careerGateSchema.nullable().optional(),
  /** Jobs and what one does there, if the goals ask for jobs or the target names none. Absent in answers stored before it existed. */
  related: z.array(occupationSchema.extend({ work: z.string() })).optional(),
  /** How the roles were understood. Null if a title names no known occupation. */
  current: occupationSchema.nullable(),
  target: occupationSchema.nullable(),
  /** Open listings for the target role. Null if there are too few for figures. */
  sample: listingSampleSchema.nullable(),
  gap: z.array(gapSkillSchema),
  /** Those of the jobs that have enough listings, with the share of requirements that the person meets. */
  neighbors: z.array(
    occupationSchema.extend({ sample: listingSampleSchema, asked: z.number().int(), held: z.number().int() }),
  ),
  /** What to do, in a realistic order, and the reasons. */
  steps: z.array(
    z.object({ title: z.string(), detail: z.string(), basis: z.string(), learning: z.array(resourceLinkSchema) }),
  ),
  ...words,
});
export type CareerAdvice = z.infer<typeof careerAdviceSchema>;

export const analyzeResumeInputSchema = z.object({
  resumeText: z
    .string()
    .max(limits.resumeText, 'Use 50,000 characters or fewer.')
    .refine((text) => text.trim() !== '', messages.noResume),
  /** A job to score against. */
  jobText: z.string().max(limits.resumeText, 'Use 50,000 characters or fewer for the job description.').optional(),
});
export type AnalyzeResumeInput = z.infer<typeof analyzeResumeInputSchema>;

export const resumeTextAnalysisSchema = z.object({
  /** From the rubric, the same as everywhere. */
  score: z.number().int(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  keywords: z.array(z.string()),
  kind: z.enum(['job', 'format']),
  jobTitle: z.string().nullable(),
  /** How well the résumé meets the job’s requirements, out of 100. Null without a job, if it can’t be judged, or in answers stored before it existed. */
  fit: z.number().int().nullable().default(null),
  /** Why `fit` is null for a job. Null otherwise. */
  fitUnjudged: z.string().nullable().default(null),
  /** How complete, clear, and readable the résumé is, out of 100. Null in answers stored before it existed. */
  quality: z.number().int().nullable().default(null),
  /** Version of the rubric. */
  rubric: z.string(),
  parts: z.array(z.object({ id: z.string(), name: z.string(), earned: z.number(), possible: z.number() })),
  ...words,
});
export type ResumeTextAnalysis = z.infer<typeof resumeTextAnalysisSchema>;

export const interviewQuestionsInputSchema = z.object({
  jobTitle: z.string().trim().max(limits.jobTitle, 'Use 120 characters or fewer.').refine(hasWords, messages.noTitle),
  difficulty: z.enum(DIFFICULTIES).default('mid'),
  /** Skills to ask about besides those in the title: the member's own or a listing's. */
  skills: skills.optional(),
  /** IDs of questions shown before, which come last. */
  except: z.array(z.string().max(80)).max(200).optional(),
});
export type InterviewQuestionsInput = z.infer<typeof interviewQuestionsInputSchema>;

export const questionSchema = z.object({
  /** Set and position, such as `react/mid/2`. Null for a question that a model added. */
  id: z.string().nullable(),
  ask: z.string(),
  /** What a good answer shows. Null for a question that a model added. */
  shows: z.string().nullable(),
  next: z.string().nullable(),
  kind: z.enum(['behavioral', 'technical']),
  level: z.enum(DIFFICULTIES),
  /** Title of its set. */
  about: z.string(),
  /** Why it was chosen. Null if it is of a chosen set, was added by a model, or is from before this was stored. */
  reason: z.string().nullable().default(null),
});
export type Question = z.infer<typeof questionSchema>;

export const interviewQuestionsSchema = z.object({
  behavioralQuestions: z.array(z.string()),
  technicalQuestions: z.array(z.string()),
  tips: z.array(z.string()),
  /** How the title was understood. Null if it names no known occupation. */
  occupation: occupationSchema.nullable(),
  /** The same questions with what a good answer shows, in the order of both lists. */
  questions: z.array(questionSchema),
  /** Notes on how they were chosen, such as an unknown title or another level. */
  notes: z.array(z.string()),
  /** Whether we have no technical questions for exactly this title, so that these are general ones or about skills. */
  general: z.boolean().default(false),
  /** What a general title ("Analyst") may mean, the most common first. Empty if it says which work is meant. */
  choices: z.array(occupationSchema).max(8).default([]),
  ...words,
});
export type InterviewQuestions = z.infer<typeof interviewQuestionsSchema>;

const hasFewLines = (code: string) => code.split(/\r\n?|\n/).length <= limits.codeLines;
const hasShortLines = (code: string) => code.split(/\r\n?|\n/).every((line) => line.length <= limits.codeLine);

export const reviewCodeInputSchema = z.object({
  code: z
    .string()
    .max(limits.code, messages.codeTooLong)
    .refine((text) => text.trim() !== '', messages.noCode)
    .refine(hasFewLines, messages.tooManyLines)
    .refine(hasShortLines, messages.lineTooLong),
  language: z.enum(LANGUAGES),
});
export type ReviewCodeInput = z.infer<typeof reviewCodeInputSchema>;

export const findingSchema = z.object({
  /** From 1. */
  line: z.number().int(),
  endLine: z.number().int(),
  /** The rule's name in its tool, such as `no-eval` or `F841`. */
  rule: z.string(),
  category: z.enum(['fault', 'security', 'complexity', 'style', 'syntax']),
  severity: z.enum(['high', 'medium', 'low']),
  title: z.string(),
  why: z.string(),
  fix: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** A finding that a language model added. It passed our checks of its form, and nobody has confirmed that it is right. */
export const modelFindingSchema = z.object({
  /** Always the model, so that a finding can't be mistaken for ours outside its list. */
  source: z.literal('model'),
  /** From 1. */
  line: z.number().int(),
  /** What the model quoted of that line, as it stands in the code. */
  quote: z.string(),
  severity: z.enum(['medium', 'low']),
  /** The established term. */
  title: z.string(),
  why: z.string(),
  fix: z.string(),
});
export type ModelFinding = z.infer<typeof modelFindingSchema>;

export const modelFindingsSchema = z.object({
  /** Name of the model. */
  model: z.string(),
  /** How many lines from the start the model was sent. */
  linesRead: z.number().int(),
  findings: z.array(modelFindingSchema).min(1).max(limits.modelFindings),
});
export type ModelFindings = z.infer<typeof modelFindingsSchema>;

export const codeReviewSchema = z.object({
  /** Out of 10, with one decimal, by the published formula. */
  overallRating: z.number().min(0).max(10),
  feedback: z.string(),
  improvements: z.array(z.string()),
  bestPractices: z.array(z.string()),
  /** Practices that the code follows according to our checks, and those that its findings point to. */
  practices: z.array(z.object({ text: z.string(), followed: z.boolean() })),
  findings: z.array(findingSchema),
  /** The total number, if the list is truncated. */
  findingsInAll: z.number().int(),
  /** What a language model added. Has no part in the rating. Null without any, and in answers stored before it existed. */
  modelFindings: modelFindingsSchema.nullable().default(null),
  measures: z.object({
    lines: z.number().int(),
    /** Cyclomatic complexity of each function, most complex first. */
    functions: z.array(z.object({ name: z.string(), line: z.number().int(), complexity: z.number().int() })),
    /** Share of duplicate lines, 0 to 1, and where they are. */
    duplication: z.number(),
    duplicates: z.array(z.object({ line: z.number().int(), again: z.number().int(), lines: z.number().int() })),
  }),
  /** Each deduction of the formula, in points. */
  deductions: z.array(z.object({ what: z.string(), points: z.number() })),
  /** Places where the code suppresses findings. They were reviewed anyway. */
  suppressions: z.array(z.object({ line: z.number().int(), text: z.string() })),
  /** How many rules were enabled for the language. */
  rules: z.number().int(),
  /** The tools used and their versions. */
  tools: z.array(z.string()),
  ...words,
});
export type CodeReview = z.infer<typeof codeReviewSchema>;

const saved = z.object({ id: z.string(), tool: z.enum(TOOLS), title: z.string(), createdAt: z.iso.datetime() });
export const savedAnswerSchema = saved;
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

/** A stored answer with its question. */
export const savedAnswerDetailSchema = z.discriminatedUnion('tool', [
  saved.extend({ tool: z.literal('career-advice'), input: careerAdviceInputSchema, answer: careerAdviceSchema }),
  saved.extend({
    tool: z.literal('analyze-resume'),
    input: analyzeResumeInputSchema,
    answer: resumeTextAnalysisSchema,
  }),
  saved.extend({
    tool: z.literal('interview-questions'),
    input: interviewQuestionsInputSchema,
    answer: interviewQuestionsSchema,
  }),
  saved.extend({ tool: z.literal('review-code'), input: reviewCodeInputSchema, answer: codeReviewSchema }),
]);
export type SavedAnswerDetail = z.infer<typeof savedAnswerDetailSchema>;
