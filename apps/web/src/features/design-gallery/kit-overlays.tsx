import { Ellipsis, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { ConfirmButton } from '../../shared/ui/confirm-button.tsx';
import { AlertDialog, Dialog, DialogClose } from '../../shared/ui/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../shared/ui/dropdown-menu.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useToast } from '../../shared/ui/toast.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { Chapter, Row } from './specimen.tsx';

export function OverlaysChapter() {
  return (
    <Chapter title="Overlays" note="Dialogs, messages, tooltips, and menus use the page’s theme.">
      <Row>
        <Dialog
          trigger={<Button>Open a dialog</Button>}
          title="Rename this résumé"
          description="Only you see this name."
          footer={
            <>
              <DialogClose>
                <Button>Cancel</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="primary">Rename</Button>
              </DialogClose>
            </>
          }
        >
          <TextField name="title" label="Name" defaultValue="Nursing, spring" />
        </Dialog>
        <NoticeSample />
        <AlertDialog
          trigger={<Button variant="danger">Delete...</Button>}
          title="Delete this résumé?"
          description="This deletes the file, its five versions, and their scores. You can’t undo this."
          confirmLabel="Delete"
          cancelLabel="Keep it"
          variant="danger"
        />
        <Form method="get">
          <ConfirmButton
            title="Sign out of all other sessions?"
            description="You’ll need to sign in again on your other devices."
            confirmLabel="Sign out"
            cancelLabel="Cancel"
          >
            Submit with confirmation
          </ConfirmButton>
        </Form>
      </Row>
      <ToastSamples />
      <Row>
        <Tooltip text="Says in a few words what the control does">
          <Button>Hover or focus</Button>
        </Tooltip>
        <Tooltip text="The next one comes at once">
          <Button>And then me</Button>
        </Tooltip>
        <Popover
          label="Filters"
          trigger={
            <Button>
              <SlidersHorizontal aria-hidden="true" size={18} />
              Filters
            </Button>
          }
        >
          <TextField name="place" label="Place" optional placeholder="City or state" />
        </Popover>
        <DropdownMenu
          trigger={<IconButton label="More" variant="secondary" icon={<Ellipsis aria-hidden="true" size={18} />} />}
          align="start"
        >
          <MenuLabel>Nursing, spring</MenuLabel>
          <MenuLink to="/console/design/pictures">Pictures</MenuLink>
          <MenuItem onSelect={() => undefined} disabled>
            Export as PDF
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => undefined} danger>
            Delete
          </MenuItem>
        </DropdownMenu>
      </Row>
    </Chapter>
  );
}

function NoticeSample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show a notice</Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Thank you"
        description="We received your message and will reply within 24 hours."
        confirmLabel="OK"
      />
    </>
  );
}

function ToastSamples() {
  const { show } = useToast();
  return (
    <Row>
      <Button onClick={() => show({ title: 'Listing saved', description: 'You can find it under Applications.' })}>
        Show a message
      </Button>
      <Button
        onClick={() =>
          show({
            variant: 'destructive',
            title: 'Download Failed',
            description: 'Failed to download PDF. Please try again.',
          })
        }
      >
        Show a failure
      </Button>
      <Button
        onClick={() =>
          show({
            title: 'Listing removed',
            action: {
              label: 'Undo',
              hint: 'Save the listing again from its page',
              onSelect: () => show({ title: 'Listing saved again' }),
            },
          })
        }
      >
        Show one with an action
      </Button>
    </Row>
  );
}
