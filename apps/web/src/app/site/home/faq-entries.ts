import type { Brand } from '@foothold/contracts/brand';
import { withNames } from '@foothold/contracts/pages';

/** Specification, chapter 3. */
export interface FaqEntry {
  question: string;
  answer: string;
  /** Where more stands about it. */
  more?: { to: string; label: string };
}

const ENTRIES: readonly FaqEntry[] = [
  {
    question: 'What does the 80+ guarantee mean?',
    answer:
      'That for a job whose must-haves you meet by 70% or more, your optimised résumé scores 80 or more on our published rubric. It is our measure, not any employer’s system, and it promises no interview. If 80 is missed, a recruiter takes up the case and you get a credit.',
    more: { to: '/resume-optimization#eighty', label: 'What it means, and what if we miss it' },
  },
  {
    question: 'How is the score worked out?',
    answer:
      'By a published list of rules, each with its points. The same file and the same job give the same score on every run. Every point rests on a line of your page, and every lost point has its price and what would win it back.',
    more: { to: '/rubric', label: 'Read every rule' },
  },
  {
    question: 'Will you make up experience to raise my score?',
    answer:
      'No. A proposal is made of your own words or of a fact you have just confirmed. You accept or refuse each one. Where no honest way leads to 80, we say so and name the gap.',
  },
  {
    question: 'What happens to my résumé if I try it without an account?',
    answer:
      'It is read, scored and shown to you, and nothing of it is kept. Only if you sign up and choose to keep it is it stored, encrypted.',
    more: { to: '/score', label: 'Score a résumé' },
  },
  {
    question: 'Which files can you read?',
    answer:
      'PDF, DOCX, ODT, RTF, plain text and JSON Resume, up to 10 MB. A scan without text or a protected file gets a sentence that says so and what to do.',
  },
  {
    question: 'Do you apply in my name?',
    answer:
      'Once {prime} opens, and then only after you have approved the very packet that is sent: listing, résumé, every answer and every file. If any of it changes, your approval is void and you are asked again.',
    more: { to: '/application-process', label: 'The application process' },
  },
  {
    question: 'I need a visa. Can I see who sponsors?',
    answer:
      'Each listing says whether it sponsors, does not, or wants citizens or clearance only, with the sentence it rests on. Where it says nothing, it reads unknown. Your own status helps you choose and is never shown to employers.',
    more: { to: '/jobs?sponsorship=sponsors', label: 'Listings that say they sponsor' },
  },
  {
    question: 'Where do the listings come from?',
    answer:
      'Each names its source: public feeds of hiring systems and job boards, as they are connected. Until then you see a catalogue that we generated so that everything can be tried, labelled as samples wherever it stands.',
    more: { to: '/jobs', label: 'Search the listings' },
  },
  {
    question: 'What is free?',
    answer:
      'Scoring a file costs nothing and needs no account. A new account has everything in {prime} but people’s time for 14 days from the day you confirm your email, without a credit card. What you made stays readable afterwards.',
    more: { to: '/pricing', label: 'Compare the plans' },
  },
  {
    question: 'Can I cancel, and can I take my data along?',
    answer:
      'Cancel anytime, in as few steps as it took to subscribe. Every résumé can be downloaded as JSON Resume, and deleted with all its versions, by yourself. In your settings, one button exports everything in one file and another erases the account at once.',
  },
  {
    question: 'Is there a language model behind this?',
    answer:
      'Reading, scoring and matching need none: they are published rules that give the same answer every time. Where an operator sets one up it may only word things; it never scores and never adds a fact.',
  },
  {
    question: 'Is {brand} right for my company?',
    answer:
      '{x} is for organisations that look after people in a change of work: unlimited profiles, your own brand, and insights about groups of five or more, never about one person.',
    more: { to: '/enterprise', label: 'About {x}' },
  },
];

/** The questions in the brand's name: for the page and for its structured data. */
export function faqEntries(brand: Pick<Brand, 'name'>): FaqEntry[] {
  return ENTRIES.map(({ question, answer, more }) => ({
    question: withNames(question, brand),
    answer: withNames(answer, brand),
    ...(more && { more: { to: more.to, label: withNames(more.label, brand) } }),
  }));
}
