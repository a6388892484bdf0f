import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { openRun } from '@tessera/testing/test-run'
import { type TestTally, tallyOf, type VitestReport } from './report.ts'
import { root } from './source-files.ts'

/** Runs all checks that must pass before a change is merged; `--quick` skips those that take minutes. */
const isQuick = process.argv.includes('--quick')

const folder = `${root}.tmp`
mkdirSync(folder, { recursive: true })

// each of the usual four checkers finds most types for itself: 49 s of processor time instead of 29
const typesOnly = ['--noEmit', '--checkers', '1']

const steps: [name: string, command: string, args: string[]][] = [
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', typesOnly],
  ['types of the pages', 'tsc', [...typesOnly, '-p', 'apps/storefront']],
  ['types of the console', 'tsc', [...typesOnly, '-p', 'apps/console']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['sizes', 'node', ['scripts/sizes.ts', '--check']],
  ['dead code', 'knip', []],
  ['exports that only tests use', 'node', ['scripts/check-test-only-exports.ts']],
  ['operation list', 'node', ['scripts/operations.ts', '--check']],
  ['client types', 'node', ['scripts/generate-client.ts', '--check']],
]

process.env.NO_COLOR = '1'
/** Checks are no part of the test run, whose folder must be empty at its end. */
const environment = { ...process.env }

interface Output {
  stdout?: string
  stderr?: string
}

async function runStep([name, command, args]: (typeof steps)[number]): Promise<TestTally> {
  const started = Date.now()
  let isGood = true
  const run = promisify(execFile)(command, args, { cwd: root, env: environment, maxBuffer: 2 ** 26 })
  // tests wait for pages and processes a tenth to a quarter of their time, which is enough for the checks
  if (run.child.pid) setPriority(run.child.pid, constants.priority.PRIORITY_LOW)
  const { stdout = '', stderr = '' } = await run.catch((error: Output): Output => {
    isGood = false
    return error
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`\n${stdout}${stderr}${isGood ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`)
  return { passed: Number(isGood), failed: Number(!isGood), lines: isGood ? [] : [`FAILED  ${name}`] }
}

/** Runs two at once: most of them use one core. */
async function runSteps(): Promise<TestTally[]> {
  const tallies: TestTally[] = []
  const left = [...steps]
  const runLeft = async () => {
    for (let step = left.shift(); step; step = left.shift()) tallies.push(await runStep(step))
  }
  await Promise.all([runLeft(), runLeft()])
  return tallies
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

async function runVitest(): Promise<TestTally> {
  const file = `${folder}/vitest.json`
  rmSync(file, { force: true })
  const projects = ['--project', isQuick ? 'unit' : '!long']
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...projects, ...reporters]
  const child = spawn('vitest', args, { cwd: root, stdio: 'inherit' })
  const [status] = (await once(child, 'exit')) as [number | null]
  return readResults<VitestReport>('vitest', file, status === 0, tallyOf)
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

const run = await openRun()
const endFaults = isQuick ? undefined : startFaults()
// at once: tests start servers first, and leave half of the machine idle meanwhile
const [checks, tests] = await Promise.all([runSteps(), runVitest()])
const tallies = [...checks, tests]
if (endFaults) tallies.push(await endFaults())
if (run) tallies.push(countLeft(await run.close()))
const sumOf = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(
  ['', ...tallies.flatMap(({ lines }) => lines), `${sumOf('passed')} passed, ${sumOf('failed')} failed`].join('\n'),
)
process.exit(sumOf('failed') > 0 ? 1 : 0)
