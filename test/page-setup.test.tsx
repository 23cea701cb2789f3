import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';

test('a test that leaves its worker without a line', () => {
  onlineManager.setOnline(false);
  expect(onlineManager.isOnline()).toBe(false);
});

test('has left it with one for whatever comes after it', () => {
  expect(onlineManager.isOnline()).toBe(true);
});
