import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { countKeys } from './count-keys.ts'
import { signInToConsole } from './sign-in-to-console.ts'

/**
 * A clerk offers the waiting quote of this job at 5% less, in the console and with the keyboard alone; the store itself
 * would answer within two minutes. A typed text counts as one.
 */
export async function offerQuote(browser: Browser, base: string, job: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(page, `${base}/console`, 'carl@tessera.example')
  const counter = countKeys(page)
  const { press, type } = counter
  await press('g', 'q')
  await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()
  await press('/')
  await type(job)
  await press('Enter')
  await page.waitForURL(/search=/)
  await page.getByRole('row').filter({ hasText: job }).first().waitFor()
  await press('Escape', 'j', 'Enter')
  await page.getByRole('heading', { level: 1, name: /^Quote / }).waitFor()
  await press('e')
  await type('-5%')
  await press('Control+Enter')
  await page.getByRole('status').filter({ hasText: 'offer' }).or(page.getByText('Version 1')).first().waitFor()
  // nine to reach the quote and send it, one for the price of each line: 60 seconds for ten lines
  expect(counter.keys + counter.texts).toBeLessThanOrEqual(11)
  await page.context().close()
}
