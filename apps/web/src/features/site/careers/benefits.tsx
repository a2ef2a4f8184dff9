/** Employee benefits, which are the same for every position. */
const BENEFITS = [
  { title: '$2,000 home-office stipend', text: 'For a desk, chair, and screen that work for you.' },
  { title: '$3,000/year development budget', text: 'Books, courses, conferences: you choose how you learn.' },
  { title: 'Remote in the United States', text: 'Every position is remote, and we work in writing.' },
  { title: 'Pay on every listing', text: 'Every listing shows the range, and we never ask for your pay history.' },
  { title: 'Paid exercises', text: 'Exercises take a few hours at most, and we always pay for them.' },
  { title: 'An answer within a week', text: 'After the last step, with reasons if it’s a no.' },
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
