const PROMISES = [
  {
    title: 'Nothing is invented',
    text: 'A change may use your own words and facts you have just confirmed. Numbers, dates, titles and every “helped” stay what they were.',
  },
  {
    title: 'A score is not a verdict',
    text: 'It says how well software and hurried people can read you. It is our rubric, not an employer’s, and no score promises an interview.',
  },
  {
    title: 'Your file is yours',
    text: 'Without an account we read it, answer, and keep nothing. With one, you can export everything or erase everything.',
  },
  {
    title: 'Unknown stays unknown',
    text: 'Where a listing or a résumé does not say something, we show a gap instead of a guess.',
  },
];

export function Promises() {
  return (
    <section className="page py-16 md:py-24">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-heading">What we hold to</h2>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {PROMISES.map(({ title, text }) => (
            <div key={title} className="flex flex-col gap-1.5">
              <dt className="font-strong">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
