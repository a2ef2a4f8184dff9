import { type FeatureId, getFeature, getMark } from '@foothold/contracts/billing/features';
import { Badge } from '../../shared/ui/badge.tsx';

/** The mark of a feature that isn't open to everyone, and what happens instead. Nothing for one that needs no note. */
export function FeatureNote({ id }: { id: FeatureId }) {
  const feature = getFeature(id);
  const mark = getMark(feature);
  if (mark === null && feature.instead === null) return null;
  return (
    <p className="text-small text-soft">
      {mark !== null && (
        <>
          <Badge>{mark}</Badge>{' '}
        </>
      )}
      {feature.instead}
    </p>
  );
}
