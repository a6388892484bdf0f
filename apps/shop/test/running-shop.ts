import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endProcesses } from '@tessera/testing/end-processes'
import { emptyShop, type ShopProcess, startShopProcess } from '@tessera/testing/shop-process'
import { expect, inject, onTestFinished } from 'vitest'

/** A data folder that ends with the test, database included. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-shop-'))
  onTestFinished(async () => {
    await endProcesses(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** The folder of a shop that was started once with the local settings, for tests that are not about the first start. */
export async function aReadyFolder(): Promise<string> {
  const base = inject('readyFolder')
  const readState = () => readFile(join(base, 'state'), 'utf8').catch(() => '')
  await expect.poll(readState).not.toBe('')
  expect(await readState()).toBe('ready')
  const folder = await aFolder()
  // with owners: PostgreSQL's files belong to its user
  await promisify(execFile)('cp', ['-a', `${join(base, 'data')}/.`, folder])
  return folder
}

export async function startShop(
  folder: string,
  settings: Record<string, string> = {},
  main?: string,
  tree?: string,
): Promise<ShopProcess> {
  const shop = await startShopProcess(folder, { ...emptyShop, ...settings }, main, tree)
  onTestFinished(async () => {
    await shop.stop('SIGKILL')
  })
  return shop
}
