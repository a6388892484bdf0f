/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

type Reusable = Pick<BrowserContextOptions, 'viewport' | 'storageState'>

/** Contexts that visitors have left, without their cookies, storage and pages. */
const left = new WeakMap<Browser, BrowserContext[]>()

const reusableOptions = new Set(['viewport', 'storageState'])

/** Other options are fixed when a context is opened. */
export const isReusable = (options: BrowserContextOptions): boolean =>
  Object.keys(options).every((name) => reusableOptions.has(name))

const usualViewport = { width: 1280, height: 720 }

/**
 * Opens a page for a new visitor in a context that another has left. A new context asks for all scripts again and
 * compiles them, half of the processor time of a first page.
 */
export async function openVisitor(
  browser: Browser,
  { viewport, storageState }: Reusable,
  headers: Record<string, string>,
): Promise<Page> {
  const context = left.get(browser)?.pop() ?? (await openReusable(browser))
  await context.setExtraHTTPHeaders(headers)
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies)
  const page = await context.newPage()
  await page.setViewportSize(viewport ?? usualViewport)
  return page
}

/** Closing such a context leaves it to the next visitor. */
async function openReusable(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  const close = context.close.bind(context)
  context.close = async () => {
    const pages = context.pages()
    const areCleared = await Promise.all(pages.map((page) => clearStorage(page)))
    if (!areCleared.includes(true)) return close()
    await Promise.all(pages.map((page) => page.close()))
    await context.clearCookies()
    left.set(browser, [...(left.get(browser) ?? []), context])
  }
  return context
}

/** Closes the contexts that a test file did not close. */
export async function leaveContexts(browser: Browser): Promise<void> {
  const free = left.get(browser) ?? []
  await Promise.all(browser.contexts().map((context) => !free.includes(context) && context.close()))
}

/** Only a page of the shop reaches its storage. */
const clearStorage = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      localStorage.clear()
      return true
    })
    .catch(() => false)
