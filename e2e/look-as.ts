import type { Browser, Page } from 'playwright-core'
import { signInToConsole } from './sign-in-to-console.ts'

/** Opens the shop as a person of Northline, to look only, and returns its tab. */
export async function lookAs(browser: Browser, base: string, person: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInToConsole(page, `${base}/console/customers/1000001`, 'sue@tessera.example')
  await page.getByRole('link', { name: `Open the shop as ${person}` }).click()
  await page.getByRole('heading', { level: 1, name: `Open the shop as ${person}` }).waitFor()
  await page.getByLabel('Reason').fill('Cannot find the order')
  await page.getByRole('button', { name: 'Continue' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: `Open the shop as ${person}` }).click()
  const shop = await opened
  await shop.getByText('You can look, not change anything.').waitFor()
  return shop
}
