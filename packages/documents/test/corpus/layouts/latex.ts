import type { LatexLayout } from '../layout.ts';
import type { Person, Study } from '../person.ts';
import { WORDS, writeDate, writePeriod } from '../words.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escapeTex(text: string): string {
  return text.replace(/[\\~^]/g, (sign) => SIGNS[sign] ?? sign).replace(/[&%$#_{}]/g, (sign) => `\\${sign}`);
}

const renderDegree = (study: Study) =>
  escapeTex(study.area === undefined ? study.degree : `${study.degree} in ${study.area}`);

/**
 * The style of the most widely copied student résumé: two lines per job in a full-width table, headings in small capitals above
 * a rule.
 */
export const student: LatexLayout = {
  id: 'student',
  maker: 'latex',
  dates: 'short',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const renderRow = (a: string, b: string, c: string, d: string) =>
      `\\item \\begin{tabular*}{0.97\\textwidth}[t]{l@{\\extracolsep{\\fill}}r} \\textbf{${a}} & ${b} \\\\ \\textit{\\small ${c}} & \\textit{\\small ${d}} \\\\ \\end{tabular*}\\vspace{-5pt}`;
    const renderItems = (lines: readonly string[]) =>
      lines.length === 0
        ? ''
        : `\\begin{itemize}${lines.map((line) => `\\item\\small{${escapeTex(line)}}`).join('\n')}\\end{itemize}\\vspace{-5pt}`;
    return `\\documentclass[letterpaper,11pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[empty]{fullpage}\\usepackage{titlesec,enumitem,tabularx}\\usepackage[hidelinks]{hyperref}
\\addtolength{\\oddsidemargin}{-0.5in}\\addtolength{\\textwidth}{1in}\\addtolength{\\topmargin}{-.5in}\\addtolength{\\textheight}{1in}\\raggedright\\raggedbottom
\\titleformat{\\section}{\\vspace{-4pt}\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule \\vspace{-5pt}]
\\begin{document}
\\begin{center}\\textbf{\\Huge \\scshape ${escapeTex(person.name)}} \\\\ \\vspace{1pt}\\small ${[
      escapeTex(person.phone),
      `\\href{mailto:${person.email}}{\\underline{${escapeTex(person.email)}}}`,
      ...(person.links ?? []).map((link) => `\\href{https://${link}}{\\underline{${escapeTex(link)}}}`),
    ].join(' $|$ ')}\\end{center}
\\section{${escapeTex(words.education)}}\\begin{itemize}[leftmargin=0.15in, label={}]${person.education
      .map((study) =>
        renderRow(
          escapeTex(study.institution),
          escapeTex(study.place ?? ''),
          renderDegree(study),
          escapeTex(writePeriod(study.start, study.end, 'short', language, ' -- ')),
        ),
      )
      .join('\n')}\\end{itemize}
\\section{${escapeTex(words.work)}}\\begin{itemize}[leftmargin=0.15in, label={}]${person.work
      .map(
        (job) =>
          renderRow(
            escapeTex(job.title),
            escapeTex(writePeriod(job.start, job.end, 'short', language, ' -- ')),
            escapeTex(job.employer),
            escapeTex(job.place ?? ''),
          ) + renderItems(job.bullets),
      )
      .join('\n')}\\end{itemize}
${person.projects ? `\\section{${escapeTex(words.projects)}}\\begin{itemize}[leftmargin=0.15in, label={}]${person.projects.map((each) => `\\item \\textbf{${escapeTex(each.name)}} \\hfill ${each.start ? escapeTex(writeDate(each.start, 'short', language)) : ''}${renderItems(each.bullets)}`).join('\n')}\\end{itemize}` : ''}
\\section{${escapeTex(words.skills)}}\\begin{itemize}[leftmargin=0.15in, label={}]\\small{\\item{${person.skills
      .map(
        (group) =>
          `${group.name === undefined ? '' : `\\textbf{${escapeTex(group.name)}}{: }`}${escapeTex(group.keywords.join(', '))}`,
      )
      .join(' \\\\ ')}}}\\end{itemize}
\\end{document}`;
  },
};

/** The moderncv class in one of its styles. */
function createModern(id: string, style: 'classic' | 'banking' | 'casual'): LatexLayout {
  return {
    id,
    maker: 'latex',
    dates: 'numeric',
    render(person) {
      const words = WORDS[person.language];
      const { language } = person;
      const [first = '', ...rest] = person.name.split(' ');
      const renderEntry = (when: string, what: string, where: string, town: string, lines: readonly string[]) =>
        `\\cventry{${when}}{${what}}{${where}}{${town}}{}{${lines.length === 0 ? '' : `\\begin{itemize}${lines.map((line) => `\\item ${escapeTex(line)}`).join('\n')}\\end{itemize}`}}`;
      return `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}\\usepackage[scale=0.78]{geometry}\\usepackage[utf8]{inputenc}
\\name{${escapeTex(first)}}{${escapeTex(rest.join(' '))}}${person.headline === undefined ? '' : `\\title{${escapeTex(person.headline)}}`}\\address{${escapeTex(person.location)}}{}{}\\phone[mobile]{${escapeTex(person.phone)}}\\email{${person.email}}
\\begin{document}\\makecvtitle
${person.summary === undefined ? '' : `\\section{${escapeTex(words.summary)}}\\cvitem{}{${escapeTex(person.summary)}}`}
\\section{${escapeTex(words.work)}}${person.work.map((job) => renderEntry(escapeTex(writePeriod(job.start, job.end, 'numeric', language, '--')), escapeTex(job.title), escapeTex(job.employer), escapeTex(job.place ?? ''), job.bullets)).join('\n')}
\\section{${escapeTex(words.education)}}${person.education.map((study) => renderEntry(escapeTex(writePeriod(study.start, study.end, 'numeric', language, '--')), renderDegree(study), escapeTex(study.institution), escapeTex(study.place ?? ''), [])).join('\n')}
\\section{${escapeTex(words.skills)}}${person.skills.map((group) => (group.name === undefined ? `\\cvlistitem{${escapeTex(group.keywords.join(', '))}}` : `\\cvitem{${escapeTex(group.name)}}{${escapeTex(group.keywords.join(', '))}}`)).join('\n')}
${renderLanguages(person)}
\\end{document}`;
    },
  };
}

function renderLanguages(person: Person): string {
  if (!person.languages) return '';
  const rows = person.languages.map(
    (each) => `\\cvitemwithcomment{${escapeTex(each.name)}}{${escapeTex(each.fluency)}}{}`,
  );
  return `\\section{${escapeTex(WORDS[person.language].languages)}}${rows.join('\n')}`;
}

export const modernClassic = createModern('modern-classic', 'classic');
export const modernBanking = createModern('modern-banking', 'banking');
export const modernCasual = createModern('modern-casual', 'casual');

/** Two columns in minipages, the narrow one on the left, in LaTeX's traditional font. */
export const minipages: LatexLayout = {
  id: 'minipages',
  maker: 'latex',
  dates: 'long',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const renderItems = (lines: readonly string[]) =>
      `\\begin{itemize}\\setlength{\\itemsep}{0pt}${lines.map((line) => `\\item ${escapeTex(line)}`).join('\n')}\\end{itemize}`;
    return `\\documentclass[10pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[margin=0.7in]{geometry}\\usepackage{hyperref}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\newcommand{\\head}[1]{\\vspace{8pt}{\\large\\bfseries #1}\\\\[-6pt]\\rule{\\linewidth}{0.4pt}\\\\[2pt]}
\\begin{document}{\\Huge ${escapeTex(person.name)}}\\\\[4pt]${person.headline === undefined ? '' : `\\textit{${escapeTex(person.headline)}}\\\\[6pt]`}
\\begin{minipage}[t]{0.3\\textwidth}\\raggedright
\\head{${escapeTex(words.contact)}}${[person.email, person.phone, person.location].map(escapeTex).join('\\\\')}

\\head{${escapeTex(words.skills)}}${person.skills.map((group) => `${group.name === undefined ? '' : `\\textbf{${escapeTex(group.name)}}\\\\`}${group.keywords.map(escapeTex).join('\\\\')}`).join('\\\\[4pt]')}

${person.languages ? `\\head{${escapeTex(words.languages)}}${person.languages.map((each) => `${escapeTex(each.name)} (${escapeTex(each.fluency)})`).join('\\\\')}` : ''}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.65\\textwidth}\\raggedright
\\head{${escapeTex(words.work)}}${person.work.map((job) => `\\textbf{${escapeTex(job.title)}}, \\textit{${escapeTex(job.employer)}}\\\\${escapeTex(writePeriod(job.start, job.end, 'long', language, ' -- '))}${job.place === undefined ? '' : `, ${escapeTex(job.place)}`}${renderItems(job.bullets)}`).join('\n')}

\\head{${escapeTex(words.education)}}${person.education.map((study) => `\\textbf{${escapeTex(study.institution)}}\\\\${renderDegree(study)}\\\\${escapeTex(writePeriod(study.start, study.end, 'long', language, ' -- '))}`).join('\\\\[6pt]')}
\\end{minipage}\\end{document}`;
  },
};
