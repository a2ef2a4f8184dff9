import { closingTopic, payTopic } from './median-topics.ts';
import { openTopics } from './open-topics.ts';
import { LEAST_CONFIDENCE, LEAST_SAMPLE } from './sample-size.ts';
import { skillTopics } from './skill-topics.ts';
import type { FeedTopic, ListingFigures, Sample, Scope } from './types.ts';

/** Everything that can be said of these figures. Nothing rests on fewer than `LEAST_SAMPLE` listings, and no median is told that is hardly more than a guess. */
export function feedTopics({ open, pay, skills, closing }: ListingFigures): FeedTopic[] {
  return [
    ...open.filter(isEnough).flatMap((figures) => openTopics(figures, keyOf(figures))),
    ...pay
      .filter(isEnough)
      .map((figures) => payTopic(figures, keyOf(figures)))
      .filter(isTelling),
    ...closing
      .filter(isEnough)
      .map((figures) => closingTopic(figures, keyOf(figures)))
      .filter(isTelling),
    ...[...Map.groupBy(skills.filter(isEnough), keyOf)].flatMap(([key, group]) => skillTopics(group, key)),
  ];
}

const isEnough = ({ listings }: Sample): boolean => listings >= LEAST_SAMPLE;

const isTelling = ({ confidence }: FeedTopic): boolean => confidence >= LEAST_CONFIDENCE;

const keyOf = ({ occupation, field }: Scope): string => occupation ?? (field === null ? 'all' : `field-${field}`);
