import { Form as RouterForm, useNavigation } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';

/** Saves the sample résumé with the sample job, and opens its score. */
export function TrySample() {
  const isAdding = useNavigation().formData?.get('intent') === 'sample';
  return (
    <RouterForm method="post">
      <input type="hidden" name="intent" value="sample" />
      <Button type="submit" busy={isAdding} busyLabel="Adding sample…">
        Try a sample résumé and job
      </Button>
    </RouterForm>
  );
}
