import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tryLock } from '@tessera/server/postgres/lock'
import { endProcesses } from './end-processes.ts'
import { findRunBase } from './find-run-base.ts'
import { listRunProcesses, runVariable } from './run-processes.ts'

export interface TestRun {
  folder: string
  /** Waits for processes that are ending, then ends and removes the rest and returns their names. */
  close(patience?: number): Promise<string[]>
}

const prefix = 'tessera-run-'
const lockOf = (folder: string): string => `${folder}.lock`

/**
 * One test run: its temporary files are in one folder, and its processes have that folder in their environment.
 * Undefined if this process is already part of a run.
 */
export async function openRun(): Promise<TestRun | undefined> {
  const current = process.env[runVariable]
  if (current && existsSync(current)) return undefined
  const base = await findRunBase()
  await endDeadRuns(base)
  const folder = join(base, prefix + randomBytes(3).toString('hex'))
  // created before the folder, so that no folder is ever without an owner
  const lock = await tryLock(lockOf(folder))
  await mkdir(folder)
  // PostgreSQL's user must be able to enter
  await chmod(folder, 0o711)
  startGuard(folder)
  process.env[runVariable] = folder
  process.env.TMPDIR = folder
  return {
    folder,
    async close(patience = 60_000) {
      for (const began = performance.now(); performance.now() - began < patience; await sleep(50))
        if (listRunProcesses(folder).length === 0) break
      const left = await findLeft(folder)
      await removeRun(folder)
      await lock?.release()
      return left
    },
  }
}

async function findLeft(folder: string): Promise<string[]> {
  const processes = listRunProcesses(folder).map(({ pid, command }) => `process ${pid}: ${command.slice(0, 300)}`)
  return [...processes, ...(await readdir(folder)).map((entry) => join(folder, entry))]
}

async function removeRun(folder: string): Promise<void> {
  await endProcesses(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Ends the run when this process exits for any reason: the pipe to the guard closes then. */
function startGuard(folder: string): void {
  const guard = spawn(process.execPath, [fileURLToPath(new URL('guard-run.ts', import.meta.url))], {
    // its own session: Ctrl-C and a closed terminal do not reach it
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  // not passed as an argument: the guard must not count as a process of the run
  guard.stdin.write(folder)
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
}

/** True once nothing is left; false while the process that opened the run is alive. */
export async function endDeadRun(folder: string): Promise<boolean> {
  if (!existsSync(lockOf(folder))) return true
  const lock = await tryLock(lockOf(folder))
  if (lock === undefined) return false
  await removeRun(folder)
  await lock.release()
  return true
}

/** For runs whose guard was killed too. Skips runs of other users. */
async function endDeadRuns(base: string): Promise<void> {
  for (const entry of await readdir(base)) {
    if (!entry.startsWith(prefix) || !entry.endsWith('.lock')) continue
    const owner = await stat(join(base, entry)).catch(() => undefined)
    if (owner?.uid === process.getuid?.()) await endDeadRun(join(base, basename(entry, '.lock')))
  }
}
