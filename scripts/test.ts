import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { openRun } from '@tessera/testing/test-run'
import { type Report, type Tally, tallyOf } from './report.ts'
import { root } from './source-files.ts'

/** Runs all checks that must pass before a change is merged; `--quick` skips those that take minutes. */
const isQuick = process.argv.includes('--quick')

const steps: [name: string, command: string, args: string[]][] = [
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['--noEmit']],
  ['types of the pages', 'tsc', ['--noEmit', '-p', 'apps/storefront']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['dead code', 'knip', []],
  ['operation list', 'node', ['scripts/operations.ts', '--check']],
  ['client types', 'node', ['scripts/generate-client.ts', '--check']],
]

function start(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0
}

function check([name, command, args]: (typeof steps)[number]): Tally {
  const started = Date.now()
  const isGood = start(command, args)
  console.log(`${isGood ? 'ok' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return { passed: Number(isGood), failed: Number(!isGood), lines: isGood ? [] : [`FAILED  ${name}`] }
}

/** Runs a program that writes its results to a file; without the file it has failed. */
function runFor<Results>(command: string, args: string[], file: string, count: (results: Results) => Tally): Tally {
  mkdirSync(`${root}.tmp`, { recursive: true })
  rmSync(file, { force: true })
  const isGood = start(command, args)
  try {
    const tally = count(JSON.parse(readFileSync(file, 'utf8')) as Results)
    return { ...tally, failed: tally.failed || Number(!isGood) }
  } catch {
    return { passed: 0, failed: 1, lines: [`FAILED  ${command} ${args[0]} did not come to its end`] }
  }
}

function runVitest(): Tally {
  const file = `${root}.tmp/vitest.json`
  const projects = isQuick ? ['--project', 'unit'] : []
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return runFor<Report>('vitest', ['run', ...projects, ...reporters], file, tallyOf)
}

/** Runs a tenth of each row with a fixed seed; `npm run test:faults` runs everything with a new seed. */
function runFaults(): Tally {
  const args = ['scripts/test-faults.ts', '--seed', '1', '--share', '0.1']
  return runFor<Tally & { seed: number }>('node', args, `${root}.tmp/faults.json`, ({ passed, failed, seed }) => ({
    passed,
    failed,
    lines: [`faults, seed ${seed}, a tenth of each row: ${passed} rules hold, ${failed} do not`],
  }))
}

/** Every test must clean up after itself; counts what was left behind. */
function countLeft(left: string[]): Tally {
  return {
    passed: Number(left.length === 0),
    failed: left.length,
    lines: left.map((one) => `FAILED  left behind by a test: ${one}`),
  }
}

const tallies = steps.map(check)
const run = await openRun()
tallies.push(runVitest())
if (!isQuick) tallies.push(runFaults())
if (run) tallies.push(countLeft(await run.close()))
const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(
  ['', ...tallies.flatMap(({ lines }) => lines), `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'),
)
process.exit(sum('failed') > 0 ? 1 : 0)
