import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Child {
  process: ChildProcess
  /** Milliseconds from start to ready. */
  readyAfter: number
  stop(): Promise<void>
}

const path = (file: string): string => new URL(file, import.meta.url).pathname

/** The product as anybody starts it, in a process of its own. */
export async function startShop(env: Record<string, string>, file = '../apps/shop/src/main.ts'): Promise<Child> {
  const started = performance.now()
  const child = fork(path(file), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  while (!(await isReady(`http://127.0.0.1:${env.PORT}/health/ready`))) {
    if (child.exitCode !== null) throw new Error('the shop did not start')
    await sleep(20)
  }
  return asChild(child, performance.now() - started)
}

export async function startBare(env: Record<string, string>): Promise<Child> {
  const child = fork(path('bare-servers.ts'), { env: { ...process.env, ...env } })
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

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
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
