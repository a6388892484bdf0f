import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { patience } from './patience.ts'
import { pressButton } from './press-button.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { shareSheet } from './share-sheet.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

const openAsOwner = (width: number): Promise<Page> =>
  openAs(browser, base, 'grace@northline.example', { viewport: { width, height: 900 } })

async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Signature field' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in.')
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  for (const [x, y] of [
    [60, 20],
    [90, 70],
    [130, 30],
    [180, 60],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Clear signature' }).waitFor()
}

test.each([true, false])(
  'a client chooses, comments and signs on a phone (script: %s)',
  async (javaScriptEnabled) => {
    const page = await openAsOwner(1440)
    const path = await shareSheet(page, base)
    const phone = await browser.newContext({
      javaScriptEnabled,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    })
    const client = await phone.newPage()
    await client.goto(base + path)
    expect(await client.getByText('Your cost').count()).toBe(0)
    const other = client.getByRole('group', { name: 'Choose your favorite' }).first().getByRole('radio').nth(1)
    await other.check()
    if (!javaScriptEnabled) await pressButton(client, 'Save choice')
    await client.waitForLoadState('networkidle')
    await client.reload()
    expect(await other.isChecked()).toBe(true)
    await client.getByLabel('Comment', { exact: true }).fill('May the grout be lighter?')
    await pressButton(client, 'Send comment')
    await client.getByText('Comment sent.').waitFor()
    await client.getByLabel('Your full name').fill('Iris Vaughn')
    if (javaScriptEnabled) await drawSignature(client)
    await client.getByLabel(/I reviewed and approve version 1/).check()
    await pressButton(client, 'Approve and sign')
    await client.getByText('Signed and locked, version 1').waitFor()
    expect(await client.getByRole('radio').count()).toBe(0)
    expect(await client.getByRole('img', { name: 'Signature of Iris Vaughn' }).count()).toBe(javaScriptEnabled ? 1 : 0)
    await page.reload()
    await page.getByText('Signed by Iris Vaughn and locked').waitFor()
    await phone.close()
    await page.context().close()
  },
  patience,
)

test(
  'a link that was ended opens nothing any more',
  async () => {
    const page = await openAsOwner(820)
    const path = await shareSheet(page, base)
    await pressButton(page, /^Revoke link/)
    await page.getByText('This link has been revoked.').waitFor()
    expect((await page.goto(base + path))?.status()).toBe(404)
    await page.context().close()
  },
  patience,
)

test('a shared sheet fits and is accessible in both themes', async () => {
  const page = await openAsOwner(1440)
  expect((await page.goto(base + (await shareSheet(page, base))))?.status()).toBe(200)
  expect(await screenProblems(page)).toEqual([])
  await page.context().close()
})
