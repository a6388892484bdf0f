import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { isHydrated } from './is-hydrated.ts'
import { lookNumber, markLooks } from './mark-looks.ts'
import { putBack, takeOutAlike } from './take-out-alike.ts'

/** Half as long as the readable one: every page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Rules = NonNullable<axe.RunOptions['runOnly']>

const contrastOnly: Rules = { type: 'rule', values: ['color-contrast'] }

/** Violations of WCAG 2.2 AA that axe finds, as sentences. */
export const accessibilityProblems = (page: Page, part = ':root'): Promise<string[]> =>
  problemsOf(page, part, { type: 'tag', values: wcag })

/** Contrast is the only thing that another theme can break. */
export const contrastProblems = (page: Page, part: string): Promise<string[]> => problemsOf(page, part, contrastOnly)

/** Colors animate when the theme changes or on hover; axe must run after that. */
const waitForAnimations = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`

/** Looks whose contrast axe found good on any page of this run. Pages share nearly all of theirs. */
const goodLooks = new Set<string>()

/**
 * Runs axe in the page itself: its Playwright adapter looks for frames, which we do not have, and opens a second page
 * per run, 1 s each time instead of 0.2 s.
 */
async function problemsOf(page: Page, part: string, runOnly: Rules): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source)
  await page.evaluate(waitForAnimations)
  const looks = await page.evaluate(markLooks, { part, attribute: lookNumber })
  const unmeasured = looks.flatMap((look, at) => (goodLooks.has(look) ? [] : [`[${lookNumber}="${at}"]`]))
  if (unmeasured.length === 0 && runOnly === contrastOnly) return []
  const measured = unmeasured.join() || `[${lookNumber}=none]`
  await page.waitForFunction(isHydrated)
  await page.evaluate(takeOutAlike, { part, kept: measured })
  const violations = await page.evaluate(runAxe, { part, runOnly, measured })
  await page.evaluate(putBack)
  if (violations.every(({ id }) => id !== 'color-contrast')) for (const look of looks) goodLooks.add(look)
  return violations.flatMap(({ id, help, targets }) => targets.map((target) => `${id}: ${help} (${target})`))
}

async function runAxe({ part, runOnly, measured }: { part: string; runOnly: Rules; measured: string }) {
  const { axe: here } = globalThis as unknown as { axe: typeof axe }
  here.configure({ rules: [{ id: 'color-contrast', selector: measured }] })
  const { violations } = await here.run(part, { runOnly, resultTypes: ['violations'], ancestry: true })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ ancestry }) => ancestry?.join(' ')),
  }))
}
