import type { ResourceLink } from '@foothold/contracts/learning/shapes';

/** Where to learn a skill: our own resources, and other authors' works with credit. */
export function LearningLinks({ links }: { links: readonly ResourceLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5 text-small">
      {links.map(({ id, title, href, by }) => (
        <li key={id}>
          <a href={href} className="link" {...(by !== null && { rel: 'noreferrer' })}>
            {title}
          </a>
          {by !== null && <span className="text-soft"> by {by}</span>}
        </li>
      ))}
    </ul>
  );
}
