import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { findDatabase, type ShopProcess } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { signIn } from '../../../../bench/web/customer.ts'
import { searchAddresses } from '../../../../bench/web/search-part.ts'
import { localPassword } from '../../src/seed/history/cast.ts'
import { defaultScale } from '../../src/seed/history/scale-cast.ts'
import { aFolder, startShop } from '../running-shop.ts'

const owner = 'rosa@summit.example'

async function read<Answer>(shop: ShopProcess, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(shop.url + path, init)
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as Answer
}

const countInvoices = async (shop: ShopProcess): Promise<number> => {
  const { call } = await signIn(shop.url, owner, localPassword)
  const asked = { method: 'POST', headers: call, body: '{}' }
  return (await read<{ totalCount: number }>(shop, '/api/myaccount/SearchForInvoices', asked)).totalCount
}

/** Filling takes about 175 s of processor time, and several times as long beside other work. */
const patience = 900_000

test(
  'the full range starts on an empty folder, answers, and leaves nothing behind',
  async () => {
    const folder = await aFolder()
    const shop = await startShop(folder, { TESSERA_RANGE: 'full', API_PER_ADDRESS: '100000' })
    const isFilled = () => shop.child.exitCode !== null || shop.output().includes('Tessera is ready')
    await expect.poll(isFilled, { timeout: patience, interval: 200 }).toBe(true)
    expect(shop.child.exitCode, shop.output()).toBeNull()
    for (const line of [
      /Products: 20,\d{3} \(/,
      /Customers: 3 accounts/,
      /Reviews: 1\d,\d{3} \(/,
      /25,000 invoices, 400 users/,
    ])
      expect(shop.output()).toMatch(line)

    const { total, records } = await read<{ total: number; records: { product_url: string }[] }>(
      shop,
      '/api/search/products?pageSize=1',
    )
    expect(total).toBeGreaterThan(9_900)
    const page = await fetch(shop.url + records[0]?.product_url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')])
    for (const address of searchAddresses) await read(shop, address)
    expect(await countInvoices(shop)).toBeGreaterThanOrEqual(defaultScale.invoices)

    expect(await shop.stop()).toBe(0)
    expect(findDatabase(folder)).toBeUndefined()
    await rm(folder, { recursive: true })
    expect(existsSync(folder)).toBe(false)
  },
  patience,
)
