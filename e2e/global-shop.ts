import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShopProcess } from '@tessera/testing/shop-process'
import type { TestProject } from 'vitest/node'
import { getBrowser } from '../scripts/get-browser.ts'

const settings = {
  PICTURES_AHEAD: '0',
  // the render speed of this machine is not tested
  PAGE_TIMEOUT: '60',
  DATABASE_TIMEOUT: '60',
  CAPTCHA_WORK: '10',
  // visitors set their own address, since forms are rate limited by address
  TRUST_PROXY_HOPS: '1',
  // the mailbox, from which the tests read links, is closed behind a trusted proxy unless this is on
  LOCAL_TOOLS: 'on',
  API_PER_ADDRESS: '100000',
  API_PER_PERSON: '100000',
  PAGES_PER_ADDRESS: '100000',
  SIGN_IN_FAILURES: '1000',
  GUEST_TOKENS: '1000',
}

/**
 * Starts the whole shop as `npm start` does, filled, in its own process and folder: one for all browser tests. Other
 * tests run while it is filled; `runningShopUrl` waits. TESSERA_SHOP names a running shop instead, for writing tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // once, here: two test files installing a browser at the same time would conflict
  process.env.CHROMIUM_PATH = getBrowser()
  const { TESSERA_SHOP: running } = process.env
  if (running) {
    project.provide('shopUrl', running)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'))
  const shop = await startShopProcess(folder, settings)
  shop.child.stderr?.pipe(process.stderr)
  project.provide('shopUrl', shop.url)
  return async () => {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
  }
}
