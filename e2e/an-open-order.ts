import type { Page } from 'playwright-core'

/** The next order to pick that has at least 8 boxes of a product left. */
export async function anOpenOrder(page: Page, base: string): Promise<{ number: string; sku: string }> {
  await page.goto(`${base}/console/orders?view=to-pick`)
  const numbers = await page.locator('a[data-row]').allTextContents()
  for (const number of numbers) {
    await page.goto(`${base}/console/orders/${number}`)
    if ((await page.getByRole('link', { name: 'Pack and ship' }).count()) === 0) continue
    const row = page
      .getByRole('row')
      .filter({ hasText: /([89]|[1-9]\d) of \d+ boxes/ })
      .first()
    if ((await row.count()) === 0) continue
    const sku = (await row.getByRole('rowheader').locator('.tabular').textContent()) ?? ''
    return { number, sku }
  }
  throw new Error('no order has 8 boxes left')
}
