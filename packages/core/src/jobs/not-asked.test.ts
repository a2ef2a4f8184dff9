import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';

/** The skills asked by a description that also requires Python, so that nothing is asked only for want of anything else. */
function readAsked(line: string) {
  const job = readJob(`Requirements:\nPython\n\nAbout the job\n${line}`);
  const list = (some: readonly { skill: string }[]) => some.map(({ skill }) => skill).filter((id) => id !== 'python');
  return { must: list(job.mustHave), nice: list(job.niceToHave), knockouts: job.knockouts.map(({ kind }) => kind) };
}

describe('what a job description names without asking for it', () => {
  it.each([
    ['a label that classifies the job', 'Location: Reno, NV Industry: Sales, Payroll, Customer Service Education: Any'],
    ['what the employer is', 'Harbor Family Services is an experienced-led Behavioral Health provider.'],
    ['what the employer is known for', 'Besides that, Q7 is known for its project management and required reading.'],
    ['what the employer does', 'We provide bookkeeping to owners who need it.'],
    ['the products of the employer', 'You must sell our full line of products, which includes roofing and siding.'],
    ['people who have the job already', 'Our nurses come from many backgrounds, including wound care, all required.'],
    ['somebody to work with', 'Requires visits with the Plumbing Inspector.'],
    ['somebody to call', 'You need to build a list of human resources directors.'],
    ['what is not part of the job', 'This position is not account management or outside sales and requires focus.'],
    ['what something else is required for', 'Explain trends required for decision making.'],
    ['an agreement', 'Must sign our confidentiality agreement.'],
    ['an examination', 'Must pass a background check and physical exam.'],
    ['who signs', 'Required reading by\nJane Q. Doe, MBA'],
    ['the address', 'Must apply at\nRiverside Property Management 120 North Main Street'],
    ['an instead of education', 'Have 60 college credits with a 2.0 GPA or 3 years of military experience'],
    ['who gets something', 'Must report changes of condition to the RN.'],
    ['equipment', 'Must support communication systems of branches.'],
    ['needs', 'Must cover other branches due to scheduling needs.'],
    ['what a company provides', 'Oakridge Consulting (OC) provides bookkeeping to anyone who must have it.'],
    ['the kind of an employer', 'Physical medicine practice needs an assistant.'],
    ['what the job teaches', 'You will become knowledgeable in bookkeeping and its requirements.'],
    ['the name of an employer', 'Oakridge Marketing is looking for people who must be kind.'],
    ['what the job is free of', 'No selling, telephone marketing and required overtime.'],
    ['what the employer trains', 'Oakridge provides thorough training for all aspects required, including payroll.'],
    ['somebody to assist', 'Experience assisting the finance executive.'],
    ['what a list denies', 'Must sell policies (no exam / medical records required).'],
    ['other vacancies', 'Other women’s health positions also available, experience required.'],
    ['what the employer values', 'You must like a company that recognizes entrepreneurial spirit.'],
    ['what the job is the opposite of', 'Must want a telecommuting, non-marketing position.'],
    ['a mention in passing', 'Coordinate meetings with payroll as required.'],
  ])('leaves out %s', (_, line) => {
    expect(readAsked(line).must).toEqual([]);
  });

  it.each([
    ['a skill after a label', 'Industry: Retail Requirements: payroll experience', ['payroll-processing']],
    [
      'a skill of a person the employer seeks',
      'Harbor Inc. is a provider seeking a clerk with experience in payroll.',
      ['payroll-processing'],
    ],
    [
      'experience as one of several people',
      'Experience as a human resources representative required.',
      ['human-resources'],
    ],
    ['a skill beside a diploma', 'High school diploma or GED and experience in payroll', ['payroll-processing']],
    ['what is a requirement in words', 'Outstanding bookkeeping is an essential requirement.', ['bookkeeping']],
  ])('keeps %s', (_, line, skills) => {
    expect(readAsked(line).must).toEqual(skills);
  });

  it('prefers at most what nobody is necessarily required to have', () => {
    const line =
      'Therapists are not necessarily required to be skilled in advanced techniques (i.e. Reflexology), but these may benefit them.';
    expect(readAsked(line)).toMatchObject({ must: [], nice: ['reflexology'] });
  });

  it('prefers what is a bonus with an aside, what is helpful, and what is preferred with examples', () => {
    for (const line of [
      'Any experience in payroll, even as a volunteer, is a bonus.',
      'Must be able to read. Experience in payroll is a +.',
      'Must be kind. Experience with payroll (huge plus)',
      'Must be kind. Prior experience in payroll is ideal, but not required.',
      'Must read plans. Ability to do payroll helpful.',
    ])
      expect(readAsked(line)).toMatchObject({ must: [], nice: ['payroll-processing'] });
  });

  it('prefers what is recommended', () => {
    expect(readAsked('Completion of a bookkeeping course recommended, but experience required.').must).toEqual([]);
  });

  it('reads a duty as a duty under a heading for requirements', () => {
    const job = readJob('Requirements\n- Payroll experience\n- Creates the budget and plans for key accounts');
    expect(job.mustHave.map(({ skill }) => skill)).toEqual(['payroll-processing']);
    expect(job.mentioned.map(({ skill }) => skill)).toEqual(['key-account-management']);
  });

  it.each([
    ['Programs in Python', 'python'],
    ['Drives a forklift', 'forklift-operation'],
    ['Designs in Figma', 'figma'],
  ])('reads “%s” as a requirement under a heading for them', (line, skill) => {
    expect(readAsked(line).must).toEqual([]);
    expect(readJob(`Requirements\n- Rust language\n- ${line}`).mustHave.map((one) => one.skill)).toContain(skill);
  });

  it('reads “Masters in Statistics” as a degree', () => {
    const job = readJob('Requirements\n- Python\n- Masters in Statistics');
    expect(job.degree).toMatchObject({ level: 'master', areas: ['Statistics'], required: true });
    expect(job.mentioned.map(({ skill }) => skill)).toEqual(['statistics']);
  });

  it.each([
    ['Degree in Nursing, Java, Python', ['Nursing'], ['java', 'python']],
    ['BS in Computer Science, Go, SQL', ['Computer Science'], ['go', 'sql']],
    ['Bachelor’s degree in Accounting, QuickBooks', ['Accounting'], ['quickbooks']],
    ['Degree in Graphic Design, Figma, Adobe Photoshop', ['Graphic Design'], ['figma', 'adobe-photoshop']],
    ['Degree in Accounting, CPA', ['Accounting'], ['certified-public-accountant']],
  ])('asks for the skills after the subject of the degree in “%s”', (line, areas, skills) => {
    const job = readJob(`Requirements\n- Rust language\n- ${line}`);
    expect(job.degree?.areas).toEqual(areas);
    expect(job.mustHave.map(({ skill }) => skill)).toEqual(['rust', ...skills]);
  });

  it('names the tools of the employer without requiring them', () => {
    const job = readJob('Requirements\n- Rust language\n\nAbout the job\nWe work with Python and React.');
    expect(job.mustHave.map(({ skill }) => skill)).toEqual(['rust']);
    expect(job.mentioned.map(({ skill }) => skill)).toEqual(['python', 'react']);
  });

  it('has the years of the sentence that states them', () => {
    const job = readJob('Requirements\n- Payroll experience\n- 3 years of payroll experience');
    expect(job.mustHave).toEqual([{ skill: 'payroll-processing', years: 3, quote: '3 years of payroll experience' }]);
  });

  it('leaves the subject of a degree to the degree', () => {
    const job = readJob('Requirements\n- Python\n- BS in a technical field (i.e. Computer Science or equivalent)');
    expect(job.mustHave.map(({ skill }) => skill)).toEqual(['python']);
    expect(job.degree?.level).toBe('bachelor');
  });

  it('asks nobody to live where others do', () => {
    expect(readAsked('Must support individuals living in group homes.').knockouts).toEqual([]);
  });

  it('asks nobody to complete the checks that the employer sells', () => {
    expect(readAsked('Clearly Ltd sells coach and volunteer background checking solutions.').knockouts).toEqual([]);
    expect(readAsked('A background check is required.').knockouts).toEqual(['background-check']);
  });
});

describe('what different trades ask for', () => {
  it.each([
    ['nursing', 'No exceptions, must hold ACLS and BLS', ['advanced-cardiac-life-support', 'basic-life-support']],
    ['nursing', 'Charge Nurse, Telemetry, Epic', ['telemetry-monitoring', 'epic-ehr']],
    ['warehouse', 'Handling of freight, from receiving to order picking', ['freight-handling', 'order-picking']],
    ['warehouse', 'Must pass a forklift operation test', ['forklift-operation']],
    ['trucking', 'Hazmat endorsement, Class A CDL', ['hazmat-endorsement', 'class-a-cdl']],
    ['cooking', 'Hands-on approach to food safety, ServSafe required', ['food-safety', 'servsafe-certification']],
    ['cooking', 'Line cook experience required in catering', ['catering']],
    ['accounting', 'Degree in Accounting, QuickBooks, SAP', ['quickbooks', 'sap']],
    ['accounting', 'Accounts payable department experience', ['accounts-payable']],
    ['teaching', 'You will teach Spanish and mathematics', ['spanish', 'mathematics']],
    ['teaching', 'Must be able to provide training in classroom management', ['classroom-management']],
    ['law', 'Westlaw, LexisNexis, PACER', ['westlaw', 'lexisnexis', 'pacer']],
    ['law', 'Must be able to train paralegals in legal research', ['legal-research']],
    ['trades', 'Structural Framing, Drywall, Plumbing', ['framing', 'drywall-installation', 'plumbing']],
    ['trades', 'HVAC technician experience with EPA 608 certification', ['hvac', 'epa-608-certification']],
    ['software', 'Python, Java, etc. and Kubernetes', ['python', 'java', 'kubernetes']],
    ['design', 'Adobe Photoshop, Illustrator, InDesign', ['adobe-photoshop', 'adobe-illustrator', 'adobe-indesign']],
    ['design', 'Forward-thinking approach to branding', ['branding']],
  ])('%s: “%s”', (_, line, skills) => {
    const { mustHave } = readJob(`Requirements\n- Rust language\n- ${line}`, { title: 'Helper' });
    expect(mustHave.map(({ skill }) => skill)).toEqual(['rust', ...skills]);
  });
});

describe('degrees', () => {
  it('reads no degree from what belongs to an associate', () => {
    expect(readJob('Also follows up on the associate’s progress.').degree).toBeUndefined();
    expect(readJob('An associate’s degree is required.').degree?.level).toBe('associate');
  });
});

describe('titles after several adjectives', () => {
  it.each([
    ['Dealership seeking well experienced Finance and Insurance managers.', 'finance-manager'],
    [
      'We are looking for a highly-energized, motivated, and aggressive telephone sales representative.',
      'inside-sales-representative',
    ],
    ['We are currently looking to fill part-time Direct Support Person positions.', 'direct-support-professional'],
  ])('%s', (text, occupation) => {
    expect(readJob(text).occupation).toBe(occupation);
  });
});
