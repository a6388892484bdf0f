import { spawnSync } from 'node:child_process'
import { compareExports, type ReportedFile } from './compare-exports.ts'
import { root } from './source-files.ts'
import { testOnlyExports } from './test-only-exports.ts'

/** Finds production exports that only tests use. Plain `knip` does not report them, because tests count as users. */
const args = ['-c', 'knip.production.json', '--production', '--include', 'exports', '--reporter', 'json']
const { stdout, stderr } = spawnSync('knip', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
if (!stdout.startsWith('{')) throw new Error(`knip gave no report: ${stdout}${stderr}`)
const { issues } = JSON.parse(stdout) as { issues: ReportedFile[] }

const problems = compareExports(issues, testOnlyExports)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
