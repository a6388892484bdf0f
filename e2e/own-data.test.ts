import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { addBoxes } from './buying.ts'
import { linkInEmail } from './link-in-email.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { sendSignIn } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

/** Unique, also when the tests run repeatedly against one shop. */
const uniqueEmail = (name: string) => `${name}-${Date.now().toString(36)}@example.com`
const email = uniqueEmail('jo')
const password = 'Quiet-Morning-7'
const localUrl = (link: string) => link.replace(/^https?:\/\/[^/]+/, base)
let page: Page

beforeAll(async () => {
  page = await browser.newPage()
  const main = page.getByRole('main')
  await page.goto(`${base}/register`)
  await main.getByLabel('First name').fill('Jo')
  await main.getByLabel('Last name').fill('Hale')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(localUrl(await linkInEmail(base, email, /\/activate\?/)))
  await main.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor()
  await sendSignIn(page, base, { email, password })
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}, patience)

test(
  'a list of addresses is put right line by line, and what the driver must know is in checkout',
  async () => {
    const main = page.getByRole('main')
    await page.goto(`${base}/account/addresses/import`)
    const list = main.getByLabel('Addresses, one per line')
    await list.fill(
      'Jo,Hale,,101 Elm St,,Naperville,IL,60540,,Elm Street job,"Gate code 4411, no long trucks"\nJo,Hale,,5 Oak Ave,,Naperville,IL,123',
    )
    await main.getByRole('button', { name: 'Check the list' }).click()
    await main.getByText('1 line needs attention').waitFor()
    await main.getByText('Enter a 5-digit ZIP code').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await main.getByRole('button', { name: 'Save 1 address' }).click()
    await main.getByText('1 address is in your').waitFor()
    expect(await list.inputValue()).toBe('Jo,Hale,,5 Oak Ave,,Naperville,IL,123')
    await list.fill('Jo,Hale,,5 Oak Ave,,Naperville,IL,60540')
    await main.getByRole('button', { name: 'Check again' }).click()
    await main.getByRole('button', { name: 'Save 1 address' }).click()
    await page.waitForURL(/saved=imported/)
    await main.getByRole('heading', { name: 'Elm Street job' }).waitFor()
    await main.getByText('Gate code 4411, no long trucks').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await main.getByRole('link', { name: 'Edit 5 Oak Ave' }).click()
    await main.getByLabel('Address nickname').fill('Oak job')
    expect(await screenProblems(page)).toEqual([])
    await main.getByRole('button', { name: 'Save address' }).click()
    await main.getByRole('heading', { name: 'Oak job' }).waitFor()
    await addBoxes(page, base, 2)
    await page.goto(`${base}/checkout/shipping`)
    await main.getByLabel('Elm Street job, Jo Hale').check()
    await main.getByRole('button', { name: 'See shipping options' }).click()
    const instructions = main.getByLabel('Delivery instructions')
    await instructions.waitFor()
    expect(await instructions.inputValue()).toBe('Gate code 4411, no long trucks')
  },
  patience,
)

test(
  'without scripts a file of addresses works too',
  async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto(`${base}/account/addresses/import`)
    await plain.getByRole('button', { name: 'Check the list' }).click()
    await plain.getByText('at least one address').waitFor()
    const buffer = Buffer.from(
      'ZIP;Street;City;State;First name;Last name;Nickname\r\n60540;9 Ash Ct;Naperville;IL;Jo;Hale;Ash café\r\n;9 Ash Ct;;;;;Lost\r\n',
      'latin1', // as Excel saves it
    )
    await plain.getByLabel('Or a CSV file').setInputFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer })
    await plain.getByRole('button', { name: 'Check the list' }).click()
    await plain.getByRole('button', { name: 'Save 1 address' }).click()
    await plain.getByText('1 address is in your').waitFor()
    expect(await plain.getByLabel('Addresses, one per line').inputValue()).toContain(';9 Ash Ct;;;;;Lost')
    await plain.goto(`${base}/account/addresses`)
    await plain.getByText('Ash café').first().waitFor()
    await context.close()
  },
  patience,
)

test(
  'emails are chosen, and the email address is changed by a link sent to the new one',
  async () => {
    const main = page.getByRole('main')
    const next = uniqueEmail('jo-new')
    await page.goto(`${base}/account/personal-data`)
    expect(await screenProblems(page)).toEqual([])
    await main.getByLabel('Deliveries').uncheck()
    await main.getByLabel('News').check()
    await main.getByRole('button', { name: 'Save notifications' }).click()
    await page.waitForURL(/saved=letters/)
    expect(await main.getByLabel('Deliveries').isChecked()).toBe(false)
    expect(await main.getByLabel('News').isChecked()).toBe(true)
    await main.getByLabel('New email address').fill(next)
    await main.getByLabel('Current password', { exact: true }).first().fill('Wrong-Password-1')
    await main.getByRole('button', { name: 'Change email address' }).click()
    await main.getByText('That password is incorrect.').first().waitFor()
    expect(await main.getByLabel('New email address').inputValue()).toBe(next)
    expect(await screenProblems(page)).toEqual([])
    await main.getByLabel('Current password', { exact: true }).first().fill(password)
    await main.getByRole('button', { name: 'Change email address' }).click()
    await page.waitForURL(/saved=email/)
    await main.getByText('isn’t confirmed yet').waitFor()
    const stranger = await browser.newPage()
    await stranger.goto(localUrl(await linkInEmail(base, next, /\/confirm-email\?/)))
    expect(await screenProblems(stranger)).toEqual([])
    await stranger.getByRole('button', { name: 'Yes, use this address' }).click()
    await stranger.getByRole('heading', { name: 'Your email address has been changed' }).waitFor()
    await page.goto(`${base}/account/personal-data`)
    await main.getByText(`You sign in with ${next}`).waitFor()
    await sendSignIn(stranger, base, { email: next, password })
    await stranger.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  },
  patience,
)

test(
  'a photo goes with a message; what is no photo is said, and nothing that was typed is lost',
  async () => {
    const writer = await browser.newPage()
    const main = writer.getByRole('main')
    await writer.goto(`${base}/contact`)
    await main.getByLabel('Topic').selectOption({ index: 1 })
    await main.getByLabel('Name', { exact: true }).fill('Jo Hale')
    await main.getByLabel('Email').fill(uniqueEmail('photo'))
    await main.getByLabel('Message').fill('One tile is broken.')
    const photo = main.locator('input[name=photoFile]')
    const file = (buffer: Buffer) => ({ name: 'tile.jpg', mimeType: 'image/jpeg', buffer })
    await photo.setInputFiles(file(Buffer.alloc(9 * 1024 * 1024)))
    await main.getByText('larger than 8 MB').first().waitFor()
    await photo.setInputFiles(file(Buffer.from('no photo at all')))
    await main.getByRole('button', { name: 'Send', exact: true }).click()
    await main.getByText('JPEG, PNG or WebP photo').first().waitFor()
    expect(await main.getByLabel('Message').inputValue()).toBe('One tile is broken.')
    expect(await screenProblems(writer)).toEqual([])
    await main.getByLabel('Order number').fill('one two')
    await photo.setInputFiles(file(await writer.screenshot({ type: 'jpeg' })))
    await main.getByRole('button', { name: 'Send', exact: true }).click()
    // the photo was valid: it stays when the form is refused for another field
    await main.getByText('Your photo is uploaded').waitFor()
    await main.getByLabel('Order number').fill('')
    await main.getByRole('button', { name: 'Send', exact: true }).click()
    await main.getByRole('heading', { name: 'We got your message' }).waitFor()
    await writer.context().close()
  },
  patience,
)
