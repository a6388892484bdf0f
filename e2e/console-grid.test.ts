import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { refusedCamera, withoutReader, workingCamera } from './fake-camera.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let page: Page
const failures: string[] = []
beforeAll(async () => {
  page = await browser.newPage()
  page.on('pageerror', ({ message }) => failures.push(message))
  await signInToConsole(page, `${base}/console`, 'marta@tessera.example')
  await page.evaluate(makeProducts, { skus, cents })
})
afterAll(() => page.context().close())

const word = `journey${Date.now()}`
const skus = [1, 2, 3].map((at) => `${word}-${at}`)
const cents = [499, 1250, 333]

test('a merchandiser raises all 12 × 24 porcelain by 3% in at most 16 keys and clicks, after a look at every price', async () => {
  await page.goto(`${base}/console`)
  await waitForKeys(page)
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor()
  await page.locator('main').getByText('Filters', { exact: true }).click()
  await page.getByLabel('Material').selectOption('Porcelain')
  await page.getByLabel('Size', { exact: true }).selectOption('12x24')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(word)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').getByText('12.50').waitFor()
  await page.getByRole('gridcell', { name: '4.99' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  for (const key of ['+', '3', '%', 'Enter']) await page.keyboard.press(key)
  await page.getByText('3 cells changed.').waitFor()
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('10+ 4.99').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change 3 prices' }).click()
  await page.getByText('3 prices saved.').waitFor()
  const presses = 2 + 1 + 2 + 2 + 1 + 1 + 4 + 1 + 1
  expect(presses).toBeLessThanOrEqual(16)
  await page.reload()
  const texts = await page.getByRole('gridcell').allTextContents()
  for (const price of ['5.14', '12.88', '3.43']) expect(texts).toContain(price)
  await expectAccessible(page)
})

test('cells are copied, pasted, undone and refused, by keyboard alone (saleor-dashboard#4380)', async () => {
  await page.goto(`${base}/console/r/products?view=grid&search=${word}&sortBy=ID`)
  await waitForKeys(page)
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
  await page.getByRole('button', { name: 'Save' }).waitFor()
  await expectAccessible(page)
  for (let tabs = 0; tabs < 100 && (await page.locator('[data-cell="0:1"]:focus').count()) === 0; tabs += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('First')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ControlOrMeta+d')
  await page.getByRole('button', { name: 'Save 3 changes' }).waitFor()
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('button', { name: 'Save 1 change' }).waitFor()
  await page.evaluate(pasteScript(`Pasted 1\r\nPasted 2\r\n${'x'.repeat(101)}\r\n`))
  await page.getByText('3 cells pasted.').waitFor()
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('2 saved, 1 not saved.').waitFor()
  expect(await cell(2, 1).getAttribute('aria-invalid')).toBe('true')
  await cell(2, 1).click()
  await page.keyboard.type('Pasted 3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('1 saved.').waitFor()
  await page.reload()
  await page.getByRole('gridcell', { name: 'Pasted 3' }).waitFor()
  expect(failures).toEqual([])
})

test('cells that can’t be read are not counted among those to save, and a button leads to them', async () => {
  await page.goto(`${base}/console/prices?search=${word}`)
  await waitForKeys(page)
  const cell = (row: number) => page.locator(`[data-cell="${row}:2"]`)
  await cell(0).click()
  const last = (await cell(2).textContent()) ?? ''
  await page.evaluate(pasteScript('cheap\n6.00\nfree\n'))
  await page.getByRole('button', { name: 'Save 1 change', exact: true }).waitFor()
  const notice = page.getByRole('status').filter({ hasText: 'can’t be read and won’t be saved' })
  await notice.getByText('2 cells').waitFor()
  expect(await cell(0).getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(page)
  await cell(1).click()
  await notice.getByRole('button', { name: 'Go to the first' }).click()
  await page.locator('[data-cell="0:2"]:focus').waitFor()
  await page.keyboard.type('5.50')
  await page.keyboard.press('Enter')
  await page.getByText('1 cell can’t be read and won’t be saved').waitFor()
  await page.getByRole('button', { name: 'Save 2 changes' }).click()
  await page.getByRole('button', { name: 'Change 2 prices' }).click()
  await page.getByText('2 prices saved.').waitFor()
  // what can’t be read is still there
  expect(await cell(2).textContent()).toBe('free')
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
  await cell(2).click()
  await page.keyboard.type(last)
  await page.keyboard.press('Enter')
  await notice.waitFor({ state: 'detached' })
  expect(failures).toEqual([])
})

test('a text in work stays while its cell is scrolled away, and a press elsewhere takes it', async () => {
  await page.goto(`${base}/console/r/products?view=grid`)
  await waitForKeys(page)
  const cell = (row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
  await page.getByRole('button', { name: 'Save' }).waitFor()
  const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount'))
  expect(await page.locator('[data-cell]').count()).toBeLessThan(columns * 25)
  await cell(0, 1).click()
  await page.keyboard.type('Kept')
  await page.evaluate(`document.querySelector('.sheet-scroll').scrollTo(99999, 20000)`)
  await cell(630, columns - 1).waitFor()
  expect(await cell(0, 1).locator('input').inputValue()).toBe('Kept')
  await cell(630, columns - 1).click()
  await page.getByRole('button', { name: 'Save 1 change' }).waitFor()
  expect(await cell(630, columns - 1).evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.locator('[data-cell="0:0"]:focus').waitFor()
  expect(await cell(0, 1).textContent()).toBe('Kept')
  await page.keyboard.press('ControlOrMeta+End')
  await page.locator(`[data-cell$=":${columns - 1}"]:focus`).waitFor()
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(failures).toEqual([])
})

test('a key that is pressed while rows arrive moves the focus', async () => {
  await page.goto(`${base}/console/r/products?view=grid`)
  await waitForKeys(page)
  await page.getByRole('button', { name: 'Save' }).waitFor()
  await page.locator('[data-cell="2:1"]').click()
  await page.locator('[data-cell="2:1"]:focus').waitFor()
  await page.evaluate(`new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-cell="110:0"] a')) return
    observer.disconnect()
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', ctrlKey: true, bubbles: true }))
  }).observe(document.querySelector('.sheet tbody'), { childList: true, subtree: true })`)
  await page.evaluate(`document.querySelector('.sheet-scroll').scrollTo(0, 3200)`)
  await page.locator('[data-cell="0:0"]:focus').waitFor()
})

test('a scroll makes no elements, and rows at rest are in the order in which they are read', async () => {
  await page.goto(`${base}/console/r/products?view=grid`)
  await waitForKeys(page)
  await page.getByRole('button', { name: 'Save' }).waitFor()
  await page.evaluate(`document.querySelector('.sheet-scroll').scrollTo(0, 3200)`)
  await page.locator('[data-cell="110:0"] a').waitFor()
  const made = await page.evaluate<number>(`new Promise((resolve) => {
    const before = new Set(document.querySelectorAll('.sheet tbody tr, .sheet td'))
    const box = document.querySelector('.sheet-scroll')
    box.scrollTop += 320
    requestAnimationFrame(() => requestAnimationFrame(() => {
      resolve([...document.querySelectorAll('.sheet tbody tr, .sheet td')].filter((one) => !before.has(one)).length)
    }))
  })`)
  expect(made).toBe(0)
  await page.locator('[data-cell="120:0"]').waitFor()
  const order = () =>
    page.locator('.sheet tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))))
  await expect
    .poll(async () => (await order()).every((row, at, all) => at === 0 || row > (all[at - 1] ?? 0)))
    .toBe(true)
  expect(await order()).toContain(122)
})

test('100 products are put into a category, moved and taken out, in 3 keys and clicks each', async () => {
  const [from, to] = [`${word}-from`, `${word}-to`]
  const ids = await page.evaluate(makeCategories, { categories: [from, to], count: 100 })
  const at = (category: string) => `${base}/console/catalogue?catalog=storefront&category=${category}`
  await page.goto(at(from))
  await waitForKeys(page)
  const fill = countKeys(page)
  await fill.click(page.getByText('Add products by SKU'))
  await fill.press('Tab')
  await page.keyboard.insertText(ids.join('\n'))
  await fill.click(page.getByRole('button', { name: `Add to ${from}` }))
  await page.getByText('100 products assigned.').waitFor()
  expect(fill.keys).toBeLessThanOrEqual(3)
  const move = countKeys(page)
  await move.click(page.getByLabel('All 100 of this category'))
  await move.press('Tab')
  await move.type(to)
  await move.click(page.getByRole('button', { name: 'Move to category' }))
  await page.getByText('100 products moved.').waitFor()
  expect(move.keys).toBeLessThanOrEqual(3)
  await page.goto(at(to))
  await page.getByLabel('All 100 of this category').click()
  await page.getByRole('button', { name: `Remove from ${to}` }).click()
  await page.getByText('100 products removed.').waitFor()
})

test('on a phone a code in front of the camera opens its product in two taps', async () => {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const phone = await context.newPage()
  const answer = await phone.goto(`${base}/console/products`)
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
  const scan = phone.getByRole('button', { name: 'Scan' })
  const dialog = phone.getByRole('dialog', { name: 'Scan a code' })
  for (const [script, words] of [
    [withoutReader, 'This browser can’t read codes with the camera.'],
    [refusedCamera, 'The camera is blocked.'],
  ] as const) {
    await phone.evaluate(script)
    await scan.tap()
    await dialog.getByText(words).waitFor()
    await dialog.getByText('Type the number into the field instead.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await dialog.waitFor({ state: 'detached' })
  }
  await phone.evaluate(workingCamera)
  await scan.tap()
  await dialog.locator('video').waitFor()
  await expectAccessible(phone)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => phone.evaluate('stoppedTracks')).toBe(1)
  await scan.tap()
  await phone.evaluate(`codeInView = 'no-such-sku'`)
  await phone.getByText('Nothing matches').waitFor()
  await phone.evaluate(`codeInView = ''`)
  await scan.tap()
  await phone.evaluate(`codeInView = '${skus[0]?.toUpperCase()}'`)
  await phone.waitForURL(`**/console/products/${skus[0]}`)
  expect(await phone.evaluate('stoppedTracks')).toBe(3)
  await context.close()
})

/** Pastes a text as the keys do; a script as text, because the types of browsers are not those of tests. */
const pasteScript = (text: string): string => `
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', ${JSON.stringify(text)})
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))`

/** Products of their own, because other tests buy at the prices of the range. */
async function makeProducts({ skus, cents }: { skus: string[]; cents: number[] }): Promise<void> {
  const Changes = skus.flatMap((ID, at) => {
    const Price = (cents[at] ?? 0) / 100
    const PriceBreaks = [{ Quantity: 1, Price }, ...(at === 0 ? [{ Quantity: 10, Price: 4.84 }] : [])]
    const xp = { attributes: { material: 'Porcelain', nominalSize: '12x24' } }
    return [
      { Operation: 'PriceSchedules.Save', Parameters: { priceScheduleID: ID }, Body: { ID, Name: ID, PriceBreaks } },
      {
        Operation: 'Products.Create',
        Parameters: {},
        Body: { ID, Name: `Tile ${ID}`, DefaultPriceScheduleID: ID, xp },
      },
    ]
  })
  const answer = await fetch('/console/call/Changes.Make', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Changes }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Inactive categories, which are in no menu of the shop; returns some of the products that can be put into them. */
async function makeCategories({ categories, count }: { categories: string[]; count: number }): Promise<string[]> {
  const Changes = categories.map((ID) => ({
    Operation: 'Categories.Create',
    Parameters: { catalogID: 'storefront' },
    Body: { ID, Name: ID, Active: false },
  }))
  const made = await fetch('/console/call/Changes.Make', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Changes }),
  })
  if (!made.ok) throw new Error(await made.text())
  const listed = await fetch(`/console/call/Products.List?catalogID=storefront&pageSize=${count}`)
  const { Items } = (await listed.json()) as { Items: { ID: string }[] }
  return Items.map(({ ID }) => ID)
}
