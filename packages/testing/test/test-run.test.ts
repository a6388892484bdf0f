import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isAlive, listProcesses } from '@tessera/server/postgres/processes'
import { expect, onTestFinished, test } from 'vitest'
import { endProcesses } from '../src/end-processes.ts'

interface Opened {
  child: ChildProcess
  /** The processes it has started and not ended. */
  folder: string
  pid: number
  close(): Promise<string[]>
}

/** A run apart from the one these tests are part of, in a process that can be killed. */
async function openRun(base: string): Promise<Opened> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('a-run.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, TMPDIR: base },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { folder, pid } = JSON.parse((await lines.next()).value ?? '{}') as { folder: string; pid: number }
  const close = async (): Promise<string[]> => {
    child.stdin.write('close\n')
    return (JSON.parse((await lines.next()).value ?? '{}') as { left: string[] }).left
  }
  return { child, folder, pid, close }
}

async function aBase(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'runs-'))
  await chmod(base, 0o711)
  onTestFinished(async () => {
    await endProcesses(base)
    await rm(base, { recursive: true })
  })
  return base
}

test('leftovers of a test are named, ended and removed', async () => {
  const base = await aBase()
  const run = await openRun(base)
  const left = await run.close()
  expect(left).toContainEqual(expect.stringMatching(new RegExp(`^process ${run.pid}: .*/postgres `)))
  expect(left).toContain(run.folder)
  expect(isAlive(run.pid)).toBe(false)
  expect(await readdir(base)).toEqual([])
})

test('a killed run leaves nothing: its guard ends it', async () => {
  const base = await aBase()
  const { child, pid } = await openRun(base)
  child.kill('SIGKILL')
  await expect.poll(() => readdir(base)).toEqual([])
  expect(isAlive(pid)).toBe(false)
})

const parentOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

test.runIf(process.platform === 'linux')(
  'the next run ends what a run left that was killed with its guard',
  async () => {
    const base = await aBase()
    const first = await openRun(base)
    for (const pid of listProcesses())
      if (pid !== first.pid && (await parentOf(pid)) === first.child.pid) process.kill(pid, 'SIGKILL')
    first.child.kill('SIGKILL')
    await expect.poll(() => first.child.signalCode).toBe('SIGKILL')
    expect(isAlive(first.pid)).toBe(true)

    const second = await openRun(base)
    expect(isAlive(first.pid)).toBe(false)
    expect(existsSync(first.folder)).toBe(false)
    expect(isAlive(second.pid)).toBe(true)
  },
)
