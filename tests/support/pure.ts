import { afterEach, beforeEach, vi } from 'vitest';

const faults: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      faults.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
});

afterEach(() => {
  vi.useRealTimers();
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`The test left these behind:\n${found.join('\n')}`);
});
