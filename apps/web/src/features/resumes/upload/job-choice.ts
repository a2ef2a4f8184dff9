/** The job that a file will be scored against. */
export type JobChoice =
  | { kind: 'none' }
  | { kind: 'text'; text: string; title?: string; company?: string; place?: string }
  | { kind: 'listing'; id: string; title: string };

/** The form data that both upload endpoints accept. */
export function createUploadForm(file: File, job: JobChoice): FormData {
  const form = new FormData();
  form.set('file', file, file.name);
  if (job.kind === 'text') {
    form.set('jobText', job.text);
    if (job.title) form.set('jobTitle', job.title);
    if (job.company) form.set('jobCompany', job.company);
    if (job.place) form.set('jobPlace', job.place);
  }
  if (job.kind === 'listing') form.set('listingId', job.id);
  return form;
}
