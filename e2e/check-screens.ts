import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screenProblems } from './browser.ts'

/** No page has this path; what is shown instead is a screen too. */
export const missingPage = '/nothing-here'

/**
 * Checks screens one after another in one tab: a new context for each would load and compile all scripts again, 1 s
 * per screen.
 */
export function checkScreens(paths: readonly string[], base: string, openPage: () => Promise<Page>): void {
  describe('each screen', () => {
    let page: Page
    beforeAll(async () => {
      page = await openPage()
    })
    afterAll(() => page.context().close())

    test.each(paths)('%s fits and is accessible in both themes', async (path) => {
      expect((await page.goto(base + path))?.status()).toBe(path === missingPage ? 404 : 200)
      expect(await screenProblems(page)).toEqual([])
    })
  })
}
