import { useEffect, useRef } from 'react';
import { MESSAGES } from '../messages.ts';
import type { Answer } from './question.ts';

/** What would have been sent, field by field. Takes the focus when it appears. */
export function AnswerTable({ answers }: { answers: readonly Answer[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={MESSAGES.answersTitle} className="mt-8 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {MESSAGES.nothingSent}
      </h2>
      <p className="pt-1 pb-4 text-soft">{MESSAGES.answersLead(answers.length)}</p>
      <table data-testid="practice-answers" className="w-full table-fixed text-left text-small">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-3 font-strong">
              {MESSAGES.columnName}
            </th>
            <th scope="col" className="py-2 font-strong">
              {MESSAGES.columnValue}
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ name, value }) => (
            <tr key={name} data-name={name} className="border-b border-line align-top">
              <th scope="row" className="py-1.5 pr-3 font-regular break-words">
                {name}
              </th>
              <td className="py-1.5 break-words whitespace-pre-wrap">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
