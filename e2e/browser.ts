import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { getBrowser } from '../scripts/find-browser.ts'

/** Widths of a phone, a tablet and a desk, and the narrowest that must work. */
export const widths = [320, 390, 820, 1440]
export const themes = ['light', 'dark'] as const

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
]

/** One browser for a test file; ends with it. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: getBrowser(), args: quiet })
  afterAll(() => browser.close())
  return browser
}

/** What axe finds against WCAG 2.2 AA, as sentences. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
