import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files project by project, in the order of the configuration, so that a worker which has started a CMS keeps
 * using it; inside a project the slowest of the last run, or the largest, come first.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = this.ctx.projects.map(({ name }) => name);
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
