import { describe, expect, it } from 'vitest';
import { isLikelySame, listChanges } from './judge.ts';

describe('isLikelySame', () => {
  it.each([
    ['put together bikes and fixed flat tires', 'Assembled bicycles and repaired flat tires'],
    ['Hauled gravel and graded driveways', 'Transported gravel and graded driveways'],
    ['fixed cars and trucks at a small shop', 'Repaired cars and trucks at a small shop'],
  ])('accepts what honest edits change: %s', (own, edited) => {
    expect(isLikelySame(edited, [own])).toBe(true);
  });

  it.each([
    ['Helped the nurses with the charts', 'Managed the nurses and the charts'],
    ['Cleaned two ovens a week', 'Cleaned two ovens a day'],
    ['Cleaned two ovens', 'Cleaned 12 ovens'],
    ['Took calls at the front desk', 'Took calls at the front desk in Zendesk'],
    ['Filed invoices for the owner', 'Approved invoices for the owner'],
    ['Loaded trucks', 'Loaded trucks and trained drivers'],
    ['Made coffee for the board meetings', 'Board meetings'],
    ['Made coffee for the board meetings', 'Prepared board meetings and coffee'],
    ['Swept the dock under a foreman', 'Swept the dock'],
    ['Sent reminders. Absences fell.', 'Sent reminders, which reduced absences'],
  ])('rejects another claim: %s', (own, edited) => {
    expect(isLikelySame(edited, [own])).toBe(false);
  });

  it('judges the same edit the same way every time', () => {
    const judge = () => listChanges('Repaired small engines', ['fixed small engines']);
    expect(judge()).toEqual(judge());
  });

  it('leaves texts that are too long to the rules', () => {
    const long = 'Loaded trucks and counted pallets at the dock. '.repeat(60);
    expect(listChanges(long, [long])).toBeUndefined();
  });
});
