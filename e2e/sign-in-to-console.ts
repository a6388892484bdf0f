import type { Page } from 'playwright-core'

/** Signs a member of the demo shop's staff in and waits until the page takes keys. */
export async function signInToConsole(page: Page, address: string, userName: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill('Tessera-local-1')
  await page.keyboard.press('Enter')
  await waitForKeys(page)
}

/** The shortcuts are listed as soon as they work. */
export const waitForKeys = (page: Page): Promise<void> =>
  page.getByText('Keyboard shortcuts').waitFor({ state: 'attached' })
