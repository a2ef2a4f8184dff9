import type { Task } from '@foothold/contracts/recruiting';
import { limits, times } from '@foothold/contracts/recruiting/choices';
import type { ReactNode } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { TaskFacts } from './task-facts.tsx';

export interface MemberTasksProps {
  tasks: readonly Task[];
  actionData: ChangeOutcome | undefined;
}

/** The tasks waiting for the member, the approved ones, and past ones. */
export function MemberTasks({ tasks, actionData }: MemberTasksProps) {
  const waiting = tasks.filter(({ state }) => state === 'proposed');
  const approved = tasks.filter(({ state }) => state === 'approved');
  const pastTasks = tasks.filter(({ state }) => state !== 'proposed' && state !== 'approved');
  return (
    <div className="flex flex-col gap-9">
      <Part title="Needs your approval">
        {waiting.length === 0 ? (
          <p className="text-soft">Nothing needs your approval right now.</p>
        ) : (
          <TaskItems tasks={waiting}>{(task) => <WaitingTask task={task} actionData={actionData} />}</TaskItems>
        )}
      </Part>
      {approved.length > 0 && (
        <Part title="Approved">
          <TaskItems tasks={approved}>
            {(task) => (
              <>
                <TaskFacts task={task} />
                <DeclineForm task={task} actionData={actionData} label="Withdraw approval" />
              </>
            )}
          </TaskItems>
        </Part>
      )}
      {pastTasks.length > 0 && (
        <Part title="Past tasks">
          <TaskItems tasks={pastTasks}>{(task) => <TaskFacts task={task} />}</TaskItems>
        </Part>
      )}
    </div>
  );
}

function TaskItems({ tasks, children }: { tasks: readonly Task[]; children: (task: Task) => ReactNode }) {
  return (
    <ul className="border-t border-line">
      {tasks.map((task) => (
        <li key={task.id} className="flex flex-col gap-4 border-b border-line py-5">
          {children(task)}
        </li>
      ))}
    </ul>
  );
}

function WaitingTask({ task, actionData }: { task: Task; actionData: ChangeOutcome | undefined }) {
  return (
    <>
      <TaskFacts task={task} stateLabel="Needs approval" />
      <p className="max-w-prose">
        If you approve, {task.recruiter.name} can do exactly this, and nothing else, for {times.approvalDays} days.
        {task.needsMailbox &&
          ' They must give a reason each time they view your mailbox password. We’ll email it to you and list it under Mailbox.'}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <ApproveForm task={task} actionData={actionData} />
        <DeclineForm task={task} actionData={actionData} label="Decline" />
      </div>
    </>
  );
}

function ApproveForm({ task, actionData }: { task: Task; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('approve', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="task" value={task.id} />
      <SubmitButton busyLabel="Approving…">
        Approve
        <span className="sr-only">: {task.what}</span>
      </SubmitButton>
    </Form>
  );
}

interface DeclineFormProps {
  task: Task;
  label: string;
  actionData: ChangeOutcome | undefined;
}

function DeclineForm({ task, label, actionData }: DeclineFormProps) {
  const { fetcher, outcome } = useChange('decline', actionData);
  return (
    <details open={outcome?.failure ? true : undefined} className="min-w-0 max-w-form grow">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{label}</summary>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3 pt-2">
        <input type="hidden" name="intent" value="decline" />
        <input type="hidden" name="task" value={task.id} />
        <TextArea
          name="note"
          label="Reason or suggestion"
          hint={`${task.recruiter.name} will see this.`}
          optional
          rows={2}
          maxLength={limits.note}
          className="w-full"
        />
        <SubmitButton variant="secondary" busyLabel="Sending…">
          {label}
          <span className="sr-only">: {task.what}</span>
        </SubmitButton>
      </Form>
    </details>
  );
}
