import { PageHeader } from '../../shared/ui/page-header.tsx';
import { BarChart, Funnel, Sparkline } from '../../shared/ui/pictures/charts.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { EmptyDrawing } from '../../shared/ui/pictures/empty-drawing.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { type PartBar, PartBars } from '../../shared/ui/pictures/part-bars.tsx';
import { RouteLine, type RouteStep } from '../../shared/ui/pictures/route-line.tsx';
import { ScoreDial } from '../../shared/ui/pictures/score-dial.tsx';
import { ScoreMark } from '../../shared/ui/pictures/score-mark.tsx';
import { ScoreTopo } from '../../shared/ui/pictures/score-topo.tsx';
import { DesignTabs } from './design-tabs.tsx';
import { BothThemes, Chapter, Row } from './specimen.tsx';

const STEPS: RouteStep[] = [
  { id: 'saved', label: 'Saved', state: 'done', note: 'Nov 3' },
  { id: 'sent', label: 'Submitted', state: 'done', note: 'Nov 6' },
  { id: 'talk', label: 'Interview', state: 'current', note: 'Nov 24, 10:00' },
  { id: 'offer', label: 'Offer', state: 'ahead' },
  { id: 'yes', label: 'Accepted', state: 'ahead' },
];

const PARTS: PartBar[] = [
  {
    id: 'read',
    name: 'Readability',
    earned: 2200,
    possible: 2500,
    losses: [{ id: 'c', points: 300, reason: 'One reading mixes the columns' }],
  },
  {
    id: 'must',
    name: 'Required skills',
    earned: 1500,
    possible: 2500,
    losses: [
      { id: 'k', points: 600, reason: 'Telemetry is listed but not shown in a role' },
      { id: 'a', points: 400, reason: 'ACLS was not found' },
    ],
  },
  {
    id: 'proof',
    name: 'Evidence',
    earned: 700,
    possible: 1200,
    losses: [{ id: 'n', points: 500, reason: 'Three bullets have no numbers' }],
  },
  { id: 'words', name: 'Writing', earned: 800, possible: 800, losses: [] },
];

const WEEKS = [3, 5, 4, 8, 6, 9, 12, 11].map((value, i) => ({ label: `Week ${i + 1}`, value }));

/** The page at /console/design/pictures. */
export function PicturesPage() {
  return (
    <div className="mx-auto max-w-page">
      <DesignTabs />
      <PageHeader title="Pictures">Drawn from data, with text alternatives. All numbers are samples.</PageHeader>
      <Chapter title="Mark">
        <BothThemes>{() => <Logo />}</BothThemes>
      </Chapter>
      <Chapter title="Route line" note="Horizontal where there’s room, vertical where there isn’t.">
        <BothThemes>
          {(theme) => (
            <>
              <RouteLine label={`Application, ${theme}`} steps={STEPS} />
              <div className="max-w-72 pt-6">
                <RouteLine label={`Timeline, ${theme}`} steps={STEPS.slice(0, 4)} upright />
              </div>
            </>
          )}
        </BothThemes>
      </Chapter>
      <Chapter title="Score">
        <BothThemes>
          {(theme) => (
            <>
              <Row>
                <ScoreDial score={61} label="Score for Staff Nurse" />
                <ScoreDial score={87} label="Format score" />
                <ScoreMark score={61} label="Score for Staff Nurse" />
                <ScoreMark score={87} label="Format score" size="small" />
                <ScoreMark score={null} label="Format score" size="small" />
              </Row>
              <div className="pt-6">
                <PartBars
                  label={`Parts of the score, ${theme}`}
                  parts={PARTS}
                  lossHref={(loss, part) => `#${theme}-${part.id}-${loss.id}`}
                />
                <ul className="pt-3 text-small text-soft">
                  {PARTS.flatMap((part) =>
                    part.losses.map((loss) => (
                      <li
                        key={`${part.id}-${loss.id}`}
                        id={`${theme}-${part.id}-${loss.id}`}
                        tabIndex={-1}
                        className="py-1 target:text-ink"
                      >
                        {loss.reason}
                      </li>
                    )),
                  )}
                </ul>
              </div>
            </>
          )}
        </BothThemes>
      </Chapter>
      <Chapter title="Map of a score" note="Height is the score. The route crosses each contour line at its height.">
        <BothThemes>
          {(theme) => (
            <ScoreTopo
              label={`A route from 61 over three holds to 84, ${theme}`}
              start={{ id: 'now', height: 61 }}
              holds={[
                { id: 'a', height: 69 },
                { id: 'b', height: 77 },
                { id: 'c', height: 84 },
              ]}
              className="aspect-[16/15] min-h-[24rem] w-full"
            />
          )}
        </BothThemes>
      </Chapter>
      <Chapter title="Charts" note="Each is a table with bars, or has a table for screen readers.">
        <BothThemes>
          {(theme) => (
            <div className="flex flex-col gap-8">
              <BarChart
                caption={`Most requested skills (${theme} sample)`}
                unit="Listings"
                highlight="Telemetry"
                rows={[
                  { label: 'Patient care', value: 214 },
                  { label: 'Telemetry', value: 131 },
                  { label: 'Triage', value: 58 },
                ]}
              />
              <Sparkline caption={`Applications per week (${theme} sample)`} rows={WEEKS} />
              <Funnel
                caption={`From saved to offer (${theme} sample)`}
                stages={[
                  { label: 'Saved', count: 64 },
                  { label: 'Submitted', count: 41 },
                  { label: 'Interview', count: 9 },
                  { label: 'Offer', count: 2 },
                ]}
              />
            </div>
          )}
        </BothThemes>
      </Chapter>
      <Chapter title="Contour field and small drawings">
        <BothThemes>
          {() => (
            <>
              <ContourField className="h-48 w-full" />
              <Row>
                {(['route', 'page', 'map', 'gap', 'lost'] as const).map((motif) => (
                  <EmptyDrawing key={motif} motif={motif} />
                ))}
              </Row>
            </>
          )}
        </BothThemes>
      </Chapter>
    </div>
  );
}
