import { execFileSync, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanEnvironment } from './postgres-arguments.ts'
import { isAlive } from './processes.ts'
import type { RunAs } from './run-as.ts'

/** A running database server, started here or found running. */
export interface Postmaster {
  pid: number
  /** Resolves with the reason once the process has exited. */
  exited: Promise<string>
  hasExited(): boolean
  signal(name: 'SIGINT' | 'SIGQUIT'): void
}

export interface LaunchOptions {
  postgres: string
  pgCtl: string
  args: string[]
  logFile: string
  runAs: RunAs | undefined
}

export async function launchPostgres({ postgres, pgCtl, args, logFile, runAs }: LaunchOptions): Promise<Postmaster> {
  const log = await open(logFile, 'a', 0o600)
  try {
    const child = spawn(postgres, args, {
      // its own session: Ctrl-C at the terminal must not stop the database while requests are still answered
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: parse(postgres).root,
      env: cleanEnvironment(process.env),
      ...runAs,
    })
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(`could not be started: ${error.message}`))
      child.once('exit', (code, signal) => resolve(signal === null ? `ended with code ${code}` : `ended by ${signal}`))
    })
    child.unref()
    if (child.pid === undefined) throw new Error(`PostgreSQL ${await ended}`)
    return createPostmaster(child.pid, pgCtl, ended)
  } finally {
    await log.close()
  }
}

/** For a process that is not our child, whose exit the system does not report. */
export function attachPostmaster(pid: number, pgCtl: string): Postmaster {
  const ended = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      resolve('is gone')
    }, 100)
    timer.unref()
  })
  return createPostmaster(pid, pgCtl, ended)
}

/** Fast shutdown: open transactions are rolled back and everything is written. After 10 s, immediate shutdown. */
export async function shutDown(postmaster: Postmaster, milliseconds = 10_000): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    if (postmaster.hasExited()) return
    postmaster.signal(name)
    if (await isGoneWithin(postmaster, milliseconds)) return
  }
  throw new Error(`PostgreSQL (process ${postmaster.pid}) does not stop. Look at it before starting again.`)
}

function createPostmaster(pid: number, pgCtl: string, ended: Promise<string>): Postmaster {
  let gone = false
  const exited = ended.then((reason) => {
    gone = true
    return reason
  })
  return { pid, exited, hasExited: () => gone || !isAlive(pid), signal: (name) => sendSignal(pid, name, pgCtl) }
}

function sendSignal(pid: number, name: 'SIGINT' | 'SIGQUIT', pgCtl: string): void {
  try {
    // Windows has no such signals; pg_ctl has a substitute
    if (process.platform === 'win32') {
      execFileSync(pgCtl, ['kill', name.slice(3), String(pid)], { windowsHide: true })
      return
    }
    process.kill(pid, name)
    // a suspended process gets signals only once it continues
    process.kill(pid, 'SIGCONT')
  } catch {
    // it has exited in the meantime
  }
}

async function isGoneWithin(postmaster: Postmaster, milliseconds: number): Promise<boolean> {
  const enough = new AbortController()
  const late = sleep(milliseconds, false, { signal: enough.signal }).catch(() => false)
  const gone = await Promise.race([postmaster.exited.then(() => true), late])
  enough.abort()
  return gone
}
