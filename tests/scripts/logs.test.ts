import { readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '@/scripts/processes/logs.mjs';
import { runTool } from '@/scripts/processes/processes.mjs';
import { ownFolder } from './folder';

const fault = (code: string) => Object.assign(new Error(`${code}: no`), { code });

test.each(['ENOSPC', 'EIO', 'EROFS'])(
  '%s ends no process: it is reported once, and the log continues later',
  (code) => {
    const file = path.join(ownFolder(), 'logs/cms.log');
    const said: string[] = [];
    let isFull = false;
    const write = (handle: number, text: string) => {
      if (isFull) throw fault(code);
      writeSync(handle, text);
    };
    const log = openLog(file, { write, say: (text: string) => said.push(text) });
    log.write('before\n');
    isFull = true;
    log.write('lost\n');
    log.write('lost too\n');
    expect(said).toEqual([`The log ${file} cannot be written (${code}); all else goes on.`]);
    expect(log.tail()).toBe('before\nlost\nlost too');
    isFull = false;
    log.write('after\n');
    expect(said.slice(1)).toEqual([`The log ${file} is written again.`]);
    log.close();
    expect(readFileSync(file, 'utf8')).toBe('before\nafter\n');
  },
);

test('a replaced log folder ends no process either, and is used again later', async () => {
  const folder = path.join(ownFolder(), 'logs');
  writeFileSync(folder, 'in the way');
  const said: string[] = [];
  const log = openLog(path.join(folder, 'cms.log'), { say: (text: string) => said.push(text) });
  log.write('lost\n');
  rmSync(folder);
  log.write('kept\n');
  expect(said.map((line) => line.replace(folder, ''))).toEqual([
    expect.stringMatching(/^The log \/cms\.log cannot be written \(\w+\); all else goes on\.$/),
    'The log /cms.log is written again.',
  ]);
  expect(readFileSync(log.file, 'utf8')).toBe('kept\n');
  log.close();
});

test('a tool with an unwritable log still works', async () => {
  const cwd = ownFolder();
  writeFileSync(path.join(cwd, 'logs'), '');
  const logFile = path.join(cwd, 'logs/tool.log');
  const isDone = await runTool({
    name: 'x',
    args: ['-e', "console.log('hi')"],
    cwd,
    env: process.env,
    logFile,
  });
  expect(isDone).toBe(true);
});

test('an oversized log is rotated once', () => {
  const folder = ownFolder();
  const log = openLog(path.join(folder, 'front.log'));
  const line = `${'x'.repeat(1024 * 1024)}\n`;
  for (let i = 0; i < 12; i += 1) log.write(line);
  log.write('the end\n');
  log.close();
  expect(readFileSync(log.file, 'utf8') === `${line}${line}the end\n`).toBe(true);
  expect(readFileSync(`${log.file}.1`, 'utf8').length).toBeGreaterThan(10 * 1024 * 1024);
});
