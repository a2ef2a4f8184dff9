import type { CanonicalQuestion } from '../types.ts';

export const PAY: readonly Omit<CanonicalQuestion, 'group'>[] = [
  {
    id: 'salary-expectation',
    label: 'What are your salary expectations?',
    type: 'text',
    phrasings: [
      'What are your salary expectations?',
      'Desired salary',
      'What is your expected compensation?',
      'What salary range are you looking for?',
      'Salary requirements',
      'What is your minimum acceptable salary?',
      'Target annual compensation',
    ],
    needs: ['pay', 'expect'],
    never: ['hourly', 'suits'],
    doubtfulWith: ['current'],
  },
  {
    id: 'salary-current',
    label: 'What is your current salary?',
    type: 'text',
    phrasings: [
      'What is your current salary?',
      'Current compensation',
      'What are you currently earning?',
      'What was your most recent salary?',
      'Salary history',
    ],
    unless: /\bperson\b|emergency|spouse|partner|famil|child|parent|household|guardian|next of kin/i,
    needs: ['pay', 'current|recent|history'],
    doubtfulWith: ['expect'],
  },
  {
    id: 'hourly-rate',
    label: 'What hourly rate do you expect?',
    type: 'text',
    phrasings: [
      'What is your desired hourly rate?',
      'Expected pay per hour',
      'What hourly wage do you expect?',
      'Hourly rate expectations',
    ],
    needs: ['hourly'],
    doubtfulWith: ['current'],
  },
  {
    id: 'pay-range-acceptable',
    label: 'Is the listed pay range acceptable to you?',
    type: 'yes-no',
    phrasings: [
      'Is the posted salary range acceptable to you?',
      'Does this compensation range meet your expectations?',
      'Are you comfortable with the pay range of this role?',
      'Does this pay range work for you?',
    ],
    needs: ['pay', 'acceptable|suits|meet|align|willing|post|list|within'],
  },
];
