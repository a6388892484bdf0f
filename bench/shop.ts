import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ChildServer {
  process: ChildProcess
  /** Milliseconds from start to ready. */
  readyAfter: number
  stop(): Promise<void>
}

const pathOf = (file: string): string => new URL(file, import.meta.url).pathname

/** The arguments of Node in `npm start`. */
const command = (readFileSync(pathOf('../package.json'), 'utf8').match(/"start": "node ([^"]*)"/)?.[1] ?? '')
  .split(' ')
  .map((word) => (word.endsWith('.ts') ? pathOf(`../${word}`) : word))

/** Starts the shop as `npm start` does, in a separate process. */
export async function startShop(env: Record<string, string>): Promise<ChildServer> {
  const started = performance.now()
  const child = endWithParent(
    spawn(process.execPath, command, {
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

export async function startBare(env: Record<string, string>, file = 'bare-servers.ts'): Promise<ChildServer> {
  const child = endWithParent(fork(pathOf(file), { env: { ...process.env, ...env }, detached: true }))
  await once(child, 'message')
  return asChild(child, 0)
}

const asChild = (child: ChildProcess, readyAfter: number): ChildServer => ({
  process: child,
  readyAfter,
  stop: async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  },
})

/**
 * Ends the child with this process, so that an interrupted run leaves nothing running; a shop also stops its
 * PostgreSQL. The child has its own process group: otherwise Ctrl-C would reach it too, and a second signal kills a
 * shop at once.
 */
const endWithParent = (child: ChildProcess): ChildProcess => {
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

/** URL of the PostgreSQL that a shop started in its folder. */
export async function databaseIn(folder: string): Promise<string> {
  const [password, port] = await Promise.all([
    readFile(join(folder, 'postgres.password'), 'utf8'),
    readFile(join(folder, 'postgres.port'), 'utf8'),
  ])
  return `postgresql://tessera:${password.trim()}@127.0.0.1:${port.trim()}/tessera`
}

/** Stops the PostgreSQL of a shop that failed to start or was stopped too early. */
function stopDatabaseIn(folder: string): void {
  const file = join(folder, 'postgres', 'postmaster.pid')
  if (!existsSync(file)) return
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGINT')
  } catch {
    // it has already ended and left only its file
  }
}

/** Resident memory in MB, if the system reports it. */
export function memoryOf({ process: { pid } }: ChildServer): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}

/** Milliseconds of processor time that the main thread has taken so far, which runs all of the shop's own code. */
export function mainThreadTime({ process: { pid } }: ChildServer): number {
  // the name in brackets before it may have spaces; Linux counts in hundredths of a second
  const figures = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(figures[11]) + Number(figures[12])) * 10
}
