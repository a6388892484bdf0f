import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { openRun } from '@tessera/testing/test-run'
import { type TestTally, tallyOf, type VitestReport } from './report.ts'
import { root } from './source-files.ts'

/** Runs all checks that must pass before a change is merged; `--quick` skips those that take minutes. */
const isQuick = process.argv.includes('--quick')

const folder = `${root}.tmp`
mkdirSync(folder, { recursive: true })

const steps: [name: string, command: string, args: string[]][] = [
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the pages', 'tsc', ['--noEmit', '-p', 'apps/storefront']],
  ['types of the console', 'tsc', ['--noEmit', '-p', 'apps/console']],
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

/** Reads the results that a program wrote to a file; without the file it has failed. */
function readResults<Results>(program: string, file: string, isGood: boolean, count: (results: Results) => TestTally) {
  try {
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Results)
    return { ...tally, failed: tally.failed || Number(!isGood) }
  } catch {
    return { passed: 0, failed: 1, lines: [`FAILED  ${program} did not come to its end`] }
  }
}

function runVitest(): TestTally {
  const file = `${folder}/vitest.json`
  rmSync(file, { force: true })
  const projects = ['--project', isQuick ? 'unit' : '!long']
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const isGood = runCommand('vitest', ['run', ...projects, ...reporters])
  return readResults<VitestReport>('vitest', file, isGood, tallyOf)
}

/**
 * Starts a tenth of each row with a fixed seed beside the tests: both wait a lot, and one after the other they took 5
 * minutes more. `npm run test:faults` runs everything with a new seed.
 */
function startFaults(): () => Promise<TestTally> {
  const file = `${folder}/faults.json`
  const log = `${folder}/faults.log`
  rmSync(file, { force: true })
  const output = openSync(log, 'w')
  const child = spawn('node', ['scripts/test-faults.ts', '--seed', '1', '--share', '0.1'], {
    cwd: root,
    stdio: ['ignore', output, output],
  })
  const exited = once(child, 'exit')
  return async () => {
    const [status] = (await exited) as [number | null]
    closeSync(output)
    console.log(readFileSync(log, 'utf8'))
    return readResults<TestTally & { seed: number }>('faults', file, status === 0, ({ passed, failed, seed }) => ({
      passed,
      failed,
      lines: [`faults, seed ${seed}, a tenth of each row: ${passed} rules hold, ${failed} do not`],
    }))
  }
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
const endFaults = isQuick ? undefined : startFaults()
tallies.push(runVitest())
if (endFaults) tallies.push(await endFaults())
if (run) tallies.push(countLeft(await run.close()))
const sumOf = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(
  ['', ...tallies.flatMap(({ lines }) => lines), `${sumOf('passed')} passed, ${sumOf('failed')} failed`].join('\n'),
)
process.exit(sumOf('failed') > 0 ? 1 : 0)
