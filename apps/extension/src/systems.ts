/** Systems that employers receive applications with, whose pages can have badges once the person allows it for a system. */
export const SYSTEMS = [
  { id: 'greenhouse', name: 'Greenhouse', hosts: ['boards.greenhouse.io', 'job-boards.greenhouse.io'] },
  { id: 'lever', name: 'Lever', hosts: ['jobs.lever.co'] },
  { id: 'ashby', name: 'Ashby', hosts: ['jobs.ashbyhq.com'] },
  { id: 'workday', name: 'Workday', hosts: ['*.myworkdayjobs.com'] },
  {
    id: 'smartrecruiters',
    name: 'SmartRecruiters',
    hosts: ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'],
  },
  { id: 'icims', name: 'iCIMS', hosts: ['*.icims.com'] },
  { id: 'workable', name: 'Workable', hosts: ['apply.workable.com'] },
  { id: 'rippling', name: 'Rippling', hosts: ['ats.rippling.com'] },
  { id: 'bamboohr', name: 'BambooHR', hosts: ['*.bamboohr.com'] },
  { id: 'jobvite', name: 'Jobvite', hosts: ['jobs.jobvite.com'] },
] as const;
export type SystemId = (typeof SYSTEMS)[number]['id'];

/** Match patterns of a system's pages. */
export const listOrigins = (id: SystemId): string[] =>
  SYSTEMS.filter((system) => system.id === id).flatMap(({ hosts }) => hosts.map((host) => `https://${host}/*`));

export const listOptionalOrigins = (): string[] => SYSTEMS.flatMap(({ id }) => listOrigins(id));
