import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start whole shops or wait for outages, 30 to 100 s each, the longest first. */
const slowFiles = [
  'apps/shop/test/start-and-stop.test.ts',
  'apps/shop/test/private-folder.test.ts',
  'apps/shop/test/given-up.test.ts',
  'apps/shop/test/database-hangs.test.ts',
  'packages/server/test/postgres/supervise.test.ts',
  'packages/server/test/database-hangs.test.ts',
]

/**
 * Begins with the slow files of each group. Vitest begins with the largest ones, which on a fresh clone left one worker
 * alone with a slow file at the end for 40 s.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slowFiles.indexOf(relative(this.ctx.config.root, moduleId))
      return place < 0 ? slowFiles.length : place
    }
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
