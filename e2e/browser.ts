import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { getBrowser } from '../scripts/get-browser.ts'
import { accessibilityProblems, contrastProblems } from './accessibility-problems.ts'
import { patience } from './patience.ts'
import { isReusable, leaveContexts, openVisitor } from './visitors.ts'

/** Widths of the narrowest supported screen, a phone, a tablet and a desktop. */
export const widths = [320, 390, 820, 1440]
export const themes = ['light', 'dark'] as const

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
  // pages live for a second or two: optimizing their code costs a fifth of all time in the browser, and saves less
  '--js-flags=--no-opt --no-maglev',
]

/** Answering each picture in the test cost a quarter of the renderer's time, since it also turns the cache off. */
const withoutPictures = '--blink-settings=imagesEnabled=false'

let shared: Promise<Browser> | undefined

/** One browser for all files of a worker, which ends with it. It asks for no pictures: they have tests of their own. */
export async function openBrowser(): Promise<Browser> {
  shared ??= launch([...quiet, withoutPictures]).then(reuseContexts)
  const browser = await shared
  afterAll(() => leaveContexts(browser))
  return browser
}

/** The same for tests of how pages load their pictures. All of them are blank, because drawing them takes too long. */
export async function openBrowserWithPictures(): Promise<Browser> {
  const browser = await launch(quiet)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: blank }))
    return context
  }
  afterAll(() => browser.close())
  return browser
}

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

async function launch(args: string[]): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: getBrowser(), args })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(fromElsewhere(options))
    // timeout of one step; the default 30 s is too short where every step takes ten times as long
    context.setDefaultTimeout(patience / 3)
    if (options?.javaScriptEnabled !== false) context.on('page', waitForScripts)
    return context
  }
  browser.newPage = async (options) => (await browser.newContext(options)).newPage()
  return browser
}

/** Visitors with nothing special share a few contexts, one after another. */
function reuseContexts(browser: Browser): Browser {
  const newPage = browser.newPage.bind(browser)
  browser.newPage = (options = {}) =>
    isReusable(options) ? openVisitor(browser, options, anAddress()) : newPage(options)
  return browser
}

/** Makes `goto` wait for the page's scripts, which start after it is painted. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...opened) => {
    const answer = await goto(...opened)
    await page.waitForFunction(() => !('__reactRouterContext' in globalThis) || '__reactRouterDataRouter' in globalThis)
    return answer
  }
}

/**
 * Sign-in and forms are rate limited by address, so every visitor has their own. A service worker answers from its own
 * cache, so it is blocked unless a test is about it.
 */
const fromElsewhere = (options?: BrowserContextOptions): BrowserContextOptions => ({
  serviceWorkers: 'block',
  extraHTTPHeaders: anAddress(),
  ...options,
})

const anAddress = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })

/**
 * All visual problems of a screen in one visit: another theme changes contrast only, and 320 px the layout. Header and
 * footer are the same everywhere and are checked once, on the home page: they are half of every page.
 */
export async function screenProblems(page: Page): Promise<string[]> {
  // a page that moves the focus scrolls, and the header then covers half of some control
  await page.evaluate(() => scrollTo(0, 0))
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
