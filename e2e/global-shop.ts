import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { becomes, startShopProcess } from '@tessera/testing/shop-process'
import type { TestProject } from 'vitest/node'
import { getBrowser } from '../scripts/find-browser.ts'

const settings = {
  PICTURES_AHEAD: '0',
  // how fast this machine draws a page is not what is tested
  PAGE_TIMEOUT: '60',
  DATABASE_TIMEOUT: '60',
  CAPTCHA_WORK: '10',
  // visitors say where they come from, since forms are limited by address
  TRUST_PROXY_HOPS: '1',
  // a trusted proxy closes the mailbox, from which the tests read links
  LOCAL_TOOLS: 'on',
  API_PER_ADDRESS: '100000',
  API_PER_PERSON: '100000',
  PAGES_PER_ADDRESS: '100000',
  SIGN_IN_FAILURES: '1000',
  GUEST_TOKENS: '1000',
}

/**
 * The whole shop as `npm start` runs it, filled, in a process and a folder of its own: one for all browser tests. Whoever
 * writes one names a shop that runs already in TESSERA_SHOP.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // here, once: two test files that install a browser at the same time are in each other's way
  process.env.CHROMIUM_PATH = getBrowser()
  const { TESSERA_SHOP: running } = process.env
  if (running) {
    project.provide('shopUrl', running)
    return async () => {}
  }
  const folder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'))
  const shop = await startShopProcess(folder, settings)
  shop.child.stderr?.pipe(process.stderr)
  const stop = async () => {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
  await becomes(shop, 200).catch(async (error) => {
    await stop()
    throw error
  })
  project.provide('shopUrl', shop.url)
  return stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
  }
}
