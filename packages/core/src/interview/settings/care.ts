import type { SettingFamily } from './types.ts';

/** Settings of care. */
export const CARE: readonly SettingFamily[] = [
  {
    of: `registered-nurse licensed-practical-nurse medical-assistant physical-therapist physical-therapist-assistant phlebotomist
      occupational-therapist occupational-therapy-assistant speech-language-pathologist respiratory-therapist dietitian pharmacist
      pharmacy-technician nurse-manager nurse-practitioner`.split(/\s+/),
    settings: [
      {
        named: /\b(?:hospital|inpatient|acute care|med surg|medsurg|icu|ward|telemetry|step down)\b/,
        tied: /\b(?:your (?:ward|floor|unit)|inpatients?|bedside|ICU|post-op|med-surg|rapid response|code blue)\b/i,
      },
      {
        named:
          /\b(?:clinic|clinics|outpatient|ambulatory|family (?:practice|medicine)|primary care|urgent care|physicians? office|doctors? office)\b/,
        tied: /\b(?:clinics?|waiting room|exam room|outpatients?|walk-ins?|no-shows?|phone triage)\b/i,
      },
      {
        named: /\b(?:nursing home|skilled nursing|snf|long term care|ltc|assisted living|memory care|senior living)\b/,
        tied: /\b(?:residents?|nursing home|memory care|med pass|assisted living|long-term care)\b/i,
      },
      {
        named: /\b(?:home (?:health|care|infusion|visits?)|homecare|private duty|in home|hospice)\b/,
        tied: /\b(?:home patient|(?:client|patient)(?:'s|’s) (?:home|house|kitchen|bathroom|apartment)|home visits?|house call|in (?:her|his|their) (?:home|kitchen|house))\b/i,
      },
    ],
  },
  {
    of: ['registered-nurse', 'nursing-assistant'],
    settings: [
      {
        named: /\b(?:med surg|medsurg|medical surgical)\b/,
        tied: /\b(?:med-surg|(?:four|five|six) patients|fresh post-op|discharge waiting)\b/i,
      },
      {
        named: /\b(?:icu|critical care|intensive care|ccu|micu|sicu)\b/,
        tied: /\b(?:ICU|ventilators?|vasopressors?|arterial line)\b/i,
      },
      {
        named: /\b(?:er|ed|emergency)\b/,
        tied: /\b(?:triage desk|trauma bay|emergency department|boarding patients)\b/i,
      },
      {
        named: /\b(?:or|operating room|perioperative|circulating)\b$/,
        tied: /\b(?:sponge count|time-out|incision|scrubbed)\b/i,
      },
      {
        named: /\b(?:labor|delivery|maternity|obstetrics?|postpartum)\b/,
        tied: /\b(?:labor|fetal|newborn|postpartum|contractions)\b/i,
      },
      { named: /\b(?:psych|psychiatric|behavioral|mental)\b/, tied: /\b(?:psychiatric unit|psych unit|commitment)\b/i },
    ],
  },
  {
    of: ['veterinarian', 'veterinary-technician'],
    settings: [
      // Every title of these occupations names it.
      { named: /\S/, tied: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|cows?|animals?|owners?)\b/i },
      { named: /\bhuman\b/, tied: /\b(?:neighbor|HIPAA|Medicare|Medicaid|family member)\b/i },
    ],
  },
];
