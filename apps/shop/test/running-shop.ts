import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDatabase, type ShopProcess, startShopProcess } from '@tessera/testing/shop-process'
import { expect, onTestFinished } from 'vitest'

/** A data folder that ends with the test, database included. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-shop-'))
  onTestFinished(async () => {
    const pid = findDatabase(folder)
    if (pid) process.kill(pid, 'SIGQUIT')
    await expect.poll(() => findDatabase(folder)).toBeUndefined()
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
): Promise<ShopProcess> {
  const shop = await startShopProcess(folder, { ...empty, ...settings }, main)
  onTestFinished(() => {
    shop.child.kill('SIGKILL')
  })
  return shop
}
