import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ScoreSubject } from '@foothold/core/ats';
import { type JobRequirements, readJob } from '@foothold/core/jobs';
import { findSkillByName, findSkills } from '@foothold/core/skills';
import { readSubject } from './score-files.ts';

const LABELS = resolve(import.meta.dirname, '..', 'fixtures', 'fresh', 'fields');

/** Rows of a file of JSON lines. */
export function readJsonLines<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

interface ResumeLabel {
  file: string;
  field: string;
  kind: string;
  title: string;
  skills: string[];
}

interface AdLabel {
  title: string;
  ad: string;
  field: string;
  mustHave: string[];
  related: string[];
}

export interface LabeledResume {
  name: string;
  field: string;
  kind: string;
  /** Files of one person, in several templates, have the same. */
  person: string;
  skills: string[];
  subject: ScoreSubject;
  /** All words of the file. */
  text: string;
}

export interface LabeledAd extends AdLabel {
  job: JobRequirements;
}

/** Every available labeled file and text. */
export async function readLabeledResumes(folder: string): Promise<LabeledResume[]> {
  const found: LabeledResume[] = [];
  for (const label of readJsonLines<ResumeLabel>(join(LABELS, 'resumes.jsonl'))) {
    const path = join(folder, label.file);
    if (!existsSync(path)) continue;
    const person = `${label.kind} | ${label.title} | ${label.skills.join(',')}`;
    found.push({ ...label, name: label.file, person, ...(await read(readFileSync(path), path)) });
  }
  for (const weak of readJsonLines<{ id: string; text: string; field: string; kind?: string }>(
    join(LABELS, 'weak.jsonl'),
  )) {
    const { id, text, field, kind = 'weak' } = weak;
    const bytes = new TextEncoder().encode(text);
    found.push({ name: id, field, kind, person: id, skills: [], ...(await read(bytes, `${id}.txt`)) });
  }
  return found;
}

async function read(bytes: Uint8Array, path: string): Promise<Pick<LabeledResume, 'subject' | 'text'>> {
  const subject = await readSubject(bytes, path);
  return {
    subject,
    text: subject.views.find(({ id }) => id === 'layout')?.text ?? listTexts(subject.resume).join('\n'),
  };
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : listTexts(child)));
}

/** Half of the labeled ads was set aside by a hash of their ids before the rules were written. */
const isSetAside = (id: string): boolean =>
  Number.parseInt(createHash('sha256').update(`ads-set-aside-1:${id}`).digest('hex').charAt(0), 16) >= 8;

/** The labeled ads, the open ones or those set aside. */
export function readLabeledAds(path: string, setAside: boolean): LabeledAd[] {
  const texts = new Map(readJsonLines<{ id: string; text: string }>(path).map(({ id, text }) => [id, text]));
  return readJsonLines<AdLabel>(join(LABELS, 'ads.jsonl')).flatMap((label) => {
    const text = texts.get(label.ad);
    return text !== undefined && isSetAside(label.ad) === setAside ? [{ ...label, job: readJob(text) }] : [];
  });
}

/** The words and names of tools in a text, in lowercase. */
export const splitWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z][a-z+#.]{2,}/g) ?? []);

/** Share (0 to 1) of the labeled must-haves of an ad that a résumé names, as a skill or word for word. */
export function getHeldShare({ text, skills }: LabeledResume, { mustHave }: LabeledAd): number {
  const words = splitWords(`${text} ${skills.join(' ')}`);
  const named = new Set(findSkills(`${text}\n${skills.join('\n')}`).map(({ skill }) => skill));
  const isHad = (name: string) =>
    named.has(findSkillByName(name)?.id ?? '') || [...splitWords(name)].every((word) => words.has(word));
  return mustHave.length === 0 ? 0 : mustHave.filter(isHad).length / mustHave.length;
}
