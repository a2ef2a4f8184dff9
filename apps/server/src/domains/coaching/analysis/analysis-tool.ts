import type { AnalyzeResumeInput, ResumeTextAnalysis } from '@foothold/contracts/coaching';
import { firstLine } from '../first-line.ts';
import type { Tool } from '../tool.ts';

export interface AnalysisDeps {
  resumes: {
    /** Reads and scores one file; nothing of it is kept. */
    analyzeOne(file: {
      bytes: Uint8Array;
      fileName: string;
      target: { kind: 'none' } | { kind: 'text'; title: null; text: string };
    }): Promise<Omit<ResumeTextAnalysis, 'model'>>;
  };
}

/** Pasted text is read and scored as the same text in a file would be, so that there is one figure. */
export function createAnalysisTool({ resumes }: AnalysisDeps): Tool<AnalyzeResumeInput, ResumeTextAnalysis> {
  return {
    async answer(_actor, { resumeText, jobText = '' }) {
      // Forms send line ends as CRLF; the same text is the same job however it was sent.
      const text = jobText.replaceAll('\r\n', '\n').trim();
      const analysis = await resumes.analyzeOne({
        bytes: new TextEncoder().encode(resumeText),
        fileName: 'resume.txt',
        target: text === '' ? { kind: 'none' } : { kind: 'text', title: null, text },
      });
      return { ...analysis, model: null };
    },
    // Strengths are figures in a row; only what is to be changed is said in sentences.
    worded: ['improvements'],
    // The improvements quote what they need; name, address and the rest of the résumé are nobody else's business.
    material: () => ({}),
    // Several texts of one day are told apart by how they begin.
    title: ({ resumeText, jobText = '' }) =>
      jobText.trim() === ''
        ? `Résumé: ${firstLine(resumeText)}`
        : `Résumé: ${firstLine(resumeText)}, for ${firstLine(jobText)}`,
  };
}
