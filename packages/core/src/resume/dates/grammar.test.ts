import { describe, expect, it } from 'vitest';
import { findDates } from './index.ts';

describe('a year before its months', () => {
  it.each([
    ['2020, Jul-Okt. at a mill', '2020-07', '2020-10'],
    ['2019 Nov – Feb', '2019-11', '2020-02'],
    ['2022 Jan. – 2022 Dec.', '2022-01', '2022-12'],
    ['03/2023 > 07/2023', '2023-03', '2023-07'],
  ])('reads both ends of "%s"', (text, start, end) => {
    expect(findDates(text)).toMatchObject([{ kind: 'range', start, end }]);
  });

  it('needs the year in front', () => {
    expect(findDates('May 2020 – Aug')).toMatchObject([{ start: '2020-05' }]);
    expect(findDates('May 2020 – Aug')[0]?.end).toBeUndefined();
  });
});
