import { expect, test } from 'vitest'
import { contrastProblems } from './accessibility-problems.ts'
import { openBrowser } from './browser.ts'

const browser = await openBrowser()

test('faint text is found among text that is alike, by its color, its size or what is behind it', async () => {
  const page = await browser.newPage()
  const text = (style: string) => `<p style="${style}">Porcelain</p>`
  const fine = text('color: #333').repeat(20)
  await page.setContent(`<main style="background: white">${fine}
    ${text('color: #bbb')}${fine}
    ${text('color: #888; font-size: 24px')}${text('color: #888')}
    <div style="background: #444">${fine}</div></main>`)
  const problems = await contrastProblems(page, 'main')
  expect(problems).toHaveLength(3)
  expect(problems.at(-1)).toContain('div > p')
  await page.context().close()
})
