import { registerReference } from '@tessera/platform/reference/routes'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser, scrollsSideways, themes, widths } from './browser.ts'

const app = Fastify()
registerReference(app, { publicUrl: 'http://localhost', version: '0.1.0.0' })
const base = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const browser = await openBrowser()

/** Contrast depends on the theme, layout on the width; two of the eight pages see both. */
const isChecked = (width: number, theme: string): boolean => (theme === 'light' ? width === 1440 : width === 390)

describe.each(themes)('the API reference in the %s theme', (colorScheme) => {
  test.each(widths)('fits %i pixels and is accessible', async (width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
    const page = await context.newPage()
    for (const path of ['/docs', '/docs/CostCenters', '/docs/models/Product', '/docs/errors', '/docs/nothing-here']) {
      await page.goto(base + path)
      expect(await scrollsSideways(page), path).toBe(false)
      if (isChecked(width, colorScheme)) expect(await accessibilityProblems(page), path).toEqual([])
    }
    await context.close()
  })
})

test('the list of operations narrows as one types, by keyboard alone', async () => {
  const page = await browser.newPage()
  await page.goto(`${base}/docs/CostCenters`)
  await page.getByLabel('Filter operations').fill('assignment')
  const names = page.getByRole('link', { name: /Assignment/ })
  await expect.poll(() => names.first().isVisible()).toBe(true)
  await expect
    .poll(() =>
      page
        .getByRole('link', { name: /^PATCH|^Patch$/ })
        .first()
        .isVisible(),
    )
    .toBe(false)
  await page.close()
})
