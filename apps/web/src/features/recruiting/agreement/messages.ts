/** The texts of /portal/profile/recruiter. */
export const agreementMessages = {
  given: 'Authorization given',
  withdrawn: 'Authorization withdrawn',
  rulesSaved: 'Rules saved',
  confirmed: 'Confirmed. Your recruiter will see it.',
  declined: 'Declined. It won’t be added to your résumé.',
} as const;
