import { registerReference } from '@tessera/platform/reference/routes'
import Fastify from 'fastify'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser, scrollsSideways, themes, widths } from './browser.ts'

// a browser keeps connections that have sent nothing yet, which a close waits for otherwise
const app = Fastify({ forceCloseConnections: true })
registerReference(app, { publicUrl: 'http://localhost', version: '0.1.0.0' })
const base = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const browser = await openBrowser()

/** Contrast depends on the theme, layout on the width; two of the eight views of a page see both. */
const isChecked = (width: number, theme: string): boolean => (theme === 'light' ? width === 1440 : width === 390)

describe('the API reference', () => {
  let page: Page
  beforeAll(async () => {
    page = await browser.newPage()
  })
  afterAll(() => page.context().close())

  const paths = ['/docs', '/docs/CostCenters', '/docs/models/Product', '/docs/errors', '/docs/nothing-here']
  test.each(paths)('%s fits all widths and is accessible in both themes', async (path) => {
    await page.goto(base + path)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const view = `${width} px, ${colorScheme}`
        expect(await scrollsSideways(page), view).toBe(false)
        if (isChecked(width, colorScheme)) expect(await accessibilityProblems(page), view).toEqual([])
      }
    }
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
  await page.context().close()
})
