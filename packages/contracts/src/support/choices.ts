/** Limits, choices, and messages of the public forms. No schemas, so that a form doesn't load any in the browser. */

export const limits = {
  name: 100,
  email: 254,
  phone: 40,
  /** A position, a company, or a level: one line. */
  line: 200,
  /** Long text. */
  text: 5000,
  answer: 10_000,
  choices: 50,
  /** Bookable demos per week. */
  demosAWeek: 15,
  demoMinutes: 30,
  /** Hours within which everyone gets an answer. */
  answerHours: 24,
} as const;

/** Something, an @, something with a dot, and no spaces. */
export const EMAIL_PATTERN = /^[^\s@,;:<>()[\]\\]+@[^\s@,;:<>()[\]\\]+\.[^\s@,;:<>()[\]\\]+$/;

export const messages = {
  missing: { title: 'Missing Information', description: 'Please fill in all fields.' },
  email: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
  name: 'Enter your name.',
  role: 'Enter your current role.',
  fill: 'Fill in this field.',
} as const;

/** Preferred times to talk. Demos are held in these windows, US Eastern time. */
export const TIME_WINDOWS = [
  { id: 'morning', label: 'Morning (9AM-12PM)' },
  { id: 'afternoon', label: 'Afternoon (12PM-5PM)' },
  { id: 'evening', label: 'Evening (5PM-8PM)' },
  { id: 'flexible', label: 'Flexible' },
] as const;
export type TimeWindow = (typeof TIME_WINDOWS)[number]['id'];
export const TIME_WINDOW_IDS = TIME_WINDOWS.map(({ id }) => id) as [TimeWindow, ...TimeWindow[]];

export const ENTERPRISE_TIMES = [
  '9:00 AM - 12:00 PM EST',
  '12:00 PM - 3:00 PM EST',
  '3:00 PM - 6:00 PM EST',
  'Flexible',
] as const;

export const CONSULTATION_TYPES = ['demo', 'resume', 'career', 'recruiting', 'enterprise'] as const;
export type ConsultationType = (typeof CONSULTATION_TYPES)[number];
export const CONSULTATION_TYPE_LABELS: Record<ConsultationType, string> = {
  demo: 'Platform demo',
  resume: 'Résumé review',
  career: 'Career advice',
  recruiting: 'Recruiters who apply for you',
  enterprise: 'Enterprise',
};
export const ENTERPRISE_TYPES = [
  'Platform Demo',
  'Custom Implementation',
  'Enterprise Pricing',
  'Technical Integration',
  'Team Training',
  'Other',
] as const;

/** Which form was used. Callers that know only the public fields omit it and get a consultation. */
export const CONSULTATION_FORMS = ['consultation', 'demo', 'enterprise'] as const;

export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Engineering',
  'Design',
  'Operations',
  'Consulting',
  'Real Estate',
  'Manufacturing',
  'Retail',
  'Media',
  'Other',
] as const;
export const EXPERIENCE_LEVELS = [
  'Entry Level (0-2 years)',
  'Mid Level (3-5 years)',
  'Senior Level (6-10 years)',
  'Executive (10+ years)',
] as const;
export const WAITLIST_SKILLS = [
  'JavaScript',
  'Python',
  'React',
  'Node.js',
  'AWS',
  'Docker',
  'Project Management',
  'Data Analysis',
  'Machine Learning',
  'UI/UX Design',
  'Digital Marketing',
  'Sales',
  'Leadership',
  'Communication',
] as const;
export const WAITLIST_GOALS = [
  'Higher Salary',
  'Better Work-Life Balance',
  'Career Advancement',
  'Industry Change',
  'Remote Work',
  'Startup Environment',
  'Leadership Role',
  'Technical Growth',
] as const;
export const URGENCIES = [
  { id: 'immediate', label: 'Immediate (0-1 month)' },
  { id: 'soon', label: 'Soon (1-3 months)' },
  { id: 'exploring', label: 'Exploring (3-6 months)' },
  { id: 'casual', label: 'Casual (6+ months)' },
] as const;
export type Urgency = (typeof URGENCIES)[number]['id'];
export const URGENCY_IDS = URGENCIES.map(({ id }) => id) as [Urgency, ...Urgency[]];

/** The text around an answer in its email, shown to staff before they send it. */
export function answerFrame(inquiry: { name: string; reference: string }, brand: { name: string; email: string }) {
  return {
    greeting: `Hi ${inquiry.name},`,
    note: `This is a reply to your message to ${brand.name}, reference ${inquiry.reference}. If you write to ${brand.email}, please include it.`,
  };
}
