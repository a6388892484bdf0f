import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

test('a pro makes a proposal of a quote, and the client reads it on a phone without what it costs', async () => {
  const page = await openAs(browser, base, 'grace@northline.example', { viewport: { width: 1440, height: 2000 } })
  await page.goto(`${base}/account/quotes?status=offered`)
  await page.locator('main a[href^="/account/quotes/Q"]').first().click()
  await page.getByRole('link', { name: 'Proposal for a client' }).click()
  await page.getByRole('heading', { name: 'Proposal', exact: true }).waitFor()
  await page.getByRole('textbox', { name: /^Client/ }).fill('Decatur Dental')
  await page.getByLabel('Markup', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Save proposal' }).click()
  await page.getByText('Enter a number from 1 to 400.').first().waitFor()
  expect(await page.getByRole('textbox', { name: /^Client/ }).inputValue()).toBe('Decatur Dental')
  await page.getByLabel('Markup', { exact: true }).fill('35')
  await page.getByLabel('Labor item 1').fill('Demolition and disposal')
  await page.getByLabel('Price 1').fill('1,850')
  await page.getByRole('button', { name: 'Add labor item' }).click()
  await page.getByLabel('Labor item 4').fill('Grout and seal')
  await page.getByRole('button', { name: 'Save proposal' }).click()
  await page.getByText('Proposal saved.').waitFor()
  const costs = await page.getByText(/your cost \$[\d,.]+/).allInnerTexts()
  const total = await page.locator('#sums + dl dd').last().innerText()
  expect(await screenProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.locator('[data-share-link]').getAttribute('href')

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`${base}${new URL(link ?? '').pathname}`)
  await phone.getByText('For Decatur Dental').waitFor()
  const read = await phone.locator('main').innerText()
  expect(read).toContain(total)
  expect(costs.length).toBeGreaterThan(0)
  for (const cost of costs) expect(read).not.toContain(/\$[\d,.]+\d/.exec(cost)?.[0] ?? 'nothing')
  expect(await phone.content()).not.toContain('costCents')
  expect(await screenProblems(phone)).toEqual([])
  expect(await phone.locator('footer, input[type=search]').count()).toBe(0)
  await phone.getByLabel('Your full name').fill('Dr. Decatur')
  await phone.getByLabel('Your email').fill('dr@decatur.example')
  await phone.getByLabel(/^I accept this proposal for \$/).check()
  await phone.getByRole('button', { name: 'Accept and sign' }).click()
  await phone.getByText('Thank you. Your acceptance was sent.').waitFor()
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('link', { name: 'This proposal as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^PROPOSAL-Q\d+\.pdf$/)

  await page
    .getByRole('button', { name: /^Revoke link/ })
    .first()
    .click()
  await page.getByText('This link has been revoked.').waitFor()
  await phone.reload()
  await phone.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  await phone.context().close()
  await page.context().close()
})
