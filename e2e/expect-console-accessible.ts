import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems, contrastProblems } from './accessibility-problems.ts'
import { scrollsSideways } from './browser.ts'

/**
 * At 320 px, which is also a desktop at 400%, and at the width of a desktop, in both themes; ends with a desktop. The menus around the main part are the
 * same everywhere and are checked once, on the first page: they are half of most pages.
 */
export async function expectAccessible(on: Page, part = 'main'): Promise<void> {
  for (const width of [320, 1440]) {
    await on.setViewportSize({ width, height: 900 })
    expect.soft(await accessibilityProblems(on, part), `${width} px`).toEqual([])
    expect.soft(await scrollsSideways(on), `${width} px`).toBe(false)
  }
  await on.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await contrastProblems(on, part), 'dark').toEqual([])
  await on.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}
