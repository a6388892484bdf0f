import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tryLock } from '@tessera/server/postgres/lock'
import { endProcesses } from './end-processes.ts'
import { listRunProcesses, runVariable } from './run-processes.ts'

export interface TestRun {
  folder: string
  /** Waits for what is just ending, then ends and removes the rest and names it. */
  close(patience?: number): Promise<string[]>
}

const prefix = 'tessera-run-'
const lockOf = (folder: string): string => `${folder}.lock`

/**
 * One run of tests: its temporary files lie in one folder, and its processes name that folder in their environment.
 * Undefined where this process is part of a run already.
 */
export async function openRun(): Promise<TestRun | undefined> {
  const current = process.env[runVariable]
  if (current && existsSync(current)) return undefined
  const base = await findBase()
  await endDeadRuns(base)
  const folder = join(base, prefix + randomBytes(3).toString('hex'))
  // before the folder, so that no folder is ever without an owner
  const lock = await tryLock(lockOf(folder))
  await mkdir(folder)
  // the user PostgreSQL runs as passes through
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

/** The folder of the system for temporary files; for root one that PostgreSQL's user may enter as well. */
async function findBase(): Promise<string> {
  // where processes show their working folder it is the real one; on a Mac the real one is too long for sockets
  const usual = process.platform === 'linux' ? await realpath(tmpdir()) : tmpdir()
  return process.getuid?.() !== 0 || (await isOpenToAll(usual)) ? usual : '/var/tmp'
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToAll(dirname(folder))
}

async function findLeft(folder: string): Promise<string[]> {
  const processes = listRunProcesses(folder).map(({ pid, command }) => `process ${pid}: ${command.slice(0, 300)}`)
  return [...processes, ...(await readdir(folder)).map((entry) => join(folder, entry))]
}

async function removeRun(folder: string): Promise<void> {
  await endProcesses(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Ends the run when this process is gone, however it went: then the pipe to the guard closes. */
function startGuard(folder: string): void {
  const guard = spawn(process.execPath, [fileURLToPath(new URL('guard-run.ts', import.meta.url))], {
    // a session of its own: Ctrl-C and a closed terminal pass it by
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  // not among its arguments: the guard is no process of the run
  guard.stdin.write(folder)
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
}

/** True once nothing of it is left; false while the process that opened it lives. */
export async function endDeadRun(folder: string): Promise<boolean> {
  if (!existsSync(lockOf(folder))) return true
  const lock = await tryLock(lockOf(folder))
  if (lock === undefined) return false
  await removeRun(folder)
  await lock.release()
  return true
}

/** For runs whose guard was killed too. Those of other users are theirs to end. */
async function endDeadRuns(base: string): Promise<void> {
  for (const entry of await readdir(base)) {
    if (!entry.startsWith(prefix) || !entry.endsWith('.lock')) continue
    const owner = await stat(join(base, entry)).catch(() => undefined)
    if (owner?.uid === process.getuid?.()) await endDeadRun(join(base, basename(entry, '.lock')))
  }
}
