import { expect, test } from 'vitest';
import { withMemoryLimit } from '@/cms/src/imports/source/memoryLimit';

const MIB = 1024 * 1024;

test('waiting reads are limited per person, and free again after success or failure', async () => {
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => void ends.push(resolve));
  const first = withMemoryLimit(1, 20 * MIB, wait);
  await expect(withMemoryLimit(1, 13 * MIB, wait)).rejects.toMatchObject({ status: 429 });
  const other = withMemoryLimit(2, 20 * MIB, wait);
  ends.forEach((end) => end());
  await Promise.all([first, other]);
  await expect(withMemoryLimit(1, 20 * MIB, () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  );
  await expect(withMemoryLimit(1, 30 * MIB, async () => 'read')).resolves.toBe('read');
});
