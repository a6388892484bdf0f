import type { Page } from 'playwright-core'
import { findBareControls, findBareLayers, findUnseenFocus } from './controls.ts'
import { findFaintWords, findLostDrawings, markDrawn } from './drawn.ts'
import { addPaint } from './paint.ts'
import { findHiddenStates } from './states.ts'

/** Finds what people lose who let their system choose all colors, as Windows does with its contrast themes. */
export async function forcedColorsProblems(page: Page, part = 'body'): Promise<string[]> {
  await page.evaluate(addPaint)
  await page.evaluate(markDrawn, { part })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const found = [
    ...(await page.evaluate(findLostDrawings, { part })),
    ...(await page.evaluate(findFaintWords, { part })),
    ...(await page.evaluate(findBareControls, { part })),
    ...(await page.evaluate(findBareLayers, { part })),
    ...(await page.evaluate(findHiddenStates, { part })),
  ]
  await page.keyboard.press('Tab')
  found.push(...(await page.evaluate(findUnseenFocus, { part })))
  // the theme that someone chose for the shop is not that of their system
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'Light'))
  const inTheDark = await page.evaluate(findLostDrawings, { part })
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: null })
  return [...new Set([...found, ...inTheDark.map((one) => `dark: ${one}`)])]
}
