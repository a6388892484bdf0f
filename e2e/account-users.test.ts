import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser, screenProblems, scrollsSideways } from './browser.ts'
import { linkInEmail } from './link-in-email.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs, sendSignIn } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const owner = 'grace@northline.example'
const colleague = { email: 'ira.stone@northline.example', password: 'Copper-Tile-42' }

async function inviteColleague(page: Page): Promise<void> {
  await page.goto(`${base}/account/users`)
  await page.getByLabel('Email').first().fill(colleague.email)
  await page.getByLabel('First name').fill('Ira')
  await page.getByLabel('Last name').fill('Stone')
  await page.getByLabel('Limit per order, in dollars').fill('500')
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click()
  await page.getByText(/was sent an invitation/).waitFor()
}

/** Activates the account with the link in the email. */
async function activateAccount(page: Page): Promise<void> {
  await page.goto(await linkInEmail(base, colleague.email, /\/activate\?/))
  await page.getByLabel('Password', { exact: true }).fill(colleague.password)
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor()
}

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: colleague.email })

test('an owner invites a colleague with a limit, and locks him out again', async () => {
  const page = await openAs(browser, base, owner, { viewport: { width: 1440, height: 2000 } })
  await inviteColleague(page)
  expect(await rowOf(page).innerText()).toMatch(/Invited[\s\S]*\$500\.00/)
  expect(await accessibilityProblems(page)).toEqual([])

  await rowOf(page).getByRole('link', { name: 'Permissions: Ira Stone' }).click()
  await page.getByRole('heading', { name: 'Permissions for Ira Stone' }).waitFor()
  await page.getByLabel('See all account orders').check()
  await page.getByLabel('Limit per order, in dollars').fill('750')
  // the sticky table header covers rows while the page is scrolled
  await page.evaluate('scrollTo(0, 0)')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save permissions for Ira' }).click()
  await page.getByText(/has new permissions/).waitFor()
  expect(await rowOf(page).innerText()).toMatch(/views all orders[\s\S]*\$750\.00/)
  await page.getByText('Change history').click()
  await page.getByText(`changed the permissions of ${colleague.email}`).first().waitFor()

  const his = await (await browser.newContext()).newPage()
  await activateAccount(his)
  await sendSignIn(his, base, colleague)
  await his.waitForURL((url) => url.pathname !== '/sign-in')
  await his.goto(`${base}/account`)
  await his.getByRole('heading', { name: 'Hello, Ira' }).waitFor()
  expect(await his.getByRole('link', { name: 'Account users' }).count()).toBe(0)

  await page.goto(`${base}/account/users`)
  await rowOf(page).getByRole('button', { name: 'Lock: Ira Stone' }).click()
  await page.getByText(/is locked/).waitFor()
  await his.goto(`${base}/account/orders`)
  await his.waitForURL(/sign-in/)
  await sendSignIn(his, base, colleague)
  await his.getByText('Your account is locked').waitFor()
  await his.context().close()
  await page.context().close()
})

test('an owner changes company data, and another name waits for the store', async () => {
  const page = await openAs(browser, base, owner, { viewport: { width: 1440, height: 2000 } })
  await page.goto(`${base}/account/company`)
  await page.getByLabel('Website').fill('https://northline.example')
  await page.getByLabel('Company name').fill('Northline Homes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Company information saved.').waitFor()
  await page.getByText('Pending: Northline Homes').waitFor()
  await page.getByText('Until then, documents show Northline Renovations.').waitFor()
  expect(await page.getByLabel('Website').inputValue()).toBe('https://northline.example')
  expect(await screenProblems(page)).toEqual([])
  await page.getByLabel('Company name').fill('Northline Renovations')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Pending: Northline Homes').waitFor({ state: 'detached' })
  await page.context().close()
})

test('a colleague without management rights has no company page, and sees their active sessions', async () => {
  const page = await openAs(browser, base, 'wanda@northline.example')
  await page.goto(`${base}/account/company`)
  await page.getByText('You don’t have permission to change company details').waitFor()
  await page.goto(`${base}/account/addresses`)
  expect(await screenProblems(page)).toEqual([])
  await page.goto(`${base}/account/personal-data`)
  await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await page.getByText('This device').waitFor()
  expect(await screenProblems(page)).toEqual([])
  await page.context().close()
})

test('on tablets and desktops the emails of the list take two lines at most', async () => {
  const page = await openAs(browser, base, owner)
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${base}/account/users`)
    const lines = await page
      .locator('tbody th .wrap-anywhere')
      .evaluateAll((emails) =>
        emails.map((email) => email.clientHeight / Number.parseFloat(getComputedStyle(email).lineHeight)),
      )
    expect(Math.max(...lines)).toBeLessThan(2.5)
    expect(await scrollsSideways(page)).toBe(false)
  }
  await page.context().close()
})
