import { packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { getPacketPath } from './paths.ts';

/** Changes answers and the cover letter, which makes a new version of the packet. */
export function EditForm({
  packet: { id, hash, content, state },
  actionData,
}: {
  packet: PacketDetail;
  actionData: ChangeOutcome | undefined;
}) {
  return (
    <Form
      failure={actionData?.intent === 'edit' ? actionData.failure : null}
      className="flex max-w-form flex-col items-start gap-6"
    >
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="hash" value={hash} />
      <p className="max-w-prose">
        Saving makes a new version with your words, which you then approve.
        {state === 'approved' && ' It ends your approval of this version.'}
      </p>
      {content.answers.map(({ question, answer, memberOnly }, at) => (
        <TextArea
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its position, also in the API
          key={at}
          name={`answer-${at}`}
          label={<span className="wrap-anywhere whitespace-pre-wrap">{question}</span>}
          {...(memberOnly && { hint: 'Only you can answer this.' })}
          required={false}
          defaultValue={answer ?? ''}
          rows={2}
          maxLength={packetLimits.answer}
          className="w-full"
        />
      ))}
      <TextArea
        name="letter"
        label="Cover letter"
        optional
        defaultValue={content.letter}
        rows={4}
        maxLength={packetLimits.letter}
        className="w-full"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel="Saving…">Save new version</SubmitButton>
        <ButtonLink to={getPacketPath(id)}>Cancel</ButtonLink>
      </div>
    </Form>
  );
}
