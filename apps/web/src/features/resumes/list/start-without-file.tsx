import { Form as RouterForm, useNavigation } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';

/** Creates a résumé with the name and email of the account, and opens it for editing. */
export function StartWithoutFile() {
  const isStarting = useNavigation().formData?.get('intent') === 'start';
  return (
    <RouterForm method="post">
      <input type="hidden" name="intent" value="start" />
      <Button type="submit" busy={isStarting} busyLabel="Starting…">
        Start without a file
      </Button>
    </RouterForm>
  );
}
