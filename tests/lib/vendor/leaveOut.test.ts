import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT } from '@/lib/vendor/leaveOut';
import * as ours from '@/lib/vendor/nextPages';

const load = createRequire(path.resolve('package.json'));
const parts = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .flatMap((file) => file.replace(/\.tsx$/, '').split(path.sep))
  .filter((part) => part.startsWith('['));

test.each(LEFT_OUT)('%s is still there to be left out', (file) => {
  expect(existsSync(path.join('node_modules', file))).toBe(true);
});

test('the names of headers and parameters are those of Next', () => {
  const next = load('next/dist/lib/constants.js');
  const { MATCHED_PATH_HEADER, NEXT_NAV_DEPLOYMENT_ID_HEADER } = ours;
  const { NEXT_INTERCEPTION_MARKER_PREFIX, NEXT_QUERY_PARAM_PREFIX } = ours;
  expect(next).toMatchObject({
    MATCHED_PATH_HEADER,
    NEXT_NAV_DEPLOYMENT_ID_HEADER,
    NEXT_INTERCEPTION_MARKER_PREFIX,
    NEXT_QUERY_PARAM_PREFIX,
  });
});

test('every parameter of a route is read as Next reads it', () => {
  const next = load('next/dist/shared/lib/router/utils/get-dynamic-param.js');
  expect(parts).toContain('[id]');
  for (const part of [...parts, 'dishes', '_app', '404'])
    expect([...(part.match(ours.PARAMETER_PATTERN) ?? [])]).toEqual([
      ...(part.match(next.PARAMETER_PATTERN) ?? []),
    ]);
  expect(ours.parseMatchedParameter('id')).toEqual(next.parseMatchedParameter('id'));
});

test('the app has neither middleware nor the App Router, whose files are left out', () => {
  for (const file of ['proxy.ts', 'proxy.js', 'middleware.ts', 'middleware.js', 'app', 'src'])
    expect(existsSync(file)).toBe(false);
});
