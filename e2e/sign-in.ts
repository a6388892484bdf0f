import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Of everybody in the demo data. */
const password = 'Tessera-local-1'

type Kept = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
const kept = new Map<string, Kept>()

/** A page of somebody who is signed in. Signing in is limited, so each person does it once for a test file. */
export async function openAs(
  browser: Browser,
  base: string,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const known = kept.get(email) ?? (await signIn(browser, base, email))
  kept.set(email, known)
  const context = await browser.newContext({ ...options, storageState: known })
  return context.newPage()
}

async function signIn(browser: Browser, base: string, email: string): Promise<Kept> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await sendSignIn(page, base, { email, password })
  await page.waitForURL((url) => url.pathname !== '/sign-in')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Fills in the form and sends it, whatever comes of it. */
export async function sendSignIn(page: Page, base: string, who: { email: string; password: string }): Promise<void> {
  await page.goto(`${base}/sign-in`)
  await page.getByLabel('Email').first().fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
