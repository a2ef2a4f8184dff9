import type { Brand } from '@foothold/brand';
import { describeState, type FeatureId } from '@foothold/contracts/billing/features';
import { fillNames } from '@foothold/site-map';

/** A question and its answer. */
export interface FaqEntry {
  question: string;
  answer: string;
  /** The feature that the answer is about, if it isn't open to everyone. */
  feature?: FeatureId;
  /** Where to read more. */
  more?: { to: string; label: string };
}

const ENTRIES: readonly FaqEntry[] = [
  {
    question: 'What does the 80+ guarantee mean?',
    answer:
      'With {prime}, if you meet at least 70% of a job’s must-haves, your optimized résumé will score 80 or more on our published rubric. If it doesn’t, a recruiter takes your case. If they find no honest way to 80 within five business days, you get a credit. The score is ours, not any employer’s, and it doesn’t promise an interview.',
    feature: 'guarantee',
    more: { to: '/resume-optimization#eighty', label: 'See how the guarantee works' },
  },
  {
    question: 'How is the score calculated?',
    answer:
      'With a published list of rules, each worth a set number of points. The same file and job always get the same score. Every point ties to a line in your résumé, and every lost point comes with how to win it back.',
    more: { to: '/rubric', label: 'Read the rules' },
  },
  {
    question: 'Will you make up experience to raise my score?',
    answer:
      'No. Every suggestion uses your own words or a fact you just confirmed, and you accept or decline each one. If there’s no honest way to reach 80, we tell you what’s missing.',
  },
  {
    question: 'What happens to my résumé if I try it without an account?',
    answer:
      'We read it, score it, and show you the result, but we don’t store it. We only store it if you sign up and choose to save it. The file is then encrypted.',
    more: { to: '/score', label: 'Score a résumé' },
  },
  {
    question: 'Which files can you read?',
    answer:
      'PDF, DOCX, ODT, RTF, plain text, JSON Resume, and the ZIP file of your LinkedIn data, up to 10 MB. If your file is a scan without text or is protected, we’ll tell you what to do.',
  },
  {
    question: 'Do you apply for me?',
    answer:
      'On {prime}, and only after you approve exactly what we send: the listing, your résumé, every answer, and every file. You approve with your passkey, a code, or your password. If anything changes, we ask again. You get the receipt of each application, and a report every week.',
    feature: 'recruiters',
    more: { to: '/application-process', label: 'The application process' },
  },
  {
    question: 'I need a visa. Can I see who sponsors?',
    answer:
      'Yes. Each listing shows whether the job sponsors, doesn’t sponsor, or is open only to citizens or people with clearance, and quotes the sentence that says so. If it doesn’t say, we show “unknown.” Members can also set up a visa clock, which counts the days of their status and shows which listings fit it. Your own visa status helps you choose and is never shown to employers.',
    more: { to: '/jobs?sponsorship=sponsors', label: 'See jobs that sponsor' },
  },
  {
    question: 'Where do the jobs come from?',
    answer:
      'From public feeds of hiring systems and job boards, and each listing names its source. Sample listings are ones that we generated so you can try everything, and they’re always labeled.',
    feature: 'sources',
    more: { to: '/jobs', label: 'Search jobs' },
  },
  {
    question: 'Can you tell me about new jobs?',
    answer:
      'Yes. Save a search and choose how often we alert you: as jobs are added, daily, or on Mondays. Alerts come by email, as notifications in your browser, or both. Each job is announced once, and every email has a link that turns alerts off. Alerts are part of our plans and the free trial. Without them, you can save searches and see what’s new.',
    more: { to: '/help-center/saved-searches-and-alerts', label: 'How job alerts work' },
  },
  {
    question: 'What’s free?',
    answer:
      'Scoring a résumé is free and needs no account. When you sign up and confirm your email, you get everything that’s open in {prime} except a recruiter’s time, free for 14 days with no credit card. You can still read everything you made after that.',
    more: { to: '/pricing', label: 'Compare plans' },
  },
  {
    question: 'Can I cancel and take my data with me?',
    answer:
      'Yes. Cancel anytime, in as few steps as it took to subscribe. You can download any résumé as JSON Resume or delete it with all its versions. In your settings, you can export everything in one file or delete your account right away.',
  },
  {
    question: 'Do you use a language model?',
    answer:
      'Not for reading, scoring, or matching. Those use published rules that give the same answer every time. If a language model is set up, it helps with wording, and what it adds to interview questions and code reviews is marked as its own. It never scores.',
  },
  {
    question: 'Is {brand} right for my company?',
    answer:
      '{x} is for organizations that support people changing jobs. It’s for unlimited profiles, your own branding, and insights about groups of five or more, never about one person. Not all of it is open yet: we agree with you in writing what starts when.',
    more: { to: '/enterprise', label: 'About {x}' },
  },
];

/** The questions with the brand's name filled in, for the page and its structured data. */
export function listFaqEntries(brand: Pick<Brand, 'name'>): FaqEntry[] {
  return ENTRIES.map(({ question, answer, feature, more }) => ({
    question: fillNames(question, brand),
    answer: fillNames(feature === undefined ? answer : `${answer} ${describeState(feature)}`.trim(), brand),
    ...(more && { more: { to: more.to, label: fillNames(more.label, brand) } }),
  }));
}
