import { describe, expect, it } from 'vitest';
import { chooseForm } from './choose-form.ts';
import { makeField } from './test-fields.ts';
import type { FieldDescription, FormArea } from './types.ts';

const APPLICATION = ['First name', 'Last name', 'Email', 'Phone', 'Why do you want to work here?'];

const makeForm = (labels: readonly string[]) => labels.map((label) => makeField(label));
const makeResumeField = () => makeField('Resume', { kind: 'file' });
const toArea = (fields: readonly FieldDescription[], changes: Partial<FormArea> = {}): FormArea => ({
  fieldIds: fields.map(({ id }) => id),
  hasFocus: false,
  isInView: true,
  ...changes,
});

describe('chooseForm', () => {
  it('takes everything on a page with one form', () => {
    const fields = makeForm(APPLICATION);
    expect(chooseForm(fields, [toArea(fields)])).toEqual({ fields, others: 0 });
  });

  it('takes forms that ask for different things as parts of one application', () => {
    const contact = makeForm(['First name', 'Last name', 'Email']);
    const questions = makeForm(['Desired salary', 'Start date', 'Are you willing to relocate?']);
    const fields = [...contact, ...questions];
    expect(chooseForm(fields, [toArea(contact), toArea(questions)])).toEqual({ fields, others: 0 });
  });

  it('leaves a contact form and a job alert beside an application with a résumé', () => {
    const contact = makeForm(['Your name', 'Your email', 'Message']);
    const application = [...makeForm(APPLICATION), makeResumeField()];
    const alert = makeForm(['Email', 'Job title', 'City', 'How often?']);
    const areas = [contact, application, alert].map((form) => toArea(form));
    expect(chooseForm([...contact, ...application, ...alert], areas)).toEqual({ fields: application, others: 2 });
  });

  it('leaves a much smaller form', () => {
    const alert = makeForm(['Email', 'City']);
    const application = makeForm(APPLICATION);
    expect(chooseForm([...alert, ...application], [toArea(alert), toArea(application)]).fields).toEqual(application);
  });

  it('takes the one of two applications in which the person is, whatever is in the window', () => {
    const [one, other] = [makeForm(APPLICATION), makeForm(APPLICATION)];
    const areas = [toArea(one), toArea(other, { hasFocus: true, isInView: false })];
    expect(chooseForm([...one, ...other], areas)).toEqual({ fields: other, others: 1 });
  });

  it('takes the one of two applications that is in the window', () => {
    const [one, other] = [makeForm(APPLICATION), makeForm(APPLICATION)];
    const areas = [toArea(one, { isInView: false }), toArea(other)];
    expect(chooseForm([...one, ...other], areas).fields).toEqual(other);
  });

  it('takes none of two equal applications', () => {
    const [one, other] = [makeForm(APPLICATION), makeForm(APPLICATION)];
    expect(chooseForm([...one, ...other], [toArea(one), toArea(other)])).toEqual({ fields: [], others: 2 });
  });

  it('takes a reference’s name and email as part of the application', () => {
    const application = makeForm(APPLICATION);
    const references = ['Name', 'Email', 'Phone'].map((label) => makeField(label, { sections: ['Reference 1'] }));
    const fields = [...application, ...references];
    expect(chooseForm(fields, [toArea(application), toArea(references)])).toEqual({ fields, others: 0 });
  });
});
