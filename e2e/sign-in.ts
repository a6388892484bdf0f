import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** The password of all demo customers. */
const password = 'Tessera-local-1'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
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
  const page = await browser.newPage({ ...options, ...(isFresh && { storageState: known.state }) })
  if (!isFresh) {
    const at = Date.now()
    await postSignIn(page.context(), base, email)
    savedSessions.set(email, { state: await page.context().storageState(), at })
  }
  return page
}

/** Sends what the form sends, without loading its page and the next one: 1.4 s of processor time. */
async function postSignIn({ request }: BrowserContext, base: string, userName: string): Promise<void> {
  const form = { userName, password }
  const answer = await request.post(`${base}/sign-in`, { form, headers: { origin: base }, maxRedirects: 0 })
  if (answer.status() !== 302) throw new Error(`${userName} could not sign in: ${answer.status()}`)
}

/** Fills in the sign-in form and submits it. */
export async function sendSignIn(page: Page, base: string, who: { email: string; password: string }): Promise<void> {
  await page.goto(`${base}/sign-in`)
  await page.getByLabel('Email').first().fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
