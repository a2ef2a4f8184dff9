import { createClosingTopic, payTopic } from './median-topics.ts';
import { openTopics } from './open-topics.ts';
import { MIN_CONFIDENCE, MIN_MEMBERS, MIN_SAMPLE } from './sample-size.ts';
import { createSavedTopics } from './saved-topics.ts';
import { createSkillTopics } from './skill-topics.ts';
import type { FeedFigures, FeedTopic, Sample, Scope } from './types.ts';

/**
 * All statements about these figures. None is based on fewer than `MIN_SAMPLE` listings or `MIN_MEMBERS` members, and no median is
 * stated that is little more than a guess.
 */
export function createFeedTopics({ open, pay, skills, closing, saved }: FeedFigures): FeedTopic[] {
  const all = open.filter(isEnough).find((figures) => getScopeKey(figures) === 'all');
  return [
    ...open.filter(isEnough).flatMap((figures) => openTopics(figures, getScopeKey(figures))),
    ...pay
      .filter(isEnough)
      .map((figures) => payTopic(figures, getScopeKey(figures)))
      .filter(isInformative),
    ...closing
      .filter(isEnough)
      .map((figures) => createClosingTopic(figures, getScopeKey(figures)))
      .filter(isInformative),
    ...[...Map.groupBy(skills.filter(isEnough), getScopeKey)].flatMap(([key, group]) => createSkillTopics(group, key)),
    ...(all && isEnough(saved) && saved.members >= MIN_MEMBERS ? createSavedTopics(saved, all) : []),
  ];
}

const isEnough = ({ listings }: Sample): boolean => listings >= MIN_SAMPLE;

const isInformative = ({ confidence }: FeedTopic): boolean => confidence >= MIN_CONFIDENCE;

const getScopeKey = ({ occupation, field }: Scope): string => occupation ?? (field === null ? 'all' : `field-${field}`);
