import { expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { findNeighbors, getLinesOfJob } from './line-of-work.ts';

const findLinesOfWork = (title: string, ...required: string[]) => {
  const job = readJob(`${title}\nRequirements\n${required.map((skill) => `- Experience with ${skill}\n`).join('')}`, {
    title,
  });
  return [...getLinesOfJob(job, job.occupation)];
};

it('combines the lines of work of the occupation and its skills', () => {
  expect(findLinesOfWork('Registered Nurse', 'wound care')).toEqual(['health']);
  expect(findLinesOfWork('Network Engineer', 'firewalls')).toEqual(['computer systems']);
});

it('includes a second line of work that is at least half as strong', () => {
  expect(findLinesOfWork('Web Designer', 'JavaScript', 'PHP', 'Django').sort()).toEqual(['design', 'software']);
  expect(findLinesOfWork('Registered Nurse', 'wound care', 'triage', 'JavaScript')).toEqual(['health']);
});

it('derives a manager’s line of work from what is managed', () => {
  expect(findLinesOfWork('General Manager', 'restaurant management', 'menu planning')[0]).toBe('hospitality');
});

it('counts common skills only if the job names little else', () => {
  expect(findLinesOfWork('Demonstrator', 'sales')).toEqual(['sales']);
  expect(findLinesOfWork('Registered Nurse', 'sales', 'marketing')).toEqual(['health']);
});

it('includes none of more than three equally strong lines of work', () => {
  expect(findLinesOfWork('Associate', 'wound care', 'JavaScript', 'welding', 'litigation')).toEqual([]);
});

it('returns the neighbors of a line of work', () => {
  const near = findNeighbors(new Set(['retail']));
  expect(near.has('sales')).toBe(true);
  expect(near.has('retail')).toBe(false);
  expect(near.has('software')).toBe(false);
});
