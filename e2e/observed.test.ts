import { readdirSync } from 'node:fs'
import type { Page, Request, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const assets = new URL('../apps/storefront/build/client/assets/', import.meta.url)

const isOfRecorder = (url: string): boolean => /\/collect\/recording|record-visit/.test(url)
interface Part {
  recording: string
}

/** Hides the tab, which sends a part at once, and repeats it until the part has arrived. */
async function sentPart(page: Page, text = ''): Promise<Part> {
  const arrived = page.waitForResponse((one) => isPart(one) && (one.request().postData() ?? '').includes(text))
  const looking = setInterval(() => hidePage(page).catch(() => {}), 200)
  const answer = await arrived.finally(() => clearInterval(looking))
  expect(answer.status()).toBe(204)
  return JSON.parse(answer.request().postData() ?? '{}')
}

const isPart = (one: Response): boolean => isOfRecorder(one.url()) && one.request().method() === 'POST'
const hidePage = (page: Page) => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

test(
  'nothing is loaded or sent without consent, and the shop takes nothing without it',
  async () => {
    const page = await browser.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${base}/about`)
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await page.waitForURL('**/contact')
    await page.waitForLoadState('networkidle')
    expect(asked.filter(isOfRecorder)).toEqual([])
    const body = JSON.stringify({ recording: crypto.randomUUID(), part: 0, path: '/', events: '' })
    const answer = await fetch(`${base}/collect/recording`, { method: 'POST', body, headers: { origin: base } })
    expect(answer.status).toBe(403)
    await page.context().close()
  },
  patience,
)

test(
  'a visit is recorded and played; nothing typed and nothing of signing in is in it; it ends with consent',
  async () => {
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/about`)
    const begun = page.waitForResponse((one) => isOfRecorder(one.url()) && one.request().method() === 'GET')
    await page.getByRole('button', { name: 'Yes' }).click()
    await begun
    await page.getByRole('combobox').first().pressSequentially('hunter2-search')
    const { recording } = await sentPart(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.waitForURL('**/sign-in')
    await page.getByLabel('Email').first().fill('hunter2-mail@example.com')
    await page.getByLabel('Password', { exact: true }).fill('hunter2-password')
    const closed = (await main.innerText()).split('\n').filter((line) => line.length > 15)
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await main.getByLabel('Email').fill('hunter2-contact@example.com')
    await sentPart(page, '"path":"/contact"')
    const kept = await (await fetch(`${base}/observed/${recording}/events`)).text()
    expect(kept.includes('"type":2')).toBe(true)
    expect(kept.includes('"value":"********"')).toBe(true)
    expect(kept.includes('/contact","width"')).toBe(true)
    expect(closed.length).toBeGreaterThan(1)
    expect(['hunter2', ...closed].filter((secret) => kept.includes(secret))).toEqual([])
    await endConsent(page)
    await page.context().close()
    await watchRecording(recording)
  },
  patience,
)

test(
  'a signed-in user is named beside the recording, and not in it',
  async () => {
    const email = 'grace@northline.example'
    const page = await openAs(browser, base, email)
    await page.context().addCookies([{ name: 'consent', value: 'granted', url: base }])
    await page.goto(`${base}/account`)
    const { recording } = await sentPart(page)
    expect(await (await fetch(`${base}/observed/${recording}`)).text()).toContain(email)
    const kept = await (await fetch(`${base}/observed/${recording}/events`)).text()
    expect(kept.includes('"type":2')).toBe(true)
    expect(['Grace', 'grace', 'Northline'].filter((name) => kept.includes(name))).toEqual([])
    await page.context().close()
  },
  patience,
)

/**
 * Withdraws consent with the button in the footer. Nothing may be sent afterwards. Parts are sent every five seconds,
 * so one may still be sent before the press: its cookie shows which.
 */
async function endConsent(page: Page): Promise<void> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.getByRole('main').getByLabel('Email').fill('hunter2-again@example.com')
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await hidePage(page)
  await page.getByRole('link', { name: 'Stores' }).first().click()
  await page.waitForURL('**/stores')
  const sent = requests.filter((request) => isOfRecorder(request.url()))
  const cookies = await Promise.all(sent.map(async (request) => (await request.allHeaders()).cookie ?? ''))
  expect(cookies.filter((cookie) => !cookie.includes('consent=granted'))).toEqual([])
}

async function watchRecording(recording: string): Promise<void> {
  const page = await browser.newPage({ extraHTTPHeaders: {} })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(`${base}/observed`)
  await page.locator(`a[href="/observed/${recording}"]`).click()
  await page.getByText('playing').or(page.getByText('played to the end')).waitFor()
  await page.frameLocator('#stage iframe').locator('main').first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}

test(
  'an error of a built page is shown at its place in our source, and the maps are not served',
  async () => {
    const file = readdirSync(assets).find((name) => /^entry\.client-.*\.js$/.test(name)) ?? ''
    expect((await fetch(`${base}/assets/${file}`)).status).toBe(200)
    expect((await fetch(`${base}/assets/${file}.map`)).status).toBe(404)
    const message = `Broken ${crypto.randomUUID()}`
    const text = await (await fetch(`${base}/assets/${file}`)).text()
    const line = text.split('\n').length
    const column = (text.split('\n').at(-1)?.lastIndexOf('hydrateRoot') ?? 0) + 1
    const stack = `Error: ${message}\n    at x (${base}/assets/${file}:${line}:${column})`
    const body = JSON.stringify({ errors: [{ message, stack, path: '/', at: Date.now(), reference: 'E2E' }] })
    await fetch(`${base}/collect`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', origin: base },
    })
    const page = await (await fetch(`${base}/observed`)).text()
    expect(page.split('<tr>').find((row) => row.includes(message))).toMatch(/app\/entry\.client\.tsx:\d+:\d+/)
  },
  patience,
)
