import { describe, expect, it } from 'vitest';
import { findWelcome } from '../text/wording.ts';
import { findDegree } from './degree.ts';

function read(text: string, preferredSection = false) {
  return findDegree({ text, start: 0, end: text.length, opens: true }, findWelcome(text), preferredSection);
}

function describeDegree(text: string): string {
  const degree = read(text);
  if (!degree) return 'none';
  return `${degree.level}${degree.required ? '' : degree.orExperience ? ' or experience' : ' preferred'}`;
}

describe('findDegree', () => {
  it.each([
    ['Bachelor’s degree in Accounting required', 'bachelor'],
    ['BS/MS in chemistry or a related life science', 'bachelor'],
    ['BA, BS or MBA', 'bachelor'],
    ['B.S. computer science', 'bachelor'],
    ['Minimum BS', 'bachelor'],
    ['Four-year college degree in Marketing', 'bachelor'],
    ['A degree in engineering is required', 'bachelor'],
    ['Graduate of an accredited four-year university', 'bachelor'],
    ['BSN required', 'bachelor'],
    ['College degree', 'associate'],
    ['2 or 4 year college degree', 'associate'],
    ['AA or Bachelor’s degree', 'associate'],
    ['Associate’s degree in nursing', 'associate'],
    ['Associate’s nursing degree required', 'associate'],
    ["Associate's nursing degree required", 'associate'],
    ['Associates culinary arts degree', 'associate'],
    ['Associate nursing degree preferred', 'associate preferred'],
    ['An Associate’s is required.', 'associate'],
    ['Sales associates with a degree in marketing', 'bachelor'],
    ['Masters nursing degree required', 'master'],
    ['Advanced nursing degree', 'master'],
    ['Doctoral nursing degree required', 'doctorate'],
    ['MS required', 'master'],
    ['An MS is required', 'master'],
    ['Minimum MS', 'master'],
    ['MS in Nursing for our neurology clinic', 'master'],
    ['Master of Social Work', 'master'],
    ['MS or PhD in statistics', 'master'],
    ['Advanced degree in biology', 'master'],
    ['PhD in physics', 'doctorate'],
    ['DDS or DMD from an accredited school', 'doctorate'],
    ['High school diploma or GED', 'high-school'],
    ['High school diploma or equivalent', 'high-school'],
    ['Bachelor’s degree required; Master’s preferred', 'bachelor'],
    ['High school diploma required, Bachelor’s preferred', 'high-school'],
    ['BA/BS education in nursing', 'bachelor'],
    ['Hold a BS/BA with at least a 3.2 GPA', 'bachelor'],
    ['4 year Forestry or Botany college degree', 'bachelor'],
    ['Two year job related degree', 'associate'],
    ['Two-year technical degree', 'associate'],
    ['Surveying degree and/or certification', 'bachelor'],
    ['Recent college graduate with a degree in botany', 'bachelor'],
    ['Must hold a degree in a related field, master’s preferred', 'bachelor'],
  ])('%s → %s', (text, expected) => {
    expect(describeDegree(text)).toBe(expected);
  });

  it.each([
    ['Bachelor’s degree or equivalent experience', 'bachelor or experience'],
    ['Associate degree or five years in the trade', 'associate or experience'],
    ['A degree or an equivalent combination of education and experience', 'bachelor or experience'],
    ['High school diploma or two years of work experience', 'high-school or experience'],
    ['MBA preferred', 'master preferred'],
    ['Bachelor’s degree in forestry, botany, or land management preferred', 'bachelor preferred'],
    ['Recent college graduates welcome to apply with an interest in maps', 'associate preferred'],
    ['A Master’s degree is a plus', 'master preferred'],
    ['Bachelor’s degree, or equivalent experience, preferred', 'bachelor preferred'],
  ])('%s → %s', (text, expected) => {
    expect(describeDegree(text)).toBe(expected);
  });

  it.each([
    'Sales associates in our Manteca store',
    'Work closely with associates in marketing',
    'A high degree of autonomy',
    'Boston, MA or remote',
    'MS Office and Outlook are required',
    'MS',
    'MS Excel required',
    'MS SQL and Java',
    'Strong MS, Excel, and SQL skills',
    'MS or Google Docs',
    'Must live in Jackson MS with 2 years of practice',
    'Care of patients with MS required',
    'Adults with MS in remission',
    'MA or LPN with clinic practice',
    'Jane Miller, MBA',
    'Contact Jane Miller, PhD, with questions',
    'Associate of nursing degree required',
    'Help an associate’s customers',
    'Microsoft MS, Outlook and basic computer skills are required',
    'Support the Professional MBA program',
    'Currently pursuing a Bachelor’s degree',
    'Enrolled in a Bachelor’s degree program',
    'Tuition help towards your degree',
    'High school teacher for grades 9 to 12',
    'Master the art of coffee',
    'Journeyman or master electrician',
    'Materials Masters and Warehouse Management',
    'Scrum Master with five years of practice',
    'Founded by Jane Doe, M.D.',
    'Plays for the BS team',
    'Featured on AOL.com and MSN.com as a place to work',
    'Campaigns on MSN and Bing',
    'Reports to the director of BSN',
    'Two to 4 years technical training',
    'A Master’s degree may be considered for experience',
    'A paralegal program (may substitute J.D.',
  ])('%s → none', (text) => {
    expect(describeDegree(text)).toBe('none');
  });

  it('lists the fields of study without "a related field"', () => {
    expect(read('Bachelor’s degree in Computer Science, Information Systems or a related field')?.areas).toEqual([
      'Computer Science',
      'Information Systems',
    ]);
    expect(read('BS in Accounting or Finance with 5 years of experience')?.areas).toEqual(['Accounting', 'Finance']);
    expect(read('Bachelor of Science in Nursing')?.areas).toEqual(['Nursing']);
    expect(read('Degree in Graphic Design required')?.areas).toEqual(['Graphic Design']);
    expect(read('Degree in Nursing and Python')?.areas).toEqual(['Nursing']);
    expect(read('BS in Data Science, Machine Learning, or Statistics')?.areas).toEqual([
      'Data Science',
      'Machine Learning',
      'Statistics',
    ]);
    expect(read('Bachelor’s degree from an accredited university')?.areas).toEqual([]);
  });

  it('takes years besides the degree for no alternative to it', () => {
    const line = 'Associate degree in HVAC, mechanical technology or a related trade, and three years of HVAC work.';
    expect(read(line)).toMatchObject({ level: 'associate', required: true, orExperience: false });
    expect(read('Bachelor’s degree or equivalent education and experience')).toMatchObject({ orExperience: true });
  });

  it('reads a degree in a preferred section as preferred', () => {
    expect(read('Master’s degree', true)).toMatchObject({ level: 'master', required: false, orExperience: false });
  });
});
