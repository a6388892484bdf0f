import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser } from './browser.ts'
import { addBoxes, pressFavorite } from './buying.ts'
import { linkInEmail } from './link-in-email.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

/** Unique, also when the tests run repeatedly against one shop. */
const email = `robin-${Date.now().toString(36)}@example.com`
const first = 'Quiet-Morning-7'
const second = 'loud evening tiles'

async function signIn(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`${base}/sign-in`)
  await main.getByLabel('Email or user name').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The same session in another window, with something typed that is not saved yet. */
async function stillOpen(page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.goto(`${base}/account/personal-data`)
  await other.getByLabel('Last name').fill('Halloway')
  return other
}

/** A password change ended the session: signing in in the dialog saves the typed values. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
  await dialog.getByLabel('Password', { exact: true }).fill(first)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await dialog.getByLabel('Email or user name').inputValue()).toBe(email)
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Password', { exact: true }).fill(second)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Changes saved.').waitFor()
  await page.goto(`${base}/account/personal-data`)
  expect(await page.getByLabel('Last name').inputValue()).toBe('Halloway')
  await page.context().close()
}

test(
  'a customer registers, activates the account by email, forgets the password and chooses another',
  async () => {
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/register`)
    await main.getByLabel('First name').fill('Robin')
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByRole('link', { name: 'Enter a last name.' }).waitFor()
    await main.getByLabel('Last name').fill('Hale')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Password', { exact: true }).fill('short')
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByText('Please check the form').waitFor()
    expect(await main.getByText('must have at least 10 characters').count()).toBeGreaterThan(0)
    expect(await main.getByLabel('Email').inputValue()).toBe(email)
    await main.getByLabel('Password', { exact: true }).fill('Password123!')
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByRole('link', { name: /must not be one of the most common passwords/ }).waitFor()
    await main.getByLabel('Password', { exact: true }).fill(first)
    await main.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await linkInEmail(base, email, /\/activate\?/))
    expect(await accessibilityProblems(page)).toEqual([])
    await main.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('heading', { name: 'Your account is active' }).waitFor()
    await signIn(page, first)
    await page.getByRole('heading', { name: /Robin/ }).waitFor()
    const elsewhere = await stillOpen(page)
    await page.context().clearCookies()
    await page.goto(`${base}/forgot-password`)
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Email me the link' }).click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await linkInEmail(base, email, /\/reset-password\?/))
    await main.getByLabel('New password', { exact: true }).fill(second)
    await main.getByRole('button', { name: 'Save and sign in' }).click()
    await page.waitForURL(/\/account/)
    const stranger = await browser.newPage()
    await signIn(stranger, first)
    await stranger.getByText('We couldn’t sign you in').waitFor()
    await goOn(elsewhere)
    await page.context().close()
  },
  patience,
)

test(
  'what a guest put into the cart and liked is still there after signing in',
  async () => {
    const page = await browser.newPage()
    await page.goto(`${base}/shop/tile`)
    await pressFavorite(page, 1)
    await addBoxes(page, base, 3)
    await signIn(page, second)
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
    await page.goto(`${base}/shopping-cart`)
    await page.getByText('3 boxes').first().waitFor()
    await page.goto(`${base}/favorites`)
    await page.getByText('1 product').waitFor()
    expect(await page.getByText('Saved in this browser').count()).toBe(0)
    await page.context().close()
  },
  patience,
)

test(
  'a store is found by ZIP code, and a message reaches it',
  async () => {
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/stores`)
    await main.getByLabel('ZIP code or city').fill('60540')
    await main.getByRole('button', { name: 'Find' }).click()
    await main
      .getByRole('button', { name: /Make this my store/ })
      .first()
      .waitFor()
    expect(await main.getByText('Naperville').count()).toBeGreaterThan(0)
    await page.goto(`${base}/contact`)
    await main.getByLabel('Topic').selectOption({ index: 1 })
    await main.getByLabel('Name', { exact: true }).fill('Robin Hale')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Message').fill('Do you have this tile in a smaller size?')
    await main.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'We got your message' }).waitFor()
    await page.context().close()
  },
  patience,
)
