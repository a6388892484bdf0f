import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const main = new URL('../src/main.ts', import.meta.url).pathname

export interface RunningShop {
  child: ChildProcess
  url: string
  output(): string
  /** The exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A data folder that ends with the test, database included. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-shop-'))
  onTestFinished(async () => {
    const pid = databasePid(folder)
    if (pid) process.kill(pid, 'SIGQUIT')
    await sleep(200)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

export function databasePid(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/** Filling a shop takes a quarter of a minute; what is tested here needs no products. */
const empty = { TESSERA_RANGE: 'none', PICTURES_AHEAD: '0' }

/** The program as `npm start` runs it. */
export async function startShop(folder: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: String(port), TESSERA_DATA: folder, ...empty, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { child, url: `http://127.0.0.1:${port}`, output: () => output, stop }
}

/** Polls one of the health addresses until it answers as wanted. */
export async function becomes(shop: RunningShop, status: number, path = '/health/ready'): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(`${shop.url}${path}`).catch(() => undefined)
    if (answer?.status === status) return
    if (shop.child.exitCode !== null) throw new Error(`the shop has ended: ${shop.output()}`)
    await sleep(50)
  }
  throw new Error(`${path} did not become ${status}: ${shop.output()}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
