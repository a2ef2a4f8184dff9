/** What everybody here gets; each position's page says the same. */
const BENEFITS = [
  { title: '$2,000 home-office stipend', text: 'For a desk, a chair and a screen that suit you.' },
  { title: '$3,000/year development budget', text: 'Books, courses, conferences: what you learn from, you choose.' },
  { title: 'Remote in the United States', text: 'Every position is; the team writes things down.' },
  { title: 'Pay on every listing', text: 'The range is on the page, and we never ask for your pay history.' },
  { title: 'Paid exercises', text: 'An exercise is a few hours at most, and paid whatever comes of it.' },
  { title: 'An answer within a week', text: 'Of the last step, with reasons if it is a no.' },
];

export function Benefits() {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
      {BENEFITS.map(({ title, text }) => (
        <li key={title} className="flex flex-col gap-1 border-t border-line py-5">
          <h3 className="font-text text-body font-strong tracking-normal">{title}</h3>
          <p className="text-small text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
