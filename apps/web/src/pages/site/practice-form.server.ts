import { data } from 'react-router';
import { findPracticeForm } from '../../features/extension/practice/catalog.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';

/** Loads the data for /extension/practice/:slug. */
export function loadPracticeForm({ params }: RouteArgs<'slug'>) {
  const form = findPracticeForm(params.slug);
  if (!form) throw data(null, { status: 404 });
  const { slug, title, about } = form;
  return { slug, title, about };
}
