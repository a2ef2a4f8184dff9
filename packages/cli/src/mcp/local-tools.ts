import { EXPORT_FORMATS } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import { DOCUMENT_ERRORS } from '@foothold/core/resume';
import {
  ADDS,
  describeExport,
  exportResume,
  exportView,
  idSchema,
  READS,
  READS_OTHERS,
  SETS,
  scoreView,
  summaryView,
  type ToolContext,
  ToolError,
  toolsFor,
  viewScore,
  viewSummary,
} from '@foothold/mcp-tools';
import { z } from 'zod';
import { readInThread } from '../guarded-read.ts';
import type { Folders } from './folders.ts';

/** What local tools work with besides the API. */
export interface LocalContext extends ToolContext {
  folders: Folders;
}

const defineTool = toolsFor<LocalContext>();
const path = z.string().min(1).max(1000).describe('A path in one of the folders that were named at the start.');

/** Tools for files on this computer. They exist only where the server runs on it. */
export const LOCAL_TOOLS = [
  defineTool({
    name: 'list_local_files',
    title: 'List files on this computer',
    description: 'List the résumé files in the folders that were named when this server started.',
    scopes: [],
    effect: READS,
    input: z.object({}),
    output: z.object({ files: z.array(z.object({ path: z.string(), bytes: z.number(), changedAt: z.string() })) }),
    run: async ({ folders }) => ({ files: await folders.list() }),
  }),
  defineTool({
    name: 'score_local_resume',
    title: 'Score a résumé file on this computer',
    description:
      'Score a résumé file out of 100 with every lost point, its reason, and its fix, against a job listing if you name one. The file stays on this computer.',
    scopes: [],
    effect: READS_OTHERS,
    input: z.object({ path, listingId: idSchema.optional() }),
    output: scoreView,
    async run({ api, folders }, { path: file, listingId }) {
      const job =
        listingId === undefined ? undefined : readJob((await api.listings.get({ id: listingId })).description);
      const read = await readInThread({ ...(await folders.read(file)), views: true });
      if ('error' in read) throw new ToolError(read.error, DOCUMENT_ERRORS[read.error].message);
      const { resume, provenance, signals } = read.reading;
      const asOf = new Date().toISOString().slice(0, 7);
      return viewScore(scoreResume({ resume, provenance, signals, views: read.views, asOf, ...(job && { job }) }));
    },
  }),
  defineTool({
    name: 'upload_resume',
    title: 'Upload a résumé file',
    description:
      'Upload a résumé file from this computer to the member’s résumés. Uploading the same file again returns the existing one.',
    scopes: ['resumes:write'],
    effect: SETS,
    input: z.object({ path, listingId: idSchema.optional().describe('The listing to score it against.') }),
    output: summaryView,
    async run({ api, folders }, { path: file, listingId }) {
      const { name, bytes } = await folders.read(file);
      const { resume } = await api.resumes.upload({ file: new File([bytes], name), ...(listingId && { listingId }) });
      return viewSummary(resume);
    },
  }),
  defineTool({
    name: 'save_resume_file',
    title: 'Save a résumé as a file',
    description: 'Export a résumé to a new file on this computer. It never replaces a file.',
    scopes: ['resumes:read'],
    effect: ADDS,
    input: z.object({ id: idSchema, format: z.enum(EXPORT_FORMATS).default('pdf'), path }),
    output: exportView.extend({ path: z.string() }),
    async run({ api, folders }, { path: target, ...input }) {
      if (!target.toLowerCase().endsWith(`.${input.format}`))
        throw new ToolError('file.kind', `The name of the file has to end with .${input.format}.`);
      const { file, proof } = await exportResume(api, input);
      const saved = await folders.write(target, new Uint8Array(await file.arrayBuffer()));
      return { ...describeExport(file, proof), path: saved };
    },
  }),
];
