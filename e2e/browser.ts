import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { getBrowser } from '../scripts/find-browser.ts'
import { accessibilityProblems, contrastProblems } from './axe.ts'
import { patience } from './patience.ts'

/** Widths of a phone, a tablet and a desk, and the narrowest that must work. */
export const widths = [320, 390, 820, 1440]
export const themes = ['light', 'dark'] as const

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
]

/** One browser for a test file; ends with it. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: getBrowser(), args: quiet })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(fromElsewhere(options))
    // one step of a test; the usual 30 s are too few where every step takes ten times as long
    context.setDefaultTimeout(patience / 3)
    await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }))
    if (options?.javaScriptEnabled !== false) context.on('page', waitForScripts)
    return context
  }
  browser.newPage = async (options) => (await browser.newContext(options)).newPage()
  afterAll(() => browser.close())
  return browser
}

/** Scripts start when a page is painted; a test that opens one is about the page as it is then. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...opened) => {
    const answer = await goto(...opened)
    await page.waitForFunction(() => !('__reactRouterContext' in globalThis) || '__reactRouterDataRouter' in globalThis)
    return answer
  }
}

/** Drawing every picture of every page would take the machine longer than all tests; pictures have tests of their own. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

/**
 * Signing in and forms are limited by address, so every visitor comes from one of their own. Answers of a service worker
 * pass by the blank pictures, so it is off where a test is not about it.
 */
const fromElsewhere = (options?: BrowserContextOptions): BrowserContextOptions => ({
  serviceWorkers: 'block',
  extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  ...options,
})

/**
 * All that can be wrong with how a screen looks, in one visit: a theme changes contrast alone, and 320 px the layout.
 * Header and footer are the same everywhere and are looked at once, on the home page: they are half of every page.
 */
export async function screenProblems(page: Page): Promise<string[]> {
  const found = await accessibilityProblems(page, 'main')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inTheDark = await contrastProblems(page, 'main')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  const isTooWide = await scrollsSideways(page)
  if (size) await page.setViewportSize(size)
  return [...found, ...inTheDark.map((one) => `dark: ${one}`), ...(isTooWide ? ['scrolls sideways at 320 px'] : [])]
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
