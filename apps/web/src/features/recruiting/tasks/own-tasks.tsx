import type { Task } from '@foothold/contracts/recruiting';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TaskFacts } from './task-facts.tsx';

const isOpen = ({ state }: Task) => state === 'proposed' || state === 'approved';

/** A recruiter's proposals to a member: open ones with actions, and past ones. */
export function RecruiterTasks({
  tasks,
  actionData,
}: {
  tasks: readonly Task[];
  actionData: ChangeOutcome | undefined;
}) {
  const pastTasks = tasks.filter((task) => !isOpen(task));
  const openTasks = tasks.filter(isOpen);
  return (
    <>
      {openTasks.length === 0 ? (
        <p className="text-soft">No open tasks.</p>
      ) : (
        <ul aria-label="Open tasks" className="border-t border-line">
          {openTasks.map((task) => (
            <li
              key={task.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4"
            >
              <TaskFacts task={task} />
              <OpenTaskForms task={task} actionData={actionData} />
            </li>
          ))}
        </ul>
      )}
      {pastTasks.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">
            Past tasks <span className="figures text-soft">{pastTasks.length}</span>
          </summary>
          <ul aria-label="Past tasks" className="mt-3 border-t border-line">
            {pastTasks.map((task) => (
              <li key={task.id} className="border-b border-line py-4">
                <TaskFacts task={task} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function OpenTaskForms({ task, actionData }: { task: Task; actionData: ChangeOutcome | undefined }) {
  return (
    <div className="flex flex-wrap gap-2">
      {task.state === 'approved' && (
        <TaskForm task={task} intent="finish" label="Mark as done" busy="Marking…" actionData={actionData} />
      )}
      <TaskForm task={task} intent="withdraw" label="Withdraw" busy="Withdrawing…" actionData={actionData} />
    </div>
  );
}

interface TaskFormProps {
  task: Task;
  intent: 'finish' | 'withdraw';
  label: string;
  busy: string;
  actionData: ChangeOutcome | undefined;
}

function TaskForm({ task, intent, label, busy, actionData }: TaskFormProps) {
  const { fetcher, outcome } = useChange(intent, actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="task" value={task.id} />
      <SubmitButton variant="secondary" size="small" busyLabel={busy}>
        {label}
        <span className="sr-only">: {task.what}</span>
      </SubmitButton>
    </Form>
  );
}
