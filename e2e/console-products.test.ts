import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { callAs } from './call-as.ts'
import { countKeys, type KeyCounter } from './count-keys.ts'
import { readAsGuest } from './read-as-guest.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let marta: Page
beforeAll(async () => {
  marta = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(marta, `${base}/console`, 'marta@tessera.example')
})
afterAll(() => marta.context().close())

test('a product like another one is published with four prices, stock and a category in 25 keys and clicks', async () => {
  const model = await someTile()
  const sku = `new-${Date.now().toString(36)}`
  const counter = countKeys(marta)
  await duplicate(counter, model, sku)
  // the groups of a company have prices of products in its catalog
  await putIntoCategory(counter, sku)
  await enterPrices(counter, sku)
  await addStock(counter, sku)
  expect(counter.keys).toBeLessThanOrEqual(25)
  const page = () => readAsGuest(base, `/products/${sku}`)
  await expect.poll(page).toContain('Keyed tile')
  expect(await page()).toContain('61.5')
  await callAs(base, 'admin', ['PATCH', `/v1/products/${sku}`], { Active: false })
})

/** One far down the list, so that no other test buys the new one. */
async function someTile(): Promise<string> {
  const query = 'department=Tile&filter=availability:stocked&pageSize=1&page=100'
  const answer = await fetch(`${base}/api/search/products?${query}`)
  const { records } = (await answer.json()) as { records: { sku: string }[] }
  return records[0]?.sku ?? ''
}

async function duplicate({ press, type, click }: KeyCounter, model: string, sku: string): Promise<void> {
  await press('Control+k')
  await type(model)
  await press('Enter')
  await click(marta.getByRole('main').getByRole('link', { name: 'Duplicate' }))
  await marta.locator('[id="ID"]:focus').waitFor()
  await type(sku)
  await press('Tab')
  await type('Keyed tile 4 × 8')
  await click(marta.getByLabel('Web address'))
  await type(sku)
  await press('Control+s')
  await marta.getByText('Created.').waitFor()
}

async function enterPrices({ press, type, click }: KeyCounter, sku: string): Promise<void> {
  await click(marta.getByRole('main').getByRole('link', { name: sku }))
  await marta.getByRole('heading', { level: 1, name: 'Keyed tile 4 × 8' }).waitFor()
  await press('4')
  await click(marta.getByRole('link', { name: 'Enter prices' }))
  await click(marta.getByRole('row').filter({ hasText: sku }).getByRole('gridcell').nth(1))
  for (const price of ['61.50', '58.25', '55']) {
    await type(price)
    await press('Tab')
  }
  await type('52')
  await press('Control+s')
  await click(marta.getByRole('button', { name: 'Change 4 prices' }))
  await marta.getByText('4 prices saved.').waitFor()
}

async function addStock({ press, type, click }: KeyCounter, sku: string): Promise<void> {
  await click(marta.getByRole('link', { name: sku }))
  await marta.getByRole('heading', { level: 1, name: 'Keyed tile 4 × 8' }).waitFor()
  await press('5')
  await click(marta.locator('#add-boxes'))
  await type('40')
  await press('Tab')
  await type('First delivery')
  await press('Enter')
  await marta.getByText('Location added.').waitFor()
}

async function putIntoCategory({ press, type, click }: KeyCounter, sku: string): Promise<void> {
  await press('g', 't')
  await click(
    marta
      .getByRole('main')
      .getByRole('link', { name: /^Ceramic/ })
      .first(),
  )
  const skus = marta.locator('textarea[name="skus"]')
  await skus.waitFor({ state: 'attached' })
  await press('e')
  await skus.and(marta.locator(':focus')).waitFor()
  await type(sku)
  await press('Control+Enter')
  await marta.getByText('1 product assigned.').waitFor()
}
