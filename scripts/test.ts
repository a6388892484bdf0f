import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from './source-files.ts'

/** Everything that must hold before a change may land; `--quick` leaves out what needs minutes. */
const isQuick = process.argv.includes('--quick')
const results = `${root}.tmp/vitest.json`

const steps: [name: string, command: string, args: string[]][] = [
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the pages', 'tsc', ['--noEmit', '-p', 'apps/storefront']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['dead code', 'knip', []],
  ['operation list', 'node', ['scripts/operations.ts', '--check']],
  ['client types', 'node', ['scripts/generate-client.ts', '--check']],
]

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0
}

function check([name, command, args]: (typeof steps)[number]): boolean {
  const started = Date.now()
  const isGood = run(command, args)
  console.log(`${isGood ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return isGood
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

/** A test that needed its second try is green, but never silent. */
function nameSecondTries({ testResults }: Report): void {
  for (const { fullName, status, failureMessages } of testResults.flatMap((file) => file.assertionResults))
    if (status === 'passed' && failureMessages.length > 0)
      console.log(`passed on the second try: ${fullName}\n  ${failureMessages[0]}`)
}

function runTests(): { passed: number; failed: number } {
  mkdirSync(`${root}.tmp`, { recursive: true })
  rmSync(results, { force: true })
  const projects = isQuick ? ['--project', 'unit'] : []
  const isGood = run('vitest', [
    'run',
    ...projects,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ])
  try {
    const report = JSON.parse(readFileSync(results, 'utf8')) as Report
    nameSecondTries(report)
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report
    return { passed: numPassedTests, failed: numFailedTests || (isGood ? 0 : Math.max(1, numFailedTestSuites)) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const checks = steps.map(check)
const tests = runTests()
const passed = tests.passed + checks.filter(Boolean).length
const failed = tests.failed + checks.filter((isGood) => !isGood).length
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
