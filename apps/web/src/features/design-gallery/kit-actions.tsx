import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { Button, type ButtonVariant, IconButton } from '../../shared/ui/button.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { BothThemes, Chapter, Row } from './specimen.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function ActionsChapter() {
  return (
    <Chapter title="Buttons and links" note="One primary action per screen. A busy button keeps its size and focus.">
      <BothThemes>
        {(theme) => (
          <>
            {VARIANTS.map((variant) => (
              <Row key={variant}>
                <Button variant={variant}>Save listing</Button>
                <Button variant={variant} busy busyLabel="Saving...">
                  Save listing
                </Button>
                <Button variant={variant} disabled>
                  Save listing
                </Button>
              </Row>
            ))}
            <Row>
              <Button variant="primary" size="small">
                Small
              </Button>
              <Button variant="primary" size="large">
                Large
                <ArrowRight aria-hidden="true" size={20} />
              </Button>
              <IconButton label="Edit" icon={<Pencil aria-hidden="true" size={18} />} />
              <Tooltip text="Delete this version">
                <IconButton label="Delete" variant="secondary" icon={<Trash2 aria-hidden="true" size={18} />} />
              </Tooltip>
            </Row>
            <p className="pt-2">
              A{' '}
              <a className="link" href={`#${theme}-link`} id={`${theme}-link`}>
                link in body text
              </a>{' '}
              and a key: <Kbd>F8</Kbd>
            </p>
          </>
        )}
      </BothThemes>
    </Chapter>
  );
}
