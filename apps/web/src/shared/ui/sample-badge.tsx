import { Badge } from './badge.tsx';

/** Marks something that was added as a sample. Shows nothing for everything else. */
export const SampleBadge = ({ of }: { of: { sample: boolean } | null }) => (of?.sample ? <Badge>Sample</Badge> : null);
