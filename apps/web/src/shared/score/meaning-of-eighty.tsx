/** What a score of 80 or more means and doesn't mean. The text is the same everywhere. */
export function EightyExplanation() {
  return (
    <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      <div>
        <h3 className="font-text text-body font-strong tracking-normal">What it means</h3>
        <ul className="flex list-disc flex-col gap-1 pt-1.5 pl-5 marker:text-hold">
          <li>Different hiring systems read the same facts from your file.</li>
          <li>Your contact details, roles, dates, and education are complete and in order.</li>
          <li>Your lines say what you did, with numbers where your work has them.</li>
          <li>If you scored against a job: your roles show most of what it requires, in the words it uses.</li>
        </ul>
      </div>
      <div>
        <h3 className="font-text text-body font-strong tracking-normal">What it doesn’t mean</h3>
        <ul className="flex list-disc flex-col gap-1 pt-1.5 pl-5 marker:text-accent">
          <li>That you’ll get an interview. It isn’t a prediction, and it doesn’t rank you against others.</li>
          <li>That a particular employer’s system will show the same score. Employers don’t publish their rules.</li>
          <li>
            That you meet license, visa, or location requirements. If a job has them, they’re shown separately from your
            score.
          </li>
          <li>That a lower score isn’t worth sending. It shows what’s missing, and you decide.</li>
        </ul>
      </div>
    </div>
  );
}
