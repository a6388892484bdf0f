import { expect, test } from 'vitest'
import { openBrowserWithPictures } from './browser.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowserWithPictures()
const phone = { width: 390, height: 844 }

test(
  'scripts wait for the first pictures, and start at once on the first input',
  async () => {
    const page = await browser.newPage({ viewport: phone })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.clock.install() // nothing starts because of the time
    await page.route('**/media/**', () => {}) // pictures never load
    const opened = page.goto(`${base}/shop/tile`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(scripts).toEqual([])
    await opened
    // the heading may arrive before the end of the page
    let at = 20
    const moved = async () => {
      at += 1
      await page.mouse.move(at, at)
      return scripts.length
    }
    await expect.poll(moved).toBeGreaterThan(0)
    await page.context().close()
  },
  patience,
)

test('a picture that is not ready yet is asked for again, behind a plain frame', async () => {
  const page = await browser.newPage()
  let isBusy = true
  await page.route('**/media/content/home-hero/**', (route) =>
    isBusy ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.goto(base, { waitUntil: 'domcontentloaded' })
  const ask = (what: string) => page.evaluate(`{ const image = document.querySelector('.hero-picture img'); ${what} }`)
  await expect.poll(() => ask('getComputedStyle(image).opacity')).toBe('0')
  isBusy = false
  await expect.poll(() => ask('getComputedStyle(image).opacity')).toBe('1')
  expect(await ask('image.naturalWidth')).toBeGreaterThan(0)
  await page.context().close()
})
