import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countKeys } from './count-keys.ts'

/** An order on the phone, with the keyboard alone. A typed text counts as one. */
export async function placePhoneOrder(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/console/products?search=porcelain`)
  const rows = await page
    .locator('main a[data-row]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const skus = rows.slice(0, 5).map((href) => href?.split('/').at(-1))
  await page.goto(`${base}/console`)
  // the shortcuts are listed as soon as they work
  await page.getByText('Keyboard shortcuts').waitFor({ state: 'attached' })
  const counter = countKeys(page)
  const { press, type } = counter
  await press('g', 'n')
  await page.getByRole('heading', { level: 1, name: 'Counter order' }).waitFor()
  await press('/')
  await type('northline')
  await press('Enter')
  await page.getByRole('row').filter({ hasText: 'Northline' }).first().waitFor()
  await press('Escape', 'j', 'Enter')
  await page.locator('textarea[name="typed"]:focus').waitFor()
  await type(skus.map((sku) => `${sku} 1`).join('\n'))
  await press('Control+Enter')
  await page.getByRole('button', { name: 'Place on account' }).waitFor()
  await press('Control+Shift+Enter')
  await page.waitForURL(/\/console\/orders\/\d+\?placed=/)
  expect(counter.keys + counter.texts).toBeLessThanOrEqual(12)
  return /orders\/(\d+)/.exec(page.url())?.[1] ?? ''
}
