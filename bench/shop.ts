import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Child {
  process: ChildProcess
  /** Milliseconds from start to ready. */
  readyAfter: number
  stop(): Promise<void>
}

const path = (file: string): string => new URL(file, import.meta.url).pathname

/** What `npm start` tells Node. */
const flags =
  readFileSync(path('../package.json'), 'utf8')
    .match(/"start": "node ([^"]*)"/)?.[1]
    ?.match(/--\S+/g) ?? []

/** The product as anybody starts it, in a process of its own. */
export async function startShop(env: Record<string, string>, file = '../apps/shop/src/main.ts'): Promise<Child> {
  const started = performance.now()
  const child = endedWithUs(
    spawn(process.execPath, [...flags, path(file)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    }),
  )
  const breakOff = () => stopDatabaseIn(env.TESSERA_DATA ?? '')
  process.once('exit', breakOff)
  while (!(await isReady(`http://127.0.0.1:${env.PORT}/health/ready`))) {
    if (child.exitCode !== null) {
      breakOff()
      throw new Error('the shop did not start')
    }
    await sleep(20)
  }
  process.off('exit', breakOff)
  return asChild(child, performance.now() - started)
}

export async function startBare(env: Record<string, string>, file = 'bare-servers.ts'): Promise<Child> {
  const child = endedWithUs(fork(path(file), { env: { ...process.env, ...env }, detached: true }))
  await once(child, 'message')
  return asChild(child, 0)
}

const asChild = (child: ChildProcess, readyAfter: number): Child => ({
  process: child,
  readyAfter,
  stop: async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  },
})

/**
 * Whoever breaks off a run leaves nothing running; a shop takes its PostgreSQL along. In a group of its own, because a
 * key press would reach it as well, and a second signal ends a shop at once.
 */
const endedWithUs = (child: ChildProcess): ChildProcess => {
  const end = () => child.kill('SIGTERM')
  process.on('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** The address of the PostgreSQL that a shop has started in its folder. */
export async function databaseIn(folder: string): Promise<string> {
  const [password, port] = await Promise.all([
    readFile(join(folder, 'postgres.password'), 'utf8'),
    readFile(join(folder, 'postgres.port'), 'utf8'),
  ])
  return `postgresql://tessera:${password.trim()}@127.0.0.1:${port.trim()}/tessera`
}

/** A shop that fails to start, or is stopped before it has, leaves its PostgreSQL behind. */
function stopDatabaseIn(folder: string): void {
  const file = join(folder, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGINT')
  } catch {
    // it has ended already and left only its file
  }
}

/** Resident memory in MB, where the system tells. */
export function memoryOf({ process: { pid } }: Child): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}
