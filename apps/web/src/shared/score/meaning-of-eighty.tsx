/** What a score of 80 and more says, and what it does not: the same words wherever it is asked. */
export function MeaningOfEighty() {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <div>
        <h3 className="font-text text-body font-strong tracking-normal">What it says</h3>
        <ul className="flex list-disc flex-col gap-1.5 pt-2 pl-5 marker:text-hold">
          <li>Different kinds of hiring software get the same facts out of the file.</li>
          <li>Contact, roles, dates and education are there and in order.</li>
          <li>Lines say what you did, with amounts where the work has any.</li>
          <li>Against a job: most of what it requires stands in your roles, in words it looks for.</li>
        </ul>
      </div>
      <div>
        <h3 className="font-text text-body font-strong tracking-normal">What it does not say</h3>
        <ul className="flex list-disc flex-col gap-1.5 pt-2 pl-5 marker:text-accent">
          <li>That you will be invited. It is no probability and compares you with nobody.</li>
          <li>What a certain employer’s system shows; those keep their rules to themselves.</li>
          <li>Anything about licence, visa or place; where a job asks, the answer stands beside the score.</li>
          <li>That a lower score is not worth sending. It says what is missing, and you decide.</li>
        </ul>
      </div>
    </div>
  );
}
