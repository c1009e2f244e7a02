import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files project by project, so that a worker which has started a CMS goes on with it, in the order in which the projects
 * stand in the configuration; inside a project those come first that took longest the last time, or are largest.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = this.ctx.projects.map(({ name }) => name);
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
