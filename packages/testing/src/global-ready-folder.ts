import { mkdtempSync } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { emptyShop, startShopProcess, waitForHealth } from './shop-process.ts'

/**
 * Starts a shop once and stops it, so that tests of other things than the first start can begin with a copy of its
 * folder: 10 s less each. Does not wait; the file `state` says when it is done.
 */
export function setup(project: TestProject): () => Promise<void> {
  const base = mkdtempSync(join(tmpdir(), 'tessera-ready-'))
  const done = prepare(base)
    .then(() => writeFile(join(base, 'state'), 'ready'))
    .catch((error: unknown) => writeFile(join(base, 'state'), String(error)))
  project.provide('readyFolder', base)
  return async () => {
    await done
    await rm(base, { recursive: true, force: true })
  }
}

async function prepare(base: string): Promise<void> {
  // PostgreSQL's user must be able to enter
  await chmod(base, 0o711)
  const folder = join(base, 'data')
  await mkdir(folder, { mode: 0o711 })
  const shop = await startShopProcess(folder, emptyShop)
  await waitForHealth(shop, 200)
  const code = await shop.stop()
  if (code !== 0) throw new Error(`the shop ended with ${code}: ${shop.output()}`)
}

declare module 'vitest' {
  export interface ProvidedContext {
    readyFolder: string
  }
}
