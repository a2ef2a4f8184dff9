import { describe, expect, it } from 'vitest';
import { verifyText } from '../../verify-text.ts';

const isTrue = (own: string, edited: string): boolean => verifyText(edited, [own]).ok;

describe('abbreviations', () => {
  it.each([
    ['Worked 12 hr shifts on the maint. crew.', 'Worked 12-hour shifts on the maintenance crew.'],
    ['Typed 60 words per min.', 'Typed 60 words per minute.'],
    ['Asst. mgr. of a shoe store.', 'Assistant manager of a shoe store.'],
    ['Worked there Sep 2020 to Mar 2022.', 'Worked there September 2020 to March 2022.'],
    ['Packed 40 lb boxes.', 'Packed 40-pound boxes.'],
    ['Took vitals of pts.', 'Took vitals of patients.'],
    ['Entered AP invoices.', 'Entered accounts payable invoices.'],
    ['Checked HACCP logs.', 'Checked hazard analysis and critical control points logs.'],
  ])('accepts the only plausible reading: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(true);
  });

  it.each([
    ['Project manager for a bakery app.', 'PM for a bakery app.'],
    ['Filed reports for human resources.', 'Filed reports for HR.'],
    ['Certified medical assistant at a clinic.', 'CMA at a clinic.'],
  ])('accepts shortening what is spelled out: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(true);
  });

  it.each([
    ['Filed HR records.', 'Filed hour records.'],
    ['Filed HR records.', 'Filed heart rate records.'],
    ['Supported 3 hr managers.', 'Supported 3 hour managers.'],
    ['Dist. manager for a tire brand.', 'District manager for a tire brand.'],
    ['Reg. nurse on a night ward.', 'Regional nurse on a night ward.'],
    ['Sec. of the chess club.', 'Second of the chess club.'],
    ['Resp. therapist at a clinic.', 'Responsible therapist at a clinic.'],
    ['Prev. employer paid for training.', 'Preventive employer paid for training.'],
    ['Tested ph of pools.', 'Tested phone of pools.'],
    ['Kept const. logs.', 'Kept construction logs.'],
    ['Entered vol. figures.', 'Entered volunteer figures.'],
    ['Post-op nurse.', 'Post-operator nurse.'],
    ['Tech lead for a web team.', 'Technician lead for a web team.'],
    ['Comm. director at a nonprofit.', 'Communications director at a nonprofit.'],
    ['Elec. teacher at a trade school.', 'Electrical teacher at a trade school.'],
    ['Inst. aide at a school.', 'Installation aide at a school.'],
    ['Wrote perf. reviews.', 'Wrote performance reviews.'],
    ['Worked as a soccer ref.', 'Worked as a soccer reference.'],
    ['Coached clients through sets and reps.', 'Coached clients through sets and representatives.'],
    ['Scheduled 14 pts a day.', 'Scheduled 14 patients a day.'],
    ['Trained temps on the line.', 'Trained temperatures on the line.'],
    ['Reviewed bank recs.', 'Reviewed bank recommendations.'],
    ['Drafted mtg. documents.', 'Drafted meeting documents.'],
    ['Sorted dec pages by date.', 'Sorted December pages by date.'],
    ['Apt. scheduler.', 'Apartment scheduler.'],
  ])('rejects an abbreviation with a second reading: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });

  it.each([
    ['Taught AP classes.', 'Taught accounts payable classes.'],
    ['Handled AP for a school.', 'Handled advanced placement for a school.'],
    ['PM for a bakery app.', 'Product manager for a bakery app.'],
    ['Worked in PT for 2 years.', 'Worked in physical therapy for 2 years.'],
    ['CMA at a clinic.', 'Certified management accountant at a clinic.'],
    ['CS lead for a web shop.', 'Computer science lead for a web shop.'],
    ['Passed the PE exam.', 'Passed the physical education exam.'],
    ['Reported to the ED.', 'Reported to the emergency department.'],
    ['Ran CI for a police unit.', 'Ran continuous integration for a police unit.'],
    ['Processed ROI requests at a hospital.', 'Processed return on investment requests at a hospital.'],
  ])('rejects initials with a second reading: %s', (own, edited) => {
    expect(isTrue(own, edited)).toBe(false);
  });
});
