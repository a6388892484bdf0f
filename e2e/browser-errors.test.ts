import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

test('what goes wrong outside of all that is drawn reaches the list, each once for a page', async () => {
  const name = `loose ${Date.now().toString(36)}`
  const page = await browser.newPage()
  await page.goto(`${base}/about`, { waitUntil: 'networkidle' })
  await page.evaluate(`for (let times = 0; times < 3; times++) setTimeout(() => { throw new Error('${name} thrown') })`)
  await page.evaluate(`setTimeout(() => Promise.reject(new TypeError('${name} rejected')))`)
  await page.evaluate(`setTimeout(() => { throw new DOMException('${name} ended', 'AbortError') })`)
  const look = async () => (await fetch(`${base}/observed`)).text()
  await expect.poll(look).toContain(`${name} rejected`)
  await expect.poll(look).toContain(`<td>1</td><td>${name} thrown`)
  expect(await look()).not.toContain(`${name} ended`)
  await page.context().close()
})
