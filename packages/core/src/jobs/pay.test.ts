import { describe, expect, it } from 'vitest';
import { findPay, findPayBasis } from './pay.ts';

const read = (text: string) => {
  const pay = findPay(text);
  return pay && [pay.min ?? null, pay.max ?? null, pay.currency, pay.period];
};

describe('findPay', () => {
  it.each([
    ['Pay: $22.50 - $27.00 per hour, depending on experience', [22.5, 27, 'USD', 'hour']],
    ['$18-21/hr DOE', [18, 21, 'USD', 'hour']],
    ['The wage is $19.75 an hour.', [19.75, 19.75, 'USD', 'hour']],
    ['Starting pay is $16+ based on certification', [16, null, 'USD', 'hour']],
    ['Salary: $62,000 to $71,500 plus benefits', [62_000, 71_500, 'USD', 'year']],
    ['Base salary of $90-110K', [90_000, 110_000, 'USD', 'year']],
    ['Compensation up to $140k annually', [null, 140_000, 'USD', 'year']],
    ['Salary: £31,000 – £35,000 per annum', [31_000, 35_000, 'GBP', 'year']],
    ['We pay $240 per day on set', [240, 240, 'USD', 'day']],
    ['$1,150 per week', [1150, 1150, 'USD', 'week']],
    ['Salary is $4,200/month', [4200, 4200, 'USD', 'month']],
    ['The position pays between $52,000 and $58,000 per year', [52_000, 58_000, 'USD', 'year']],
    ['Pay: $34-42K, about $17 to $20 per hour', [34_000, 42_000, 'USD', 'year']],
    ['Hourly rate: $23', [23, 23, 'USD', 'hour']],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'A $5,000 sign-on bonus after 90 days',
    'Relocation assistance of $8,000',
    'You could take home $2,000 a week!',
    'Our top agents earn $150,000 a year',
    'Manage a budget of $2,400,000 per year',
    'We offer $25 per completed survey',
    'Free meals up to $15 per day for travel',
    'Revenue of $90,000 per month',
    'A company with $400 million in sales',
    'Salary: $60,000 and 401k',
    'Pay: $17/hr - 20 hours per week',
    'Salary: CA$80,000 per year',
    'Salary: A$95,000 to A$105,000 per year',
    'Competitive salary and benefits',
    'The role reports to the director of finance.',
  ])('doesn’t take this for pay: %s', (text) => {
    expect(findPay(text)).toBeUndefined();
  });

  it('says nothing if two statements differ, and takes one that is repeated', () => {
    expect(findPay('Nurse I: $30.00 per hour.\n\nNurse II: $36.00 per hour.')).toBeUndefined();
    expect(findPay('Aide: $16.00 per hour.\n\nManager: $90,000 per year.')).toBeUndefined();
    expect(read('$30.00 per hour.\n\nBenefits\nPay: $30.00 per hour.')).toEqual([30, 30, 'USD', 'hour']);
  });

  it('quotes the sentence', () => {
    expect(findPay('We are hiring.\nPay: $20 per hour.\nApply today.')?.quote).toBe('Pay: $20 per hour.');
  });

  it('reads a text of nothing but amounts in linear time', () => {
    expect(findPay('pay $1 and $2 '.repeat(20_000))).toBeUndefined();
  });

  it('ignores implausible amounts', () => {
    expect(findPay('Pay: $65,000 per hour')).toBeUndefined();
    expect(findPay('Salary: $12 per year')).toBeUndefined();
  });
});

describe('findPayBasis', () => {
  it('tells an hourly wage from a salary, in words alone if there is no amount', () => {
    expect(findPayBasis('Pay: $20 per hour')).toBe('hour');
    expect(findPayBasis('Guaranteed hourly base wage plus tips')).toBe('hour');
    expect(findPayBasis('We offer a competitive base salary.')).toBe('salary');
    expect(findPayBasis('Send your résumé with salary requirements.')).toBeUndefined();
  });
});
