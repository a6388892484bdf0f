import type { Page } from 'playwright-core'
import { expect } from 'vitest'

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
  let presses = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    presses += keys.length
  }
  await press('g', 'n')
  await page.getByRole('heading', { level: 1, name: 'Counter order' }).waitFor()
  await press('/')
  await page.keyboard.type('northline')
  await press('Enter')
  await page.getByRole('row').filter({ hasText: 'Northline' }).first().waitFor()
  await press('Escape', 'j', 'Enter')
  await page.locator('textarea[name="typed"]:focus').waitFor()
  await page.keyboard.type(skus.map((sku) => `${sku} 1`).join('\n'))
  await press('Control+Enter')
  await page.getByRole('button', { name: 'Place on account' }).waitFor()
  await page.keyboard.press('Control+Shift+Enter')
  await page.waitForURL(/\/console\/orders\/\d+\?placed=/)
  // the two typed texts and the last keys
  expect(presses + 3).toBeLessThanOrEqual(12)
  return /orders\/(\d+)/.exec(page.url())?.[1] ?? ''
}
