/** What a notification is about, by the domain that announced it. */
const SOURCE_NAMES: Readonly<Record<string, string>> = {
  accounts: 'Account',
  billing: 'Billing',
  listings: 'Job alert',
  recruiting: 'Your recruiter',
  resumes: 'Résumés',
  support: 'Support',
  webhooks: 'Webhooks',
};

export const getSourceName = (source: string): string => SOURCE_NAMES[source] ?? 'Your account';
