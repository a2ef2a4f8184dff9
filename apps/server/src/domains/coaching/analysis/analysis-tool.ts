import type { AnalyzeResumeInput, ResumeTextAnalysis } from '@foothold/contracts/coaching';
import { getFirstLine } from '../first-line.ts';
import type { Tool } from '../tool.ts';

export interface AnalysisDeps {
  resumes: {
    /** Reads and scores one file without storing it. */
    analyzeOne(file: {
      bytes: Uint8Array;
      fileName: string;
      target: { kind: 'none' } | { kind: 'text'; title: null; text: string };
    }): Promise<Omit<ResumeTextAnalysis, 'model'>>;
  };
}

/** Pasted text is read and scored like a file with the same text, so that both get the same score. */
export function createAnalysisTool({ resumes }: AnalysisDeps): Tool<AnalyzeResumeInput, ResumeTextAnalysis> {
  return {
    async answer(_actor, { resumeText, jobText = '' }) {
      // Forms send line ends as CRLF. Normalize them so that the same text is the same job.
      const text = jobText.replaceAll('\r\n', '\n').trim();
      const analysis = await resumes.analyzeOne({
        bytes: new TextEncoder().encode(resumeText),
        fileName: 'resume.txt',
        target: text === '' ? { kind: 'none' } : { kind: 'text', title: null, text },
      });
      return { ...analysis, model: null };
    },
    // Strengths are lists of figures; only improvements are sentences.
    worded: ['improvements'],
    // Improvements quote what they need. Name, address, and the rest of the résumé stay private.
    material: () => ({}),
    // The first words distinguish several texts from the same day.
    title: ({ resumeText, jobText = '' }) =>
      jobText.trim() === ''
        ? `Résumé: ${getFirstLine(resumeText)}`
        : `Résumé: ${getFirstLine(resumeText)}, for ${getFirstLine(jobText)}`,
  };
}
