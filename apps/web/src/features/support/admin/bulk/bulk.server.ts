import { data } from 'react-router';
import { toFormFailure } from '../../../../shared/api/form-failure.ts';
import { readFormText } from '../../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../../shared/request-context.ts';
import { BULK_KINDS, type BulkKind, type BulkOutcome, toBulkOutcome } from './outcome.ts';

type BulkChange = Parameters<Api['support']['changeInquiries']>[0]['change'];

function readChange(kind: BulkKind, form: FormData): BulkChange {
  switch (kind) {
    case 'assign':
      return { kind, assigneeId: readFormText(form, 'assigneeId') || null };
    case 'answer':
      return { kind, templateId: readFormText(form, 'templateId') };
    default:
      return { kind };
  }
}

/** Changes the selected inquiries. */
export async function changeInquiries({ request, context }: RouteArgs) {
  const form = await request.formData();
  const kind = BULK_KINDS.find((one) => one === form.get('intent'));
  if (!kind) throw data(null, { status: 400 });
  const ids = form.getAll('id').map(String);
  try {
    const result = await context
      .get(requestContext)
      .api.support.changeInquiries({ ids, change: readChange(kind, form) });
    return data<BulkOutcome>(toBulkOutcome(kind, result));
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<BulkOutcome>({ kind, title: null, done: [], failed: [], failure: body.failure }, init ?? {});
  }
}
