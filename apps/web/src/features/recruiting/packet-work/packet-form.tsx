import { packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import { MIN_PACKET_SCORE } from '@foothold/core/packets';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Checkbox, RadioGroup } from '../../../shared/ui/choice.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { type DraftFile, listQuestions, type PacketDraft } from './draft.ts';
import { DraftNotice } from './draft-notice.tsx';
import { CHANNEL_LABELS } from './messages.ts';
import type { ChosenJob, NewPacketOutcome } from './new.server.ts';
import { QuestionRows } from './question-rows.tsx';
import { usePacketDraft } from './use-packet-draft.ts';

export interface PacketFormProps {
  member: { id: string; name: string };
  job: ChosenJob;
  hasPassword: boolean;
  replaces: string | null;
  /** What the form starts with. */
  initial: PacketDraft;
  /** The result of a submission without JavaScript. */
  actionData: NewPacketOutcome | undefined;
}

/** Everything that an application sends, until it is proposed. */
export function PacketForm({ member, job, hasPassword, replaces, initial, actionData }: PacketFormProps) {
  const fetcher = useFetcher<NewPacketOutcome>();
  const { data } = fetcher;
  const listingId = job.listing.id;
  const packet = usePacketDraft(
    { memberId: member.id, listingId, replaces },
    actionData?.draft ?? initial,
    Boolean(actionData?.draft),
  );
  const { draft, change } = packet;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer of the server
  useEffect(() => {
    if (data) packet.receive(data);
  }, [data]);
  const outcome = data ?? actionData;
  const pending = fetcher.formData?.get('intent') ?? null;
  return (
    <Form
      fetcher={fetcher}
      failure={outcome?.failure ?? null}
      encType="multipart/form-data"
      className="flex flex-col gap-8"
    >
      <input type="hidden" name="listingId" value={listingId} />
      <input type="hidden" name="replaces" value={replaces ?? ''} />
      {/* Enter in a field does what most people expect, and never proposes. */}
      <button type="submit" name="intent" value="prepare" hidden tabIndex={-1} aria-hidden="true" />
      {packet.isRestored && <DraftNotice onDiscard={packet.discard} />}
      <Part title="Résumé">
        <ResumeField job={job} draft={draft} onChange={(resumeId) => change({ resumeId })} />
      </Part>
      <Part title="Questions of the form">
        <TextArea
          name="questions"
          label="Questions, one per line"
          hint="Paste them word for word. We look up each in the member’s answer book."
          optional
          rows={4}
          value={draft.questions}
          onChange={(event) => change({ questions: event.currentTarget.value })}
          className="max-w-form"
        />
        <SubmitButton
          name="intent"
          value="prepare"
          variant="secondary"
          {...(pending === 'prepare' && { busyLabel: 'Looking up…' })}
          className="self-start"
        >
          Look up answers
        </SubmitButton>
        <p role="status" className="text-soft empty:hidden">
          {describeRows(draft)}
        </p>
        {draft.rows.length > 0 && <QuestionRows rows={draft.rows} onAnswer={packet.setAnswer} />}
      </Part>
      <Part title="Cover letter and files">
        <TextArea
          name="letter"
          label="Cover letter"
          hint="Sent as a text file. Leave it empty if the employer doesn’t want one."
          optional
          rows={6}
          maxLength={packetLimits.letter}
          value={draft.letter}
          onChange={(event) => change({ letter: event.currentTarget.value })}
          className="max-w-form"
        />
        <Attachments files={draft.files} failure={outcome?.failure?.fields.file} />
      </Part>
      <Part title="How it’s sent">
        <RadioGroup
          name="channel"
          label="Channel"
          value={draft.channel}
          onValueChange={(value) => change({ channel: value === 'email' ? 'email' : 'site' })}
          options={(['site', 'email'] as const).map((value) => ({ value, label: CHANNEL_LABELS[value] }))}
        />
        <Checkbox
          name="needsMailbox"
          label="I need the password of the member’s mailbox for this"
          hint={
            hasPassword
              ? 'It opens only for this application, once approved, with your passkey and a reason.'
              : `${member.name} has saved no mailbox password, so there is nothing to open yet.`
          }
          optional
          checked={draft.needsMailbox}
          onChange={(event) => change({ needsMailbox: event.currentTarget.checked })}
        />
      </Part>
      <Part title={`Note to ${member.name}`}>
        <TextArea
          name="note"
          label="Note"
          hint="Only the member reads it. It isn’t sent to the employer."
          optional
          rows={2}
          maxLength={packetLimits.note}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
          className="max-w-form"
        />
        {job.checked.ask.length > 0 && (
          <Checkbox
            name="confirmed"
            label={`I checked what ${member.name} wants to be asked about: ${job.checked.ask.join(' ')}`}
            checked={draft.confirmed}
            onChange={(event) => change({ confirmed: event.currentTarget.checked })}
          />
        )}
        <p className="text-soft">
          {member.name} gets an email, and sees exactly this. Nothing is sent to the employer before they approve it.
        </p>
        <SubmitButton
          name="intent"
          value="propose"
          {...(pending === 'propose' && { busyLabel: 'Proposing…' })}
          className="self-start"
        >
          {replaces === null ? 'Propose application' : 'Propose changed version'}
        </SubmitButton>
      </Part>
    </Form>
  );
}

function ResumeField({
  job: { resumes, listing },
  draft,
  onChange,
}: {
  job: ChosenJob;
  draft: PacketDraft;
  onChange: (id: string) => void;
}) {
  const chosen = resumes.find(({ id }) => id === draft.resumeId) ?? resumes[0];
  if (resumes.length === 0)
    return <Callout tone="caution" title="The member has no résumé yet, so nothing can be proposed." />;
  return (
    <div className="flex max-w-form flex-col gap-3">
      <Select
        name="resumeId"
        label="Résumé or tailored copy"
        value={chosen?.id ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={resumes.map(({ id, title, preparedBy, score }) => ({
          value: id,
          label: [title, preparedBy !== null && 'tailored copy', score !== null && `score ${score}`]
            .filter(Boolean)
            .join(', '),
        }))}
      />
      <p role="status" className="text-soft">
        {chosen?.score === null || chosen === undefined
          ? `Not scored for ${listing.title} yet. It’s scored when you propose; below ${MIN_PACKET_SCORE}, the member must allow it.`
          : chosen.score < MIN_PACKET_SCORE
            ? `It scores ${chosen.score} for this job. Below ${MIN_PACKET_SCORE}, the member must allow it.`
            : `It scores ${chosen.score} for this job. The minimum is ${MIN_PACKET_SCORE}.`}
      </p>
    </div>
  );
}

/** How many answers were found, and what is still to do. */
function describeRows({ rows, questions }: PacketDraft): string {
  const pasted = new Set(listQuestions(questions));
  const isStale = rows.length !== pasted.size || rows.some(({ question }) => !pasted.has(question));
  if (isStale && pasted.size > 0) return 'Look up the answers again to add or remove questions.';
  if (rows.length === 0) return '';
  const empty = rows.filter(({ answer, memberOnly }) => !memberOnly && answer === '').length;
  const members = rows.filter(({ memberOnly }) => memberOnly).length;
  const parts = [
    `${rows.length - empty - members} answered`,
    ...(empty > 0 ? [`${empty} without an answer`] : []),
    ...(members > 0 ? [`${members} for the member`] : []),
  ];
  return `${rows.length === 1 ? 'One question' : `${rows.length} questions`}: ${parts.join(', ')}.`;
}

function Attachments({ files, failure }: { files: readonly DraftFile[]; failure: string | undefined }) {
  const format = useFormat();
  return (
    <div className="flex max-w-form flex-col gap-3">
      {files.length > 0 && (
        <ul aria-label="Attachments" className="border-t border-line">
          {files.map((file) => (
            <li key={file.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <input type="hidden" name="attached" value={JSON.stringify(file)} />
              <span className="min-w-0 wrap-anywhere">
                {file.name} <span className="text-note text-soft">{format.fileSize(file.size)}</span>
              </span>
              <SubmitButton name="intent" value={`detach:${file.id}`} variant="quiet" size="small">
                <X aria-hidden="true" size={16} />
                Remove<span className="sr-only"> {file.name}</span>
              </SubmitButton>
            </li>
          ))}
        </ul>
      )}
      {files.length < packetLimits.files && (
        <>
          <FileDrop
            // Empty again once the file is in the list.
            key={files.length}
            name="file"
            label="Choose an attachment"
            noun="attachment"
            accept=".pdf,.docx,.txt,.png,.jpg,.jpeg"
            maxBytes={packetLimits.fileBytes}
            error={failure}
            optional
          />
          <SubmitButton name="intent" value="attach" variant="secondary" className="self-start">
            Attach file
          </SubmitButton>
        </>
      )}
    </div>
  );
}
