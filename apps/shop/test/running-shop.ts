import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcesses } from '@tessera/testing/end-processes'
import { type ShopProcess, startShopProcess } from '@tessera/testing/shop-process'
import { onTestFinished } from 'vitest'

/** A data folder that ends with the test, database included. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-shop-'))
  onTestFinished(async () => {
    await endProcesses(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Filling a shop takes a quarter of a minute; what is tested here needs no products. */
const empty = { TESSERA_RANGE: 'none', PICTURES_AHEAD: '0' }

export async function startShop(
  folder: string,
  settings: Record<string, string> = {},
  main?: string,
  tree?: string,
): Promise<ShopProcess> {
  const shop = await startShopProcess(folder, { ...empty, ...settings }, main, tree)
  onTestFinished(async () => {
    await shop.stop('SIGKILL')
  })
  return shop
}
