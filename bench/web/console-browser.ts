import { chromium, type Page } from 'playwright-core'
import { getBrowser } from '../../scripts/get-browser.ts'
import type { Measurement } from '../measure.ts'
import { spreadOf } from '../spread.ts'
import type { StaffHeaders } from './staff-member.ts'

const keys = 60
const scrollRuns = 3

/** The longest of some 120 frames while 10,000 rows scroll by, in milliseconds: the median of three runs. */
export const measureScroll = (base: string, staff: StaffHeaders): Promise<number> =>
  withGrid(base, staff, async (page) => {
    const longest: number[] = []
    for (let run = 0; run < scrollRuns; run += 1) longest.push(await page.evaluate<number>(scrollScript))
    return longest.toSorted((one, other) => one - other)[Math.floor(scrollRuns / 2)] ?? Number.POSITIVE_INFINITY
  })

/** From the press of a key in a cell to the frame that shows it. */
export const measureKeys = (base: string, staff: StaffHeaders): Promise<Measurement> =>
  withGrid(base, staff, async (page) => {
    await page.locator('[data-cell="0:1"]').click()
    await page.evaluate(watchKeysScript)
    const startedAt = performance.now()
    for (let key = 0; key < keys; key += 1) {
      await page.keyboard.press('x')
      // the page's policy refuses the script that waitForFunction makes of a text
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))')
    }
    const perSecond = (keys / (performance.now() - startedAt)) * 1000
    return { perSecond, ...spreadOf(await page.evaluate<number[]>('window.keyTimes')), errors: 0 }
  })

async function withGrid<Result>(
  base: string,
  { cookie = '' }: StaffHeaders,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: `${base}/console` }
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(`${base}/console/r/products?view=grid`)
    // the buttons of the grid come with its script, which is loaded after that of the page
    await page.getByRole('button', { name: 'Save' }).waitFor()
    await page.waitForLoadState('networkidle')
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** Scripts are texts, because the types of browsers are not those of the bench. */
const scrollScript = `new Promise((resolve) => {
  const box = document.querySelector('.sheet-scroll')
  box.scrollTop = 0
  let [frames, longest, before] = [0, 0, 0]
  const step = (now) => {
    if (before) longest = Math.max(longest, now - before)
    before = now
    box.scrollTop += 320
    frames += 1
    if (frames < 120) requestAnimationFrame(step)
    else resolve(longest)
  }
  setTimeout(() => requestAnimationFrame(step), 500)
})`

const watchKeysScript = `
  window.keyTimes = []
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp)
      channel.port2.postMessage(0)
    })
  }, true)`
