import { packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';

/** The questions that only the member may answer. Their answers make a new version of the packet. */
export function OpenQuestions({
  packet: { hash, content, openQuestions },
  actionData,
}: {
  packet: PacketDetail;
  actionData: ChangeOutcome | undefined;
}) {
  return (
    <Part title="Only you can answer this" anchor="open-questions">
      <p className="max-w-prose">
        {openQuestions === 1
          ? 'Your recruiter may not answer this question. Answer it as the form asks it, then approve.'
          : `Your recruiter may not answer these ${openQuestions} questions. Answer them as the form asks them, then approve.`}
      </p>
      <Form
        failure={actionData?.intent === 'edit' ? actionData.failure : null}
        className="flex max-w-form flex-col items-start gap-5"
      >
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="hash" value={hash} />
        {content.answers.map(({ question, answer }, at) =>
          answer === null ? (
            <TextArea
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its position, also in the API
              key={at}
              name={`answer-${at}`}
              label={<span className="wrap-anywhere whitespace-pre-wrap">{question}</span>}
              rows={2}
              maxLength={packetLimits.answer}
              className="w-full"
            />
          ) : null,
        )}
        <SubmitButton busyLabel="Saving…">{openQuestions === 1 ? 'Save answer' : 'Save answers'}</SubmitButton>
      </Form>
    </Part>
  );
}
