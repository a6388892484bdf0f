import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { openRun } from '@tessera/testing/test-run'
import { type TestTally, tallyOf, type VitestReport } from './report.ts'
import { root } from './source-files.ts'

/** Runs all checks that must pass before a change is merged; `--quick` skips those that take minutes. */
const isQuick = process.argv.includes('--quick')

const steps: [name: string, command: string, args: string[]][] = [
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the pages', 'tsc', ['--noEmit', '-p', 'apps/storefront']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['sizes', 'node', ['scripts/sizes.ts', '--check']],
  ['dead code', 'knip', []],
  ['exports that only tests use', 'node', ['scripts/check-test-only-exports.ts']],
  ['operation list', 'node', ['scripts/operations.ts', '--check']],
  ['client types', 'node', ['scripts/generate-client.ts', '--check']],
]

function runCommand(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0
}

function runStep([name, command, args]: (typeof steps)[number]): TestTally {
  const started = Date.now()
  const isGood = runCommand(command, args)
  console.log(`${isGood ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return { passed: Number(isGood), failed: Number(!isGood), lines: isGood ? [] : [`FAILED  ${name}`] }
}

/** Runs a program that writes its results to a file; without the file it has failed. */
function runFor<Results>(
  command: string,
  args: string[],
  file: string,
  count: (results: Results) => TestTally,
): TestTally {
  mkdirSync(`${root}.tmp`, { recursive: true })
  rmSync(file, { force: true })
  const isGood = runCommand(command, args)
  try {
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Results)
    return { ...tally, failed: tally.failed || Number(!isGood) }
  } catch {
    return { passed: 0, failed: 1, lines: [`FAILED  ${command} ${args[0]} did not come to its end`] }
  }
}

function runVitest(): TestTally {
  const file = `${root}.tmp/vitest.json`
  const projects = isQuick ? ['--project', 'unit'] : []
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return runFor<VitestReport>('vitest', ['run', ...projects, ...reporters], file, tallyOf)
}

/** Runs a tenth of each row with a fixed seed; `npm run test:faults` runs everything with a new seed. */
function runFaults(): TestTally {
  const args = ['scripts/test-faults.ts', '--seed', '1', '--share', '0.1']
  return runFor<TestTally & { seed: number }>('node', args, `${root}.tmp/faults.json`, ({ passed, failed, seed }) => ({
    passed,
    failed,
    lines: [`faults, seed ${seed}, a tenth of each row: ${passed} rules hold, ${failed} do not`],
  }))
}

/** Every test must clean up after itself; counts what was left behind. */
function countLeft(left: string[]): TestTally {
  return {
    passed: Number(left.length === 0),
    failed: left.length,
    lines: left.map((one) => `FAILED  left behind by a test: ${one}`),
  }
}

const tallies = steps.map(runStep)
const run = await openRun()
tallies.push(runVitest())
if (!isQuick) tallies.push(runFaults())
if (run) tallies.push(countLeft(await run.close()))
const sumOf = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(
  ['', ...tallies.flatMap(({ lines }) => lines), `${sumOf('passed')} passed, ${sumOf('failed')} failed`].join('\n'),
)
process.exit(sumOf('failed') > 0 ? 1 : 0)
