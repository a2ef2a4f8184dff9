import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTab } from './next-tab.js';

test('wraps around in both directions', () => {
  assert.equal(nextTab('ArrowRight', 0, 3), 1);
  assert.equal(nextTab('ArrowRight', 2, 3), 0);
  assert.equal(nextTab('ArrowLeft', 0, 3), 2);
});

test('goes to the ends', () => {
  assert.equal(nextTab('Home', 2, 3), 0);
  assert.equal(nextTab('End', 0, 3), 2);
});

test('ignores other keys', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', 'a']) assert.equal(nextTab(key, 0, 3), undefined);
});

test('stays in place with one tab', () => {
  assert.equal(nextTab('ArrowRight', 0, 1), 0);
  assert.equal(nextTab('ArrowLeft', 0, 1), 0);
});
