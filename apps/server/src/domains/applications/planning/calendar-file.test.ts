import ical, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { type DayEvent, type TimedEvent, writeCalendar } from './calendar-file.ts';

const site = { brand: { name: 'Ledge' }, host: 'foothold.example' };
const EVENT: TimedEvent = {
  id: 'interview-1',
  summary: 'Phone screen',
  description: 'Phone',
  changedAt: new Date('2026-12-01T08:00:00Z'),
  startsAt: new Date('2026-12-03T15:00:00Z'),
  minutes: 45,
  place: '',
  canceled: false,
  sequence: 0,
  busy: true,
};
const DAY: DayEvent = {
  id: 'apply-1',
  summary: 'Last day to apply',
  description: '',
  changedAt: EVENT.changedAt,
  day: '2026-12-20',
};

const write = (events: readonly (TimedEvent | DayEvent)[], isFeed = false) =>
  writeCalendar({ name: 'Applications', events, isFeed }, site);
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const parse = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

describe('a calendar file (RFC 5545)', () => {
  test('has the properties that every calendar and event needs', () => {
    const lines = unfold(write([EVENT]));
    for (const line of [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:interview-1@foothold.example',
      'SEQUENCE:0',
      'DTSTAMP:20261201T080000Z',
      'DTSTART:20261203T150000Z',
      'DTEND:20261203T154500Z',
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ])
      expect(lines).toContain(line);
    expect(lines.some((line) => line.startsWith('PRODID:'))).toBe(true);
  });

  test('breaks lines after at most 75 bytes, and not within a character', () => {
    const summary = 'Gespräch über Löhne 面接 🗓️ '.repeat(12).trim();
    const text = write([{ ...EVENT, summary, place: 'x'.repeat(300) }]);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(parse(text)[0]?.summary).toBe(summary);
  });

  test('escapes text, which can add no property of its own', () => {
    const wild = 'A; b, c\\d "e"\r\nATTENDEE:mailto:eve@example.com\nEND:VEVENT\r\u0007';
    const [event, ...others] = parse(write([{ ...EVENT, summary: wild, description: wild, place: wild }]));
    expect(others).toEqual([]);
    expect(event?.attendee).toBeUndefined();
    const line = 'A; b, c\\d "e" ATTENDEE:mailto:eve@example.com END:VEVENT';
    expect([event?.summary, event?.location]).toEqual([line, line]);
    expect(event?.description).toContain('A; b, c\\d "e"\nATTENDEE');
  });

  test('cancels an event under the same ID with a higher sequence', () => {
    const lines = unfold(write([{ ...EVENT, canceled: true, sequence: 3 }]));
    for (const line of ['UID:interview-1@foothold.example', 'STATUS:CANCELLED', 'SEQUENCE:3', 'TRANSP:TRANSPARENT'])
      expect(lines).toContain(line);
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  test('has whole days as dates, and alarms only outside of feeds', () => {
    const lines = unfold(write([EVENT, DAY], true));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261220');
    expect(lines).not.toContain('BEGIN:VALARM');
    expect(lines.some((line) => line.startsWith('REFRESH-INTERVAL'))).toBe(true);
    expect(unfold(write([EVENT]))).toContain('BEGIN:VALARM');
  });

  test('may be empty', () => {
    expect(parse(write([], true))).toEqual([]);
  });
});
