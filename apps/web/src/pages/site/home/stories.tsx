import { useBrand } from '../../../shared/app-data.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SampleNote } from '../parts/sample-note.tsx';
import { ThreadSection } from './thread.tsx';

interface Story {
  name: string;
  role: string;
  company: string;
  metric: string;
  rating: number;
  text: string;
}

/** Fictional people, companies, and figures, labeled as samples. */
const STORIES: readonly Story[] = [
  {
    name: 'Delia Marsh',
    role: 'Registered Nurse',
    company: 'Hollinmere Health',
    metric: 'Score 58 to 84',
    rating: 5,
    text: 'I’d listed telemetry under skills but never said where I did it. I moved one line to the right role, and the gap was gone.',
  },
  {
    name: 'Tomas Okafor',
    role: 'Backend Engineer',
    company: 'Quillcombe Systems',
    metric: '9 sponsors found',
    rating: 5,
    text: 'I’m on OPT. Seeing what a job says about sponsorship before I apply saved me whole evenings of forms.',
  },
  {
    name: 'Priya Raman',
    role: 'Data Analyst',
    company: 'Tarnholt Freight',
    metric: '12 h a week saved',
    rating: 5,
    text: 'It asked me a question instead of making up an answer. What I sent was still mine, just clearer.',
  },
  {
    name: 'Marek Lindqvist',
    role: 'Site Electrician',
    company: 'Brindlewend Power',
    metric: 'Offer in 19 days',
    rating: 5,
    text: 'I could see which version went where. When they called, I was looking at the same page they were.',
  },
];

/** Four testimonials. */
export function Stories() {
  const { name } = useBrand();
  return (
    <ThreadSection
      index={5}
      title="Success Stories"
      lead={`Illustrative stories about ${name}. Real ones will follow as members share them.`}
      note={<SampleNote>Sample people, companies and figures</SampleNote>}
    >
      <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
        {STORIES.map((story) => (
          <li key={story.name} className="border-t border-line py-3">
            <figure className="flex h-full flex-col gap-3">
              <blockquote className="text-small">
                <p>“{story.text}”</p>
              </blockquote>
              <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 text-small">
                <span>
                  <span className="block font-strong">{story.name}</span>
                  <span className="block text-soft">
                    {story.role}, {story.company}
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  <Rating value={story.rating} />
                  <Badge tone="hold">{story.metric}</Badge>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </ThreadSection>
  );
}

const MAX_RATING = 5;

/** A rating as five steps. */
function Rating({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 84 16" role="img" aria-label={`Rated ${value} out of ${MAX_RATING}`} className="h-4 w-[5.25rem]">
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a static drawing, never reordered
          key={index}
          cx={8 + index * 17}
          cy="8"
          r="6"
          strokeWidth="2"
          className={index < value ? 'fill-accent stroke-accent' : 'fill-none stroke-edge'}
        />
      ))}
    </svg>
  );
}
