import type { Grades } from '@foothold/contracts/practice';
import { type Criterion, type CriterionId, GRADES, RUBRICS } from '@foothold/contracts/practice/choices';
import { RadioGroup } from '../../../shared/ui/choice.tsx';

interface SelfReviewProps {
  kind: keyof typeof RUBRICS;
  grades: Grades;
  onGrades: (grades: Grades) => void;
}

/** Lets members grade their own answers by several criteria, each with four levels described in words. */
export function SelfReview({ kind, grades, onGrades }: SelfReviewProps) {
  const criteria: readonly (Criterion & { id: CriterionId })[] = RUBRICS[kind];
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
      {criteria.map(({ id, name, words }) => (
        <RadioGroup
          key={id}
          name={`grade-${id}`}
          label={name}
          required={false}
          value={grades[id] === undefined ? '' : String(grades[id])}
          onValueChange={(grade) => onGrades({ ...grades, [id]: Number(grade) })}
          options={GRADES.map((grade) => ({
            value: String(grade),
            label: (
              <>
                <span className="font-strong figures">{grade}</span> {words[grade]}
              </>
            ),
          }))}
        />
      ))}
    </div>
  );
}

/** The average of the grades given; null if there are none. */
export function averageGrade(grades: Grades): number | null {
  const given = Object.values(grades);
  return given.length === 0 ? null : given.reduce((sum: number, grade) => sum + grade, 0) / given.length;
}
