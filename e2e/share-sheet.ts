import type { Page } from 'playwright-core'
import { pressButton } from './press-button.ts'

/** Shares a selection sheet of a project with alternates and returns the client's path. */
export async function shareSheet(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/account/projects`)
  await page.getByRole('link', { name: 'Peachtree Lofts, unit 4' }).click()
  await pressButton(page, 'Create selection sheet')
  await page.getByText('Selection sheet created.').waitFor()
  await page.getByRole('link', { name: 'Share and sign' }).click()
  await page.getByLabel('Email it to').fill('')
  await pressButton(page, 'Create link')
  const link = await page.getByRole('link', { name: /shared-sheet/ }).getAttribute('href')
  return new URL(link ?? '').pathname
}
