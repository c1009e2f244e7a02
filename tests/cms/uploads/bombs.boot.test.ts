import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, stack } from '../support/api';
import { ownFolder, removeFolder, startCms, type RunningCms } from '../support/running';
import { signUp } from '../support/people';
import { emptyPng } from '@/tests/support/png';

const MB = 1024 * 1024;
const MOST_ABOVE_IDLE = 300 * MB;
const PAGE = 4096;
const dataDir = ownFolder();
let cms: RunningCms;
let person: { token: string };

beforeAll(async () => {
  const { emulator } = stack();
  cms = await startCms(dataDir, {
    FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
    FIREBASE_PROJECT_ID: emulator.projectId,
  });
  person = await signUp(emulator);
  expect((await api(person, cms.url).post('dishes', { Name: 'Khachapuri' })).status).toBe(200);
});
afterAll(async () => {
  await cms?.stop();
  removeFolder(dataDir);
});

/** Returns the CMS's resident memory in bytes. */
const memory = () => Number(readFileSync(`/proc/${cms.pid}/statm`, 'utf8').split(' ')[1]) * PAGE;

async function send(bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'bomb.png');
  return (await api(person, cms.url).send('POST', 'upload', { body: form })).status;
}

test('twelve pictures of 49 million pixels at once are processed one by one, and other people’s reads continue', async () => {
  const bomb = emptyPng(7000);
  expect(bomb.length).toBeLessThan(20_000);
  const canMeasure = existsSync(`/proc/${cms.pid}/statm`);
  const idle = canMeasure ? memory() : 0;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, canMeasure ? memory() : 0)), 20);
  let isOver = false;
  const bombs = Promise.all(Array.from({ length: 12 }, () => send(bomb))).finally(() => (isOver = true));
  let reads = 0;
  while (!isOver) {
    const { status } = await api(person, cms.url).get(`dishes?filters[Name][$eq]=x${reads}`);
    expect(status).toBe(200);
    reads += 1;
  }
  clearInterval(watch);
  expect(await bombs).toEqual(Array.from({ length: 12 }, () => 200));
  expect(reads).toBeGreaterThan(20);
  expect((most - idle) / MB).toBeLessThan(MOST_ABOVE_IDLE / MB);
  if (process.env.SHOW_MEMORY)
    process.stderr.write(`idle ${idle / MB} MB, most ${most / MB} MB, ${reads} reads\n`);
}, 180_000);
