import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

const main = new URL('../apps/shop/src/main.ts', import.meta.url).pathname

/**
 * The whole shop as `npm start` runs it, filled, in a process and a folder of its own: one for all browser tests. Whoever
 * writes one names a shop that runs already in TESSERA_SHOP.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TESSERA_SHOP: running } = process.env
  if (running) {
    project.provide('shopUrl', running)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'))
  const port = await freePort()
  const settings = {
    PORT: String(port),
    TESSERA_DATA: folder,
    PICTURES_AHEAD: '0',
    CAPTCHA_WORK: '10',
    // visitors say where they come from, since forms are limited by address
    TRUST_PROXY_HOPS: '1',
  }
  const generous = {
    API_PER_ADDRESS: '100000',
    API_PER_PERSON: '100000',
    SIGN_IN_FAILURES: '1000',
    GUEST_TOKENS: '1000',
  }
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings, ...generous },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = `http://localhost:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The shop did not start.')
    await sleep(100)
  }
  project.provide('shopUrl', url)
  return async () => {
    child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
  }
}
