import { collectionEndpoints } from './collection.ts';
import { editingEndpoints } from './editing.ts';
import { exportEndpoints } from './exports.ts';
import { improvingEndpoints } from './improving.ts';
import { letterEndpoints } from './letters.ts';
import { sharingEndpoints } from './sharing.ts';
import { visitorEndpoints } from './visitor.ts';

export * from './export-options.ts';
export * from './exports.ts';
export * from './letters.ts';
export * from './limits.ts';
export * from './shapes.ts';
export * from './sharing.ts';
export * from './targets.ts';
export * from './views.ts';
export * from './visitor.ts';

declare module '../changes.ts' {
  interface ChangeKinds {
    resume: true;
  }
}

export const resumes = {
  ...visitorEndpoints,
  ...collectionEndpoints,
  ...editingEndpoints,
  ...improvingEndpoints,
  ...exportEndpoints,
  ...sharingEndpoints,
  ...letterEndpoints,
};
