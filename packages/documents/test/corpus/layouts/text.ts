import type { TextLayout } from '../layout.ts';
import { WORDS, writePeriod } from '../words.ts';

const WIDTH = 78;

/** A résumé after pasting it into a form: capitals for headings, hyphens for bullets, wrapped lines. */
export const text: TextLayout = {
  id: 'text',
  maker: 'text',
  dates: 'numeric',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const lines: string[] = [person.name, [person.email, person.phone, person.location].join(' | '), ''];
    if (person.summary !== undefined) lines.push(words.summary.toUpperCase(), '', ...wrap(person.summary, ''), '');
    lines.push(words.work.toUpperCase(), '');
    for (const job of person.work) {
      lines.push(
        `${job.title}, ${job.employer}${job.place === undefined ? '' : `, ${job.place}`}`,
        writePeriod(job.start, job.end, 'numeric', language, ' - '),
      );
      lines.push(...job.bullets.flatMap((each) => wrap(`- ${each}`, '  ')), '');
    }
    lines.push(words.education.toUpperCase(), '');
    for (const study of person.education) {
      lines.push(
        `${study.degree}${study.area === undefined ? '' : `, ${study.area}`}`,
        study.institution,
        writePeriod(study.start, study.end, 'numeric', language, ' - '),
        '',
      );
    }
    lines.push(words.skills.toUpperCase(), '');
    for (const group of person.skills)
      lines.push(...wrap(`${group.name === undefined ? '' : `${group.name}: `}${group.keywords.join(', ')}`, ''));
    if (person.languages)
      lines.push(
        '',
        words.languages.toUpperCase(),
        '',
        ...person.languages.map((each) => `${each.name} - ${each.fluency}`),
      );
    return `${lines.join('\n')}\n`;
  },
};

function wrap(sentence: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
