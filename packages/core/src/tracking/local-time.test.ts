import { describe, expect, test } from 'vitest';
import { isLocalTime, isTimeZone, toLocalTime, toMoment } from './local-time.ts';

const iso = (local: string, timeZone: string) => toMoment(local, timeZone).toISOString();

describe('a local time', () => {
  test('is the moment when clocks there show it, in winter and in summer', () => {
    expect(iso('2026-12-03T10:00', 'America/New_York')).toBe('2026-12-03T15:00:00.000Z');
    expect(iso('2026-07-03T10:00', 'America/New_York')).toBe('2026-07-03T14:00:00.000Z');
    expect(iso('2026-07-03T10:00', 'America/Phoenix')).toBe('2026-07-03T17:00:00.000Z');
    expect(iso('2026-12-03T00:15', 'Asia/Kathmandu')).toBe('2026-12-02T18:30:00.000Z');
    expect(iso('2026-12-31T23:59', 'Pacific/Kiritimati')).toBe('2026-12-31T09:59:00.000Z');
  });

  test('that occurs twice is the first of both', () => {
    expect(iso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(iso('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('that clocks skip is moved by as much as they skip', () => {
    expect(iso('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(toLocalTime(toMoment('2026-03-08T02:30', 'America/New_York'), 'America/New_York')).toBe('2026-03-08T03:30');
  });

  test('is read back the same in every zone and season', () => {
    const zones = [
      'America/New_York',
      'America/Los_Angeles',
      'Pacific/Honolulu',
      'Europe/London',
      'Australia/Lord_Howe',
      'UTC',
    ];
    for (const zone of zones)
      for (let month = 1; month <= 12; month++) {
        const local = `2026-${String(month).padStart(2, '0')}-15T09:45`;
        expect([zone, toLocalTime(toMoment(local, zone), zone)]).toEqual([zone, local]);
      }
  });

  test('must exist in the calendar', () => {
    expect(isLocalTime('2028-02-29T00:00')).toBe(true);
    for (const wrong of [
      '2027-02-29T00:00',
      '2026-13-01T00:00',
      '2026-12-03T24:00',
      '2026-12-03T10:60',
      '2026-12-03',
      'soon',
    ])
      expect([wrong, isLocalTime(wrong)]).toEqual([wrong, false]);
    expect(() => toMoment('2027-02-29T00:00', 'UTC')).toThrow(RangeError);
  });
});

test('a time zone has a name in the IANA database', () => {
  for (const name of ['America/Chicago', 'UTC', 'US/Eastern']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+02:00', 'America/Chicago\r\nX', 'Etc/../UTC'])
    expect(isTimeZone(name)).toBe(false);
});
