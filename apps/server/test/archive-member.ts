import type { Person } from './harness.ts';

const ZONE = 'America/New_York';

/**
 * Adds something of every kind that an archive contains to the account of the sample member, who has résumés, applications, and progress.
 * @param advance moves the clock on, so that an answer gets an earlier version; without it, there is none
 */
export async function fillAccount({ api }: Pick<Person, 'api'>, advance?: () => void): Promise<void> {
  await fillResumes(api);
  await fillApplications(api);
  await fillAnswers(api, advance);
  await fillSearches(api);
  await fillPractice(api);
}

type Api = Person['api'];

async function fillResumes(api: Api): Promise<void> {
  const [first] = (await api.resumes.list()).resumes;
  const id = first?.id ?? '';
  await api.resumes.setTarget({
    id,
    target: { kind: 'text', title: 'Data Analyst', text: 'Requirements\n- SQL\n- Tableau\n- Kubernetes\n- Python' },
  });
  await api.resumes.report({ id });
  const plan = await api.resumes.plan({ id });
  const [question, other] = plan.questions.filter(({ asksWhere }) => !asksWhere);
  if (question) {
    const text = 'Every week, for 40 stores.';
    await api.resumes.answer({ id, question: question.id, answer: { applies: true, text } });
  }
  if (other) await api.resumes.answer({ id, question: other.id, answer: { applies: false } });
  const [proposal] = (await api.resumes.plan({ id })).proposals;
  if (proposal) await api.resumes.refuse({ id, proposal: proposal.id });
  const { resume, currentVersion } = await api.resumes.get({ id });
  const contact = { ...resume.contact, headline: 'Żółć 履歷書 “analyst”' };
  await api.resumes.correct({ id, baseVersion: currentVersion, resume: { ...resume, contact } });
  const copy = await api.resumes.copy({ id });
  await api.resumes.archive({ id: copy.id, archived: true });
}

async function fillApplications(api: Api): Promise<void> {
  const { stages } = await api.applications.setStages({
    stages: [
      { state: 'interview', name: 'Second round' },
      { state: 'saved', name: 'Favorites' },
    ],
  });
  const [resume] = (await api.resumes.list()).resumes;
  const { id } = await api.applications.add({
    title: 'Ward Clerk',
    company: 'Larkholt Hospital',
    place: 'Austin, TX',
    url: 'https://jobs.example/17',
    state: 'submitted',
    happenedOn: '2026-10-03',
    tags: ['night shift', 'близко'],
    ...(resume && { resumeId: resume.id }),
  });
  await api.applications.change({ id, note: 'Ask about shifts.\nLine two.' });
  await api.applications.move({ id, to: 'interview', stageId: stages[0]?.id ?? '', reason: 'They called' });
  const { lastEventId } = await api.applications.move({ id, to: 'rejected' });
  await api.applications.undo({ id, eventId: lastEventId });
  await api.applications.setStages({ stages: stages.slice(0, 1) });
  const removed = await api.applications.add({ title: 'Removed', company: 'Nobody' });
  await api.applications.remove({ id: removed.id });

  await api.extension.recordSent({
    id,
    host: 'jobs.example',
    submittedAt: '2026-10-03T15:20:00.000Z',
    fields: [
      { label: 'First name', value: 'Riley' },
      { label: 'Why this ward?', value: 'Nights.\nI know “A3”.' },
    ],
  });

  const plans = api.applicationPlans;
  const { id: interviewId } = await plans.addInterview({
    id,
    title: 'Phone screen',
    starts: '2031-12-03T10:00',
    timeZone: ZONE,
    people: 'Ola Marsh',
    place: 'https://meet.example/1',
  });
  await plans.changeInterview({ id, interviewId, canceled: true });
  await plans.addReminder({ id, text: 'Send references', due: '2031-12-02T09:00', timeZone: ZONE });
  await plans.addContact({ id, name: 'Ola Marsh', role: 'Nurse manager', email: 'ola@example.com' });
  await plans.addFile({ id, file: new File(['A letter'], 'letter.txt', { type: 'text/plain' }) });
  await plans.addFile({ id, file: new File([new Uint8Array(70_000).fill(7)], 'scan.png', { type: 'image/png' }) });
  await plans.setOffer({
    id,
    base: 40.25,
    currency: 'USD',
    period: 'hour',
    bonus: 2000,
    equity: '',
    benefits: 'Health, dental',
    daysOff: 20,
    remote: '',
    startsOn: '2027-01-11',
    answerBy: '2026-12-10',
    note: '',
  });
  await plans.changeSettings({ noAnswerDays: 45, emailReminders: false });
  await plans.makeCalendarLink({});
  await api.applications.import({ text: 'Title,Company,State\nCashier,Fernbank Market,Applied' });
  const { items } = await api.jobs.search({ q: 'nurse' });
  if (items[0]) await api.hidden.hide({ listingId: items[0].id, kind: 'listing' });
  if (items[1]) await api.hidden.hide({ listingId: items[1].id, kind: 'company' });
}

async function fillAnswers(api: Api, advance?: () => void): Promise<void> {
  const { id } = await api.answers.add({ question: 'Which wards have you worked on?', answer: 'Surgery.' });
  await api.answers.add({ questionId: 'relocate', answer: 'Yes' });
  advance?.();
  await api.answers.change({ id, answer: 'Surgery and cardiology.' });
}

async function fillSearches(api: Api): Promise<void> {
  await api.savedSearches.save({ filter: { q: 'Nurse', remote: 'yes' } });
  await api.savedSearches.save({ filter: { q: 'Analyst' }, name: 'Analysts', frequency: 'weekly' });
}

async function fillPractice(api: Api): Promise<void> {
  const session = await api.practice.start({ jobTitle: 'Accountant' });
  await api.practice.save({ id: session.id, place: 1, version: 0, notes: '=SUM(1)', seconds: 61 });
  await api.learning.step({ skill: 'react', state: 'done' });
  await api.learning.step({ skill: 'docker', state: 'aside' });
  const [challenge] = (await api.challenges.week()).challenges;
  const slug = challenge?.slug ?? '';
  await api.challenges.saveDraft({ slug, language: 'java', code: 'class Draft {}', version: 0 });
  await api.challenges.solution({ slug });
  const { id } = await api.challenges.submit({ slug, language: 'python', code: 'print(1)', outcomes: null });
  await api.challenges.review({ id });
}
