import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { aTile } from './buying.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
// no other test file uses this customer's cart
const pro = 'sam@ortegatile.example'

test(
  'a pro pastes a list, puts two lines right where they stand, and has all of it in the cart',
  async () => {
    const { sku, name } = await aTile(base)
    const page = await openAs(browser, base, pro, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${base}/account/quick-order`)
    await page.getByLabel('SKU and quantity, one product per line').fill(`${sku} 2 Bath\n000000\t3\n${sku};many`)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText('2 lines need attention').waitFor()
    await page.getByText('We don’t recognize this SKU.').waitFor()
    await page.getByText('Enter a whole number.').waitFor()
    expect(await page.getByLabel('Quantity for line 3').inputValue()).toBe('many')
    expect(await screenProblems(page)).toEqual([])
    await page.getByLabel('SKU for line 2').fill('')
    await page.getByLabel('Quantity for line 3').fill('4')
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Add all to cart' }).click()
    await page.waitForURL(`${base}/shopping-cart`)
    const cart = await page.locator('main').innerText()
    expect(cart).toContain(name)
    expect(cart).toContain('Bath')
    await page.context().close()
  },
  patience,
)

test(
  'without scripts a file works too; what is right goes into the cart and the rest stays',
  async () => {
    const { sku } = await aTile(base)
    const page = await openAs(browser, base, pro, { javaScriptEnabled: false })
    await page.goto(`${base}/account/quick-order`)
    const header = page.getByRole('navigation', { name: 'Your shop' })
    expect(await header.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText('Type or paste at least one line.').waitFor()
    const workbook = { name: 'list.xlsx', mimeType: 'text/csv', buffer: Buffer.from('504b030414000600', 'hex') }
    await page.getByLabel('Or a CSV file').setInputFiles(workbook)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByRole('alert').getByText('This isn’t a CSV file').waitFor()
    const buffer = Buffer.from(`\uFEFF"SKU","Name","Quantity"\r\n"${sku}","A, tile","1"\r\n"000000","Gone","5"\r\n`)
    await page.getByLabel('Or a CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByRole('button', { name: 'Add 1 correct line to cart' }).click()
    await page.getByText('1 line is in your').waitFor()
    expect(await page.getByLabel('SKU for line 1').inputValue()).toBe('000000')
    await page.context().close()
  },
  patience,
)
