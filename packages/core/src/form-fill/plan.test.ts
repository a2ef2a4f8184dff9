import { describe, expect, it } from 'vitest';
import { planFill } from './plan.ts';
import { makeField } from './test-fields.ts';
import type { FieldDescription, FillPerson } from './types.ts';

const job = (employer: string, current = false) => ({
  employer,
  title: 'Cook',
  place: 'Dayton, OH',
  start: { year: 2020, month: 4 },
  end: current ? null : { year: 2022, month: 9 },
  current,
  summary: 'Ran the evening shift.',
});

const entry = (questionId: string, answer: string) => ({ id: `entry-${questionId}`, questionId, question: '', answer });

const PERSON: FillPerson = {
  name: { first: 'Noor', middle: '', last: 'Haddad', full: 'Noor Haddad' },
  email: 'noor@example.com',
  phone: '+19375550134',
  address: { street: '4 Elm Street', city: 'Dayton', region: 'OH', postalCode: '45402', country: 'US' },
  links: { linkedin: 'https://www.linkedin.com/in/noor-sample', github: '', portfolio: '', website: '' },
  employment: [job('First Diner', true), job('Second Grill')],
  education: [],
  skills: ['Grilling', 'Baking'],
  answers: [
    entry('sponsorship', 'No'),
    entry('salary-expectation', '$52,000'),
    entry('start-date', 'In two weeks'),
    entry('gender', 'Prefer not to say'),
    entry('worked-here-before', 'Yes'),
    { id: 'own-1', questionId: null, question: 'Which side of the kitchen do you prefer?', answer: 'The hot side' },
  ],
  documents: [{ kind: 'resume', id: 'resume-1', fileName: 'Noor.pdf' }],
  letter: 'Dear team',
};

const decide = (label: string, changes: Partial<FieldDescription> = {}) => {
  const [decision] = planFill([makeField(label, changes)], PERSON);
  if (!decision) throw new Error('no decision');
  return decision;
};

const textOf = (label: string, changes: Partial<FieldDescription> = {}): string | null => {
  const decision = decide(label, changes);
  return decision.decision === 'fill' && decision.value.type === 'text' ? decision.value.text : null;
};

const reasonOf = (label: string, changes: Partial<FieldDescription> = {}): string | null => {
  const decision = decide(label, changes);
  return decision.decision === 'leave' ? decision.reason : null;
};

describe('planning to fill a form', () => {
  it('writes the state as short as the form asks for it', () => {
    expect(textOf('State')).toBe('Ohio');
    expect(textOf('State (2 letters)')).toBe('OH');
    expect(textOf('State', { maxLength: 2 })).toBe('OH');
  });

  it('looks for each skill in a list to search in', () => {
    expect(decide('Type to Add Skills', { kind: 'combobox' })).toMatchObject({
      decision: 'fill',
      value: { type: 'search', text: 'Grilling', several: ['Grilling', 'Baking'] },
    });
  });

  it('gives the years of a career only for the person’s own field', () => {
    const person = { ...PERSON, answers: [entry('years-experience', '9')] };
    const ask = (label: string) => planFill([makeField(label)], person)[0]?.decision;
    expect(ask('How many years of experience do you have in cooking or a related field?')).toBe('fill');
    expect(ask('How many years of experience do you have in nursing or a related field?')).toBe('leave');
    expect(ask('How many years of experience do you have in cooking?')).toBe('leave');
  });

  it('doesn’t list things where a yes or no is asked', () => {
    const person = { ...PERSON, answers: [entry('certifications', 'ServSafe Manager')] };
    const ask = (label: string) => planFill([makeField(label)], person)[0]?.decision;
    expect(ask('Which certifications do you hold?')).toBe('fill');
    expect(ask('Do you hold a current CPR certification?')).toBe('leave');
  });

  it('says where each value comes from', () => {
    expect(decide('Email')).toMatchObject({
      decision: 'fill',
      meaning: 'email',
      value: { type: 'text', text: 'noor@example.com' },
      source: { from: 'profile', part: 'email' },
    });
    expect(decide('Resume', { kind: 'file', accept: '.pdf' })).toMatchObject({
      value: { type: 'file', documentId: 'resume-1' },
      source: { from: 'document', documentId: 'resume-1' },
    });
    expect(decide('Which side of the kitchen do you prefer?')).toMatchObject({
      meaning: 'own:own-1',
      source: { from: 'answer', entryId: 'own-1' },
    });
  });

  it('writes a telephone number as the form wants it', () => {
    expect(textOf('Phone', { kind: 'tel' })).toBe('+19375550134');
    expect(textOf('Phone', { kind: 'tel', hint: '(555) 555-5555' })).toBe('(937) 555-0134');
    expect(textOf('Phone', { kind: 'tel', maxLength: 10 })).toBe('9375550134');
    const [code, phone] = planFill(
      [
        makeField('Country code', { kind: 'select', options: ['Canada (+1)', 'United States (+1)'] }),
        makeField('Phone', { kind: 'tel' }),
      ],
      PERSON,
    );
    expect(code).toMatchObject({ value: { type: 'options', texts: ['United States (+1)'] } });
    expect(phone).toMatchObject({ value: { type: 'text', text: '(937) 555-0134' } });
  });

  it('uses the entries of repeated blocks in their order, and leaves blocks without an entry', () => {
    const sections = ['Work experience'];
    const companies = planFill(
      [0, 1, 2].map((block) => makeField('Company', { sections, block })),
      PERSON,
    );
    expect(companies.map((each) => (each.decision === 'fill' ? each.value : each.reason))).toEqual([
      { type: 'text', text: 'First Diner' },
      { type: 'text', text: 'Second Grill' },
      'no-entry',
    ]);
    expect(textOf('End date', { sections, block: 1 })).toBe('09/2022');
    expect(reasonOf('End date', { sections, block: 0 })).toBe('no-answer');
    expect(decide('I currently work here', { sections, block: 0, kind: 'checkbox' })).toMatchObject({
      value: { type: 'checked', checked: true },
    });
    expect(reasonOf('I currently work here', { sections, block: 1, kind: 'checkbox' })).toBe('no-answer');
  });

  it('leaves a block whose employer is filled in already: it may be another one than ours', () => {
    const inBlock = (block: number, filled: boolean) => [
      makeField('Employer', { block, filled, sections: ['Work experience'] }),
      makeField('Job title', { block, sections: ['Work experience'] }),
    ];
    const decisions = planFill([...inBlock(0, true), ...inBlock(1, false)], PERSON);
    expect(
      decisions.map(({ decision, reason = null }: { decision: string; reason?: string | null }) => [decision, reason]),
    ).toEqual([
      ['leave', 'filled'],
      ['leave', 'unclear'],
      ['fill', null],
      ['fill', null],
    ]);
  });

  it('fills dates only as far as they are known', () => {
    const sections = ['Work experience'];
    expect(textOf('Start date', { sections, kind: 'month' })).toBe('2020-04');
    expect(reasonOf('Start date', { sections, kind: 'date' })).toBe('no-answer');
    expect(reasonOf('Start date', { sections, hint: 'MM/DD/YYYY' })).toBe('no-answer');
    expect(textOf('Start date', { sections, hint: 'YYYY' })).toBe('2020');
    expect(textOf('Start date (Month YYYY)', { sections })).toBe('April 2020');
  });

  it.each<[string, Partial<FieldDescription>, string]>([
    ['Email', { filled: true }, 'filled'],
    ['GitHub', { kind: 'url' }, 'no-answer'],
    ['Cover letter', { kind: 'textarea', maxLength: 5 }, 'too-long'],
    ['State', { kind: 'select', options: ['Select', 'Praha', 'Brno'] }, 'no-option'],
    ['Social Security number', {}, 'member-only'],
    ['Date of birth', { kind: 'date' }, 'member-only'],
    ['Name on card', {}, 'member-only'],
    ['Name', { autocomplete: 'cc-name' }, 'member-only'],
    ['Your name as signature', {}, 'member-only'],
    ['Name', { sections: ['Voluntary self-identification of disability'] }, 'member-only'],
    ['I consent to the processing of my personal data', { kind: 'checkbox' }, 'member-only'],
    ['Send me job alerts', { kind: 'checkbox' }, 'member-only'],
    ['Veteran status', { kind: 'select', options: ['I am a veteran', 'I don’t wish to answer'] }, 'voluntary'],
    ['Gender', { kind: 'select', options: ['Male', 'Female'] }, 'no-option'],
    ['Gender', {}, 'voluntary'],
    ['Email', { names: 'hp_email' }, 'unclear'],
    ['Leave this field empty', {}, 'unclear'],
    ['Project start date', { sections: ['Current employment'] }, 'unclear'],
    ['Mzdové očekávání', { hint: 'Kč / měsíc', names: 'salary_expectation' }, 'unclear'],
    ['Desired salary (EUR)', {}, 'unclear'],
    ['Desired hourly salary', {}, 'no-answer'],
    ['Have you worked for this company before? If yes, please explain', { kind: 'textarea' }, 'unclear'],
    ['Thing 18', {}, 'unclear'],
    ['Favorite color', {}, 'unclear'],
    ['', { names: 'email' }, 'unclear'],
  ])('leaves “%s” %j: %s', (label, changes, reason) => {
    expect(reasonOf(label, changes)).toBe(reason);
  });

  it('fills a voluntary disclosure only with the option that the member set', () => {
    expect(
      decide('Gender', { kind: 'radio-group', options: ['Male', 'Female', 'I don’t wish to answer'] }),
    ).toMatchObject({
      decision: 'fill',
      value: { type: 'options', texts: ['I don’t wish to answer'] },
    });
  });

  it('suggests answers that are near without filling them in', () => {
    const decision = decide('Will you need sponsorship, and are you a citizen?', {
      kind: 'select',
      options: ['Yes', 'No'],
    });
    expect(decision).toMatchObject({ decision: 'leave' });
    expect(
      decision.decision === 'leave' && decision.suggestions.some(({ entryId }) => entryId === 'entry-sponsorship'),
    ).toBe(true);
  });

  it('leaves a field that asks for less, or for another time, than the person’s answer says', () => {
    expect(reasonOf('Expected Rate ($/hr)')).toBe('unclear');
    expect(reasonOf('City', { sections: ['Apply', 'Previous address (past 3 years)', 'Driver'] })).not.toBeNull();
    expect(reasonOf('Contact phone', { sections: ['Apply', 'EMPLOYER #1 (most recent)'], block: 0 })).not.toBeNull();
    expect(reasonOf('Street', { sections: ['References', 'Address'] })).not.toBeNull();
    expect(textOf('Town or city')).toBe('Dayton');
  });

  it('writes a phone number into three inputs, each as long as its part', () => {
    const sections = ['TELEPHONE'];
    expect(textOf('Area code', { sections, maxLength: 3 })).toBe('937');
    expect(textOf('Prefix', { sections, maxLength: 3 })).toBe('555');
    expect(textOf('Last four digits', { sections, maxLength: 4 })).toBe('0134');
    expect(textOf('Last four digits', { sections: ['Card'], maxLength: 4 })).toBeNull();
    expect(textOf('Area code', { sections })).toBeNull();
  });

  it('decides the same each time', () => {
    const fields = ['Email', 'Phone', 'Will you require visa sponsorship?'].map((label) => makeField(label));
    expect(planFill(fields, PERSON)).toEqual(planFill(fields, PERSON));
  });
});
