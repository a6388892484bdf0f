import { expect, test } from 'vitest'
import { accessibilityProblems, contrastProblems } from './accessibility-problems.ts'
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
  expect(problems.at(-1)).toMatch(/div\S* > p/)
  await page.context().close()
})

test('of rows that are alike some are measured, every odd one is, and the page is as it was', async () => {
  const page = await browser.newPage()
  const row = (text: string) => `<li><button style="padding: 12px">${text}</button></li>`
  const rows = Array.from({ length: 12 }, (_, at) => row(at === 7 ? '' : `Tile ${at}`))
  await page.setContent(`<html lang="en"><title>Tiles</title><header>${row('')}</header>
    <main><ul>${rows.join('')}</ul></main></html>`)
  const before = await page.evaluate(() => document.body.innerText)
  const problems = await accessibilityProblems(page, 'main')
  expect(problems).toEqual([expect.stringMatching(/^button-name: .*main/)])
  expect(await page.evaluate(() => document.body.innerText)).toBe(before)
  // the header is not part of it
  const names = (await accessibilityProblems(page)).filter((one) => one.startsWith('button-name'))
  expect(names).toHaveLength(2)
  await page.context().close()
})

test('a look that another page had is measured there alone, and a faint one on each page', async () => {
  const page = await browser.newPage()
  const main = (color: string) => `<main style="background: white"><p style="color: ${color}">Porcelain</p></main>`
  for (const [color, found] of [
    ['#123', 0],
    ['#123', 0],
    ['#ccc', 1],
    ['#ccc', 1],
  ] as const) {
    await page.setContent(main(color))
    expect(await contrastProblems(page, 'main')).toHaveLength(found)
  }
  await page.context().close()
})
