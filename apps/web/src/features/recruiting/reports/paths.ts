export const REPORTS_PATH = '/portal/recruiter/reports';

export const getReportPath = (week: string): string => `${REPORTS_PATH}/${week}`;
