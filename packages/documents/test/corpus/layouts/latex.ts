import type { LatexLayout } from '../layout.ts';
import type { Person, Study } from '../person.ts';
import { WORDS, writeDate, writePeriod } from '../words.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function tex(text: string): string {
  return text.replace(/[\\~^]/g, (sign) => SIGNS[sign] ?? sign).replace(/[&%$#_{}]/g, (sign) => `\\${sign}`);
}

const degree = (study: Study) => tex(study.area === undefined ? study.degree : `${study.degree} in ${study.area}`);

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
    const row = (a: string, b: string, c: string, d: string) =>
      `\\item \\begin{tabular*}{0.97\\textwidth}[t]{l@{\\extracolsep{\\fill}}r} \\textbf{${a}} & ${b} \\\\ \\textit{\\small ${c}} & \\textit{\\small ${d}} \\\\ \\end{tabular*}\\vspace{-5pt}`;
    const items = (lines: readonly string[]) =>
      lines.length === 0
        ? ''
        : `\\begin{itemize}${lines.map((line) => `\\item\\small{${tex(line)}}`).join('\n')}\\end{itemize}\\vspace{-5pt}`;
    return `\\documentclass[letterpaper,11pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[empty]{fullpage}\\usepackage{titlesec,enumitem,tabularx}\\usepackage[hidelinks]{hyperref}
\\addtolength{\\oddsidemargin}{-0.5in}\\addtolength{\\textwidth}{1in}\\addtolength{\\topmargin}{-.5in}\\addtolength{\\textheight}{1in}\\raggedright\\raggedbottom
\\titleformat{\\section}{\\vspace{-4pt}\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule \\vspace{-5pt}]
\\begin{document}
\\begin{center}\\textbf{\\Huge \\scshape ${tex(person.name)}} \\\\ \\vspace{1pt}\\small ${[
      tex(person.phone),
      `\\href{mailto:${person.email}}{\\underline{${tex(person.email)}}}`,
      ...(person.links ?? []).map((link) => `\\href{https://${link}}{\\underline{${tex(link)}}}`),
    ].join(' $|$ ')}\\end{center}
\\section{${tex(words.education)}}\\begin{itemize}[leftmargin=0.15in, label={}]${person.education
      .map((study) =>
        row(
          tex(study.institution),
          tex(study.place ?? ''),
          degree(study),
          tex(writePeriod(study.start, study.end, 'short', language, ' -- ')),
        ),
      )
      .join('\n')}\\end{itemize}
\\section{${tex(words.work)}}\\begin{itemize}[leftmargin=0.15in, label={}]${person.work
      .map(
        (job) =>
          row(
            tex(job.title),
            tex(writePeriod(job.start, job.end, 'short', language, ' -- ')),
            tex(job.employer),
            tex(job.place ?? ''),
          ) + items(job.bullets),
      )
      .join('\n')}\\end{itemize}
${person.projects ? `\\section{${tex(words.projects)}}\\begin{itemize}[leftmargin=0.15in, label={}]${person.projects.map((each) => `\\item \\textbf{${tex(each.name)}} \\hfill ${each.start ? tex(writeDate(each.start, 'short', language)) : ''}${items(each.bullets)}`).join('\n')}\\end{itemize}` : ''}
\\section{${tex(words.skills)}}\\begin{itemize}[leftmargin=0.15in, label={}]\\small{\\item{${person.skills
      .map(
        (group) =>
          `${group.name === undefined ? '' : `\\textbf{${tex(group.name)}}{: }`}${tex(group.keywords.join(', '))}`,
      )
      .join(' \\\\ ')}}}\\end{itemize}
\\end{document}`;
  },
};

/** The moderncv class in one of its styles. */
function modern(id: string, style: 'classic' | 'banking' | 'casual'): LatexLayout {
  return {
    id,
    maker: 'latex',
    dates: 'numeric',
    render(person) {
      const words = WORDS[person.language];
      const { language } = person;
      const [first = '', ...rest] = person.name.split(' ');
      const entry = (when: string, what: string, where: string, town: string, lines: readonly string[]) =>
        `\\cventry{${when}}{${what}}{${where}}{${town}}{}{${lines.length === 0 ? '' : `\\begin{itemize}${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\\end{itemize}`}}`;
      return `\\documentclass[11pt,a4paper,sans]{moderncv}\\moderncvstyle{${style}}\\moderncvcolor{blue}\\usepackage[scale=0.78]{geometry}\\usepackage[utf8]{inputenc}
\\name{${tex(first)}}{${tex(rest.join(' '))}}${person.headline === undefined ? '' : `\\title{${tex(person.headline)}}`}\\address{${tex(person.location)}}{}{}\\phone[mobile]{${tex(person.phone)}}\\email{${person.email}}
\\begin{document}\\makecvtitle
${person.summary === undefined ? '' : `\\section{${tex(words.summary)}}\\cvitem{}{${tex(person.summary)}}`}
\\section{${tex(words.work)}}${person.work.map((job) => entry(tex(writePeriod(job.start, job.end, 'numeric', language, '--')), tex(job.title), tex(job.employer), tex(job.place ?? ''), job.bullets)).join('\n')}
\\section{${tex(words.education)}}${person.education.map((study) => entry(tex(writePeriod(study.start, study.end, 'numeric', language, '--')), degree(study), tex(study.institution), tex(study.place ?? ''), [])).join('\n')}
\\section{${tex(words.skills)}}${person.skills.map((group) => (group.name === undefined ? `\\cvlistitem{${tex(group.keywords.join(', '))}}` : `\\cvitem{${tex(group.name)}}{${tex(group.keywords.join(', '))}}`)).join('\n')}
${languages(person)}
\\end{document}`;
    },
  };
}

function languages(person: Person): string {
  if (!person.languages) return '';
  const rows = person.languages.map((each) => `\\cvitemwithcomment{${tex(each.name)}}{${tex(each.fluency)}}{}`);
  return `\\section{${tex(WORDS[person.language].languages)}}${rows.join('\n')}`;
}

export const modernClassic = modern('modern-classic', 'classic');
export const modernBanking = modern('modern-banking', 'banking');
export const modernCasual = modern('modern-casual', 'casual');

/** Two columns in minipages, the narrow one on the left, in LaTeX's traditional font. */
export const minipages: LatexLayout = {
  id: 'minipages',
  maker: 'latex',
  dates: 'long',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const items = (lines: readonly string[]) =>
      `\\begin{itemize}\\setlength{\\itemsep}{0pt}${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\\end{itemize}`;
    return `\\documentclass[10pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage[margin=0.7in]{geometry}\\usepackage{hyperref}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\newcommand{\\head}[1]{\\vspace{8pt}{\\large\\bfseries #1}\\\\[-6pt]\\rule{\\linewidth}{0.4pt}\\\\[2pt]}
\\begin{document}{\\Huge ${tex(person.name)}}\\\\[4pt]${person.headline === undefined ? '' : `\\textit{${tex(person.headline)}}\\\\[6pt]`}
\\begin{minipage}[t]{0.3\\textwidth}\\raggedright
\\head{${tex(words.contact)}}${[person.email, person.phone, person.location].map(tex).join('\\\\')}

\\head{${tex(words.skills)}}${person.skills.map((group) => `${group.name === undefined ? '' : `\\textbf{${tex(group.name)}}\\\\`}${group.keywords.map(tex).join('\\\\')}`).join('\\\\[4pt]')}

${person.languages ? `\\head{${tex(words.languages)}}${person.languages.map((each) => `${tex(each.name)} (${tex(each.fluency)})`).join('\\\\')}` : ''}
\\end{minipage}\\hfill\\begin{minipage}[t]{0.65\\textwidth}\\raggedright
\\head{${tex(words.work)}}${person.work.map((job) => `\\textbf{${tex(job.title)}}, \\textit{${tex(job.employer)}}\\\\${tex(writePeriod(job.start, job.end, 'long', language, ' -- '))}${job.place === undefined ? '' : `, ${tex(job.place)}`}${items(job.bullets)}`).join('\n')}

\\head{${tex(words.education)}}${person.education.map((study) => `\\textbf{${tex(study.institution)}}\\\\${degree(study)}\\\\${tex(writePeriod(study.start, study.end, 'long', language, ' -- '))}`).join('\\\\[6pt]')}
\\end{minipage}\\end{document}`;
  },
};
