import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '@tessera/server/postgres/processes'
import { runEnvironment } from './run-processes.ts'

const projectFolder = new URL('../../../', import.meta.url).pathname
// caches compiled modules: a second start takes 2.2 s instead of 3.7
const compiled = new URL('../../../.tmp/compiled', import.meta.url).pathname

/** Filling a shop takes a quarter of a minute; tests of the program itself need no products. */
export const emptyShop = { TESSERA_RANGE: 'none', PICTURES_AHEAD: '0' }

export interface ShopProcess {
  child: ChildProcess
  url: string
  /** Its output; only the end if it is long. */
  output(): string
  /** The exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * The whole shop as `npm start` runs it, or one part of it from its sources, in a separate process, with these settings
 * only and not our environment.
 */
export async function startShopProcess(
  folder: string,
  settings: Record<string, string> = {},
  main = 'shop/src/main.ts built',
  tree = projectFolder,
): Promise<ShopProcess> {
  const port = await freePort()
  const [file = '', ...options] = main.split(' ')
  const child = spawn(process.execPath, [join(tree, 'apps', file), ...options], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      ...runEnvironment(),
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      TESSERA_DATA: folder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-100_000)
    })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { child, url: `http://localhost:${port}`, output: () => output, stop }
}

/** Waits until a health endpoint returns the status; a filled shop takes half a minute, or longer on a busy machine. */
export async function waitForHealth(shop: ShopProcess, status: number, path = '/health/ready'): Promise<void> {
  for (const began = performance.now(); performance.now() - began < 600_000; await sleep(50)) {
    const answer = await fetch(`${shop.url}${path}`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.status === status) return
    if (shop.child.exitCode !== null || shop.child.signalCode !== null)
      throw new Error(`the shop has ended: ${shop.output()}`)
  }
  throw new Error(`${path} did not become ${status}: ${shop.output()}`)
}

/** The process ID of the PostgreSQL that a shop runs in its folder. */
export function findDatabase(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    return isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
