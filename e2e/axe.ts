import axe from 'axe-core'
import type { Page } from 'playwright-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Rules = axe.RunOptions['runOnly']

/** What axe finds against WCAG 2.2 AA, as sentences. */
export const accessibilityProblems = (page: Page, part = ':root'): Promise<string[]> =>
  problemsOf(page, part, { type: 'tag', values: wcag })

/** The one thing that another theme can spoil. */
export const contrastProblems = (page: Page, part: string): Promise<string[]> =>
  problemsOf(page, part, { type: 'rule', values: ['color-contrast'] })

/** Colors fade over when a theme changes or a pointer comes; in between they are neither. */
const settled = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`

/**
 * In the page itself: axe's own adapter looks for frames, which there are none of, and opens a second page for each look,
 * a second every time instead of a fifth of one.
 */
async function problemsOf(page: Page, part: string, runOnly: Rules): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(settled)
  const violations = await page.evaluate(look, { part, runOnly })
  return violations.flatMap(({ id, help, targets }) => targets.map((target) => `${id}: ${help} (${target})`))
}

async function look({ part, runOnly }: { part: string; runOnly: Rules }) {
  const { axe: here } = globalThis as unknown as { axe: typeof axe }
  const { violations } = await here.run(part, { ...(runOnly && { runOnly }), resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }))
}
