const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * Two climbers on one rope: the job seeker leads, and the recruiter belays. Decorative; the text beside it has the same
 * meaning.
 */
export function Rope() {
  return (
    <svg viewBox="0 0 520 330" aria-hidden="true" className="w-full">
      <path
        d="M8 318 84 262 128 268 196 196 250 204 322 122 384 128 448 58 512 22"
        {...line}
        strokeWidth="2"
        className="stroke-edge"
        strokeDasharray="1 8"
      />
      <path d="M84 262 128 268 196 196 250 204 322 122 384 128" {...line} strokeWidth="4" className="stroke-accent" />
      <path d="M84 262C150 316 300 300 384 128" {...line} strokeWidth="2" className="stroke-ink" />
      {[
        [128, 268],
        [196, 196],
        [250, 204],
        [322, 122],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6.5" strokeWidth="3" className="fill-paper stroke-accent" />
      ))}
      <circle cx="448" cy="58" r="7" strokeWidth="2.5" className="fill-paper stroke-edge" />
      <circle cx="384" cy="128" r="16" className="fill-accent stroke-paper" strokeWidth="4" />
      <circle cx="84" cy="262" r="16" className="fill-hold stroke-paper" strokeWidth="4" />
      <text x="410" y="150" className="fill-ink text-[18px] font-strong">
        {' '}
        Job seeker{' '}
      </text>
      <text x="34" y="226" className="fill-ink text-[18px] font-strong">
        {' '}
        Recruiter{' '}
      </text>
    </svg>
  );
}
