/** The steps of "See AI Optimization in Action", with sample figures. */
export const DEMO_STEPS = ['Upload Resume', 'AI Analysis', 'Optimization', 'Results'] as const;
export const DEMO_INTERVAL_MS = 800;
export const LAST_STEP = DEMO_STEPS.length - 1;

export interface DemoFigures {
  ats: number;
  keywords: number;
  formatting: string;
  sections: number;
}

export const SAMPLE_BEFORE: DemoFigures = { ats: 67, keywords: 12, formatting: 'Poor', sections: 4 };
export const SAMPLE_AFTER: DemoFigures = { ats: 94, keywords: 28, formatting: 'Excellent', sections: 7 };

/** The next step; starts over after the last one. */
export const getNextStep = (step: number): number => (step + 1) % DEMO_STEPS.length;

/** Percent complete at a step; 100 at the last one. */
export const getStepProgress = (step: number): number => ((step + 1) / DEMO_STEPS.length) * 100;

/** The last step's message. */
export const formatImprovement = (before: DemoFigures, after: DemoFigures): string =>
  `+${after.ats - before.ats} point improvement`;
