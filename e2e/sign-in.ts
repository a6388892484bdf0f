import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** The password of all demo customers. */
const password = 'Tessera-local-1'

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
const savedSessions = new Map<string, { state: State; at: number }>()
/** A session is renewed after ten minutes by one page only: others sharing it would be signed out. */
const freshMilliseconds = 120_000

/** Opens a page as a signed-in customer; reuses the last session for two minutes. */
export async function openAs(
  browser: Browser,
  base: string,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const known = savedSessions.get(email)
  const isFresh = known && Date.now() - known.at < freshMilliseconds
  const { state } = isFresh ? known : await signIn(browser, base, email)
  const context = await browser.newContext({ ...options, storageState: state })
  return context.newPage()
}

async function signIn(browser: Browser, base: string, email: string): Promise<{ state: State }> {
  const at = Date.now()
  const context = await browser.newContext()
  const page = await context.newPage()
  await sendSignIn(page, base, { email, password })
  await page.waitForURL((url) => url.pathname !== '/sign-in')
  const state = await context.storageState()
  await context.close()
  savedSessions.set(email, { state, at })
  return { state }
}

/** Fills in the sign-in form and submits it. */
export async function sendSignIn(page: Page, base: string, who: { email: string; password: string }): Promise<void> {
  await page.goto(`${base}/sign-in`)
  await page.getByLabel('Email').first().fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
