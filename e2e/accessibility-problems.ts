import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { firstOfLook, markLooks } from './mark-looks.ts'

/** Half as long as the readable one: every page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Rules = axe.RunOptions['runOnly']

/** Violations of WCAG 2.2 AA that axe finds, as sentences. */
export const accessibilityProblems = (page: Page, part = ':root'): Promise<string[]> =>
  problemsOf(page, part, { type: 'tag', values: wcag })

/** Contrast is the only thing that another theme can break. */
export const contrastProblems = (page: Page, part: string): Promise<string[]> =>
  problemsOf(page, part, { type: 'rule', values: ['color-contrast'] })

/** Colors animate when the theme changes or on hover; axe must run after that. */
const waitForAnimations = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`

/**
 * Runs axe in the page itself: its Playwright adapter looks for frames, which we do not have, and opens a second page
 * per run, 1 s each time instead of 0.2 s.
 */
async function problemsOf(page: Page, part: string, runOnly: Rules): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source)
  await page.evaluate(waitForAnimations)
  await page.evaluate(markLooks, firstOfLook)
  const violations = await page.evaluate(runAxe, { part, runOnly, measured: firstOfLook })
  return violations.flatMap(({ id, help, targets }) => targets.map((target) => `${id}: ${help} (${target})`))
}

async function runAxe({ part, runOnly, measured }: { part: string; runOnly: Rules; measured: string }) {
  const { axe: here } = globalThis as unknown as { axe: typeof axe }
  here.configure({ rules: [{ id: 'color-contrast', selector: `[${measured}]` }] })
  const { violations } = await here.run(part, { ...(runOnly && { runOnly }), resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }))
}
