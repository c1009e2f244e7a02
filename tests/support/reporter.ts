import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Result of one test file, in the form that `scripts/test.mjs` adds up. */
export interface FileReport {
  readonly project: string;
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly ms: number;
  /** CPU seconds, including the worker's children; undefined if the system does not report them. */
  readonly cpu: number | undefined;
  /** Tests that passed on their second try, with the error of the first. */
  readonly again: readonly { readonly test: string; readonly error: string }[];
}

/** Writes each file's result to the file named by TEST_REPORT. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.TEST_REPORT;
    if (file) writeFileSync(file, JSON.stringify(modules.map(reportOf)));
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const { duration, collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic();
  return {
    project: module.project.name,
    file: path.relative(process.cwd(), module.moduleId),
    passed: count('passed'),
    // a file that fails to load, or whose hooks fail, has no failed test
    failed: Math.max(count('failed'), module.ok() && module.errors().length === 0 ? 0 : 1),
    skipped: count('skipped'),
    ms: duration + collectDuration + environmentSetupDuration + setupDuration,
    cpu: module.meta().cpu,
    again: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => ({ test: test.fullName, error: firstError(test) })),
  };
}

const firstError = (test: TestCase): string => test.result().errors?.[0]?.message ?? '';
