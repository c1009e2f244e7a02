import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureFolder, findFolder, foldersOf, strayIn } from '@/scripts/build/buildFolders.mjs';
import { ownFolder } from './folder';

const SOON = { timeout: 30_000, interval: 10 };
let root: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  root = ownFolder();
  mkdirSync(path.join(root, 'src'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const kind = (also = {}) => ({
  name: 'thing',
  root,
  home: path.join(root, '.builds'),
  inputs: ['src'],
  also,
});
const write = (text: string) => writeFileSync(path.join(root, 'src/text'), text);
const textIn = (folder = '') => readFileSync(path.join(folder, 'text'), 'utf8');
/** Returns the source texts of the builds, last used first. */
const built = (): string[] => foldersOf(kind()).map(textIn);
const left = () => readdirSync(path.join(root, '.builds')).sort();
const makings = () => readFileSync(path.join(root, 'makings'), 'utf8').split('\n').length - 1;

/** Makes a build that copies the text. */
const make = vi.fn(async (half: string): Promise<boolean> => {
  writeFileSync(path.join(half, 'text'), readFileSync(path.join(root, 'src/text')));
  return true;
});

/** Starts a separate process that ensures the build. */
function start(...options: ('wait' | 'stay')[]) {
  const child = spawn(process.execPath, ['tests/scripts/buildOnce.mjs', root, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    ended,
    goOn: () => child.stdin.write('on\n'),
    kill: () => child.kill('SIGKILL'),
    says: (word: string) => vi.waitUntil(() => said.includes(`${word}\n`), SOON),
    said: () => said,
  };
}

/** Lets another process use the build of this text and end. */
async function usedOf(text: string) {
  write(text);
  await start().ended;
}

test('builds of other sources and settings coexist, and each is found again', async () => {
  write('one');
  const one = await ensureFolder(kind(), make);
  expect(one.isNew).toBe(true);
  write('two');
  const two = await ensureFolder(kind(), make);
  const other = await ensureFolder(kind({ PROJECT: 'a' }), make);
  expect(new Set([one.folder, two.folder, other.folder]).size).toBe(3);
  make.mockClear();
  write('one');
  expect(await ensureFolder(kind(), make)).toEqual({ folder: one.folder, isNew: false });
  expect(make).not.toHaveBeenCalled();
  expect([one, two, other].map(({ folder }) => textIn(folder))).toEqual(['one', 'two', 'two']);
});

test('the build of the present sources runs, otherwise the last used one with the same settings', async () => {
  write('one');
  expect(findFolder(kind())).toBeUndefined();
  const plain = await ensureFolder(kind(), make);
  const [a, b] = [
    await ensureFolder(kind({ PROJECT: 'a' }), make),
    await ensureFolder(kind({ PROJECT: 'b' }), make),
  ];
  expect(findFolder(kind())).toBe(plain.folder);
  write('two');
  expect(findFolder(kind())).toBe(b.folder);
  expect(findFolder(kind({ PROJECT: 'a' }))).toBe(a.folder);
  expect(findFolder(kind({ PROJECT: 'c' }))).toBeUndefined();
  expect(strayIn(b.folder ?? '', kind({ PROJECT: 'a' }))).toEqual({ name: 'PROJECT', was: 'b' });
});

test('the last two unheld builds stay, and a held one stays while it is held', async () => {
  write('1');
  const running = start('stay');
  await running.says('made');
  for (const text of ['2', '3', '4', '5']) await usedOf(text);
  expect(built()).toEqual(['5', '4', '3', '1']);
  await usedOf('3');
  await usedOf('6');
  expect(built()).toEqual(['6', '3', '5', '1']);
  running.kill();
  await running.ended;
  await usedOf('7');
  expect(built()).toEqual(['7', '6', '3']);
});

test('a build that another one needs stays', async () => {
  for (const text of ['1', '2', '3', '4']) await usedOf(text);
  const [newest, ...older] = foldersOf(kind());
  const oldest = older.at(-1) ?? '';
  write('5');
  await ensureFolder({ ...kind(), isNeeded: (folder) => folder === oldest }, make);
  expect(foldersOf(kind()).slice(1)).toEqual([newest, older[0], oldest]);
});

test('two processes that want the same build at once make one', async () => {
  write('one');
  const both = [start('wait'), start('wait')];
  for (const one of both) await one.says('begun');
  for (const one of both) one.goOn();
  for (const one of both) await one.ended;
  expect(makings()).toBe(1);
  expect(both.map(({ said }) => said()).sort()).toEqual(['begun\nfound\n', 'begun\nmaking\nmade\n']);
  expect(built()).toEqual(['one']);
});

describe('no build is left', () => {
  test('by a process killed while building, and the next one builds', async () => {
    write('one');
    const broken = start('wait');
    await broken.says('making');
    broken.kill();
    await broken.ended;
    expect(foldersOf(kind())).toEqual([]);
    expect(findFolder(kind())).toBeUndefined();
    const { isNew, folder } = await ensureFolder(kind(), make);
    expect(isNew).toBe(true);
    expect(left()).toEqual([path.basename(folder ?? '')]);
  });

  test('by a failing build', async () => {
    write('one');
    make.mockRejectedValueOnce(new Error('no room'));
    await expect(ensureFolder(kind(), make)).rejects.toThrow('no room');
    expect(left()).toEqual([]);
  });

  test('by an orderly abort', async () => {
    write('one');
    make.mockResolvedValueOnce(false);
    expect(await ensureFolder(kind(), make)).toEqual({ isNew: false });
    expect(left()).toEqual([]);
  });

  test('from sources that changed meanwhile: it is made of the new ones', async () => {
    write('one');
    make.mockImplementationOnce(async (half) => {
      writeFileSync(path.join(half, 'text'), 'one');
      write('two');
      return true;
    });
    await ensureFolder(kind(), make);
    expect(built()).toEqual(['two']);
    expect(left()).toHaveLength(1);
  });

  test('from sources that never stop changing', async () => {
    let count = 0;
    write('0');
    const restless = vi.fn(async () => {
      write(`${(count += 1)}`);
      return true;
    });
    await expect(ensureFolder(kind(), restless)).rejects.toThrow('The sources of the thing changed 3 times');
    expect(restless).toHaveBeenCalledTimes(3);
    expect(left()).toEqual([]);
  });
});

test('a build continues from the last one with the same file names', async () => {
  write('one');
  const first = await ensureFolder(kind(), make);
  const asked = vi.fn(make);
  write('two');
  await ensureFolder(kind(), asked);
  expect(asked).toHaveBeenLastCalledWith(expect.any(String), first.folder);
  writeFileSync(path.join(root, 'src/more'), '');
  await ensureFolder(kind(), asked);
  expect(asked).toHaveBeenLastCalledWith(expect.any(String), undefined);
  expect(existsSync(first.folder ?? '')).toBe(true);
});
