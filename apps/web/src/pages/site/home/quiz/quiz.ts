import { listFormat } from '../../../../shared/format/formatters.ts';

/** The search durations that the quiz offers. */
export const DURATIONS = [
  { value: 'less-1-month', label: 'Less than 1 month' },
  { value: '1-3-months', label: '1 to 3 months' },
  { value: '3-6-months', label: '3 to 6 months' },
  { value: '6-plus-months', label: '6 months or more' },
] as const;

export const SALARY_STEP = 1000;

/** How long the calculation is shown, in milliseconds. */
export const CALCULATING_MS = 1500;

const GAIN_PERCENT = 15;
const HOURS_SAVED = { manually: 25, otherwise: 15 } as const;

export interface QuizAnswers {
  role: string;
  /** Per year, in the currency of the user's region. */
  salary: number;
  duration: (typeof DURATIONS)[number]['value'];
  manually: boolean;
}

/** The form's fields in order, with their names in the hint. */
const FIELD_NAMES = {
  role: 'your current role',
  salary: 'your annual salary',
  duration: 'how long you’ve been job hunting',
  manually: 'whether you apply by hand',
} as const;

type Field = keyof typeof FIELD_NAMES;
const FIELDS = Object.keys(FIELD_NAMES) as Field[];

/** The field's value; undefined if it isn't a valid answer. */
function parseAnswer(form: FormData, field: Field): string | number | undefined {
  const entry = form.get(field);
  const text = typeof entry === 'string' ? entry.trim() : '';
  if (text === '') return undefined;
  switch (field) {
    case 'role':
      return text;
    case 'salary': {
      const salary = Number(text);
      return Number.isFinite(salary) && salary >= 0 ? salary : undefined;
    }
    case 'duration':
      return DURATIONS.find(({ value }) => value === text)?.value;
    case 'manually':
      return text === 'yes' || text === 'no' ? text : undefined;
  }
}

/** A hint about the missing answers, in the order of the form; null once all four are given. */
export function describeMissingAnswers(form: FormData): string | null {
  const missing = FIELDS.filter((field) => parseAnswer(form, field) === undefined).map((field) => FIELD_NAMES[field]);
  if (missing.length === 0) return null;
  return `Still missing: ${listFormat('en', { type: 'conjunction' }).format(missing)}.`;
}

/** All four answers; null if any is missing, in which case nothing is calculated. */
export function parseQuizAnswers(form: FormData): QuizAnswers | null {
  const [role, salary, duration, manually] = FIELDS.map((field) => parseAnswer(form, field));
  const chosen = DURATIONS.find(({ value }) => value === duration)?.value;
  if (typeof role !== 'string' || typeof salary !== 'number' || !chosen || manually === undefined) return null;
  return { role, salary, duration: chosen, manually: manually === 'yes' };
}

export interface QuizResult {
  role: string;
  /** Per year, a whole amount in the currency of the salary. */
  gain: number;
  /** Per month. */
  hours: number;
}

/** Based only on two constants from the specification. The role and the search time affect neither figure. */
export function calculateQuizResult({ role, salary, manually }: QuizAnswers): QuizResult {
  return {
    role,
    gain: Math.round((salary * GAIN_PERCENT) / 100),
    hours: manually ? HOURS_SAVED.manually : HOURS_SAVED.otherwise,
  };
}

/** The result sentence; `gain` is formatted as money. */
export const formatResultSentence = (gain: string, hours: number): string =>
  `You could gain ${gain} annually and save ${hours} hours a month.`;

/** How the figures are calculated, in small print. */
export const CALCULATION_NOTE = `A rule of thumb, not a measurement: ${GAIN_PERCENT}% of the salary you entered, rounded; ${HOURS_SAVED.manually} hours a month if you apply by hand, ${HOURS_SAVED.otherwise} if you do not. Your role and how long you’ve been job hunting don’t change the result. We don’t store your answers.`;
