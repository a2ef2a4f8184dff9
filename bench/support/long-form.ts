const CONTACT = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Street address',
  'City',
  'Zip code',
  'LinkedIn',
  'GitHub',
  'Website',
];
const JOB = ['Company', 'Job title', 'Location', 'Start date', 'End date', 'Description'];
const SCHOOL = ['School', 'Degree', 'Field of study', 'Start date', 'End date'];
const QUESTIONS = [
  'Are you legally authorized to work in the United States?',
  'Will you now or in the future require sponsorship for a work visa?',
  'Are you willing to relocate?',
  'Are you at least 18 years of age?',
  'Have you worked here before?',
];

const input = (id: string, label: string): string =>
  `<div><label for="${id}">${label}</label>${label === 'Description' ? `<textarea id="${id}"></textarea>` : `<input id="${id}">`}</div>`;

const choice = (id: string, label: string): string =>
  `<div><label for="${id}">${label}</label><select id="${id}"><option>Select…</option><option>Yes</option><option>No</option></select></div>`;

const block = (heading: string, id: string, labels: readonly string[]): string =>
  `<section><h3>${heading}</h3>${labels.map((label, at) => input(`${id}-${at}`, label)).join('')}</section>`;

/** An application form of 60 fields: contact, three jobs, two schools, questions, and texts. Says that its code runs. */
export function makeLongForm(): string {
  const jobs = [1, 2, 3].map((number) => block(`Work experience ${number}`, `job-${number}`, JOB)).join('');
  const schools = [1, 2].map((number) => block(`Education ${number}`, `school-${number}`, SCHOOL)).join('');
  const questions = QUESTIONS.map((question, at) => choice(`question-${at}`, question)).join('');
  const others = Array.from({ length: 17 }, (_, at) => input(`other-${at}`, `Favorite thing number ${at}`)).join('');
  return `<!doctype html><html data-hydrated lang="en"><title>Application</title><body><h1>Apply</h1><form>${CONTACT.map((label, at) => input(`contact-${at}`, label)).join('')}${jobs}${schools}<section><h3>Questions</h3>${questions}</section>${others}</form></body></html>`;
}
