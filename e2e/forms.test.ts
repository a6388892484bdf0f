import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { linkInEmail } from './link-in-email.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

/** Unique, also when the tests run repeatedly against one shop. */
const uniqueEmail = (name: string) => `${name}-${Date.now().toString(36)}@example.com`

test(
  'the newsletter is ordered in the footer, confirmed by email, reduced and ended by a link',
  async () => {
    const email = uniqueEmail('reader')
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/about`)
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email').fill(email)
    await footer.getByRole('button', { name: 'Sign up' }).click()
    await main.getByRole('button', { name: 'Sign up' }).click()
    await main.getByRole('heading', { name: 'Almost done' }).waitFor()
    await page.goto(await linkInEmail(base, email, /\/newsletter\?/))
    await main.getByRole('button', { name: 'Confirm subscription' }).click()
    await main.getByRole('heading', { name: 'Welcome' }).waitFor()
    await page.goto(`${base}/unsubscribe`)
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Email me the link' }).click()
    await main.getByRole('heading', { name: 'Check your email' }).waitFor()
    const leave = await linkInEmail(base, email, /\/unsubscribe\?/)
    await page.goto(leave)
    await main.getByText('For r…@example.com').waitFor()
    await main.getByLabel('Kitchen').check()
    await main.getByRole('button', { name: 'Save preferences' }).click()
    await main.getByText('about Kitchen').waitFor()
    await page.goto(leave)
    await main.getByRole('button', { name: 'Unsubscribe' }).click()
    await main.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a consultation is booked at a nearby store, and canceled from the email',
  async () => {
    const email = uniqueEmail('guest')
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/consultation?zip=60540`)
    await main.getByRole('button', { name: 'See available times' }).click()
    await main.locator('input[name=slot]').first().check()
    await main.getByLabel('Name', { exact: true }).fill('Robin Hale')
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Book consultation' }).click()
    await main.getByRole('heading', { name: 'See you soon' }).waitFor()
    await page.goto(await linkInEmail(base, email, /\/consultation\?/))
    await main.getByRole('button', { name: 'Cancel consultation' }).click()
    await main.getByRole('heading', { name: 'Canceled' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a vendor gets a link and says where to be paid; a bank that does not exist is refused',
  async () => {
    const email = uniqueEmail('vendor')
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/vendor-payment`)
    await main.getByLabel('Company').fill('Kilnmark')
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Email me the link' }).click()
    await main.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await linkInEmail(base, email, /\/vendor-payment\?/))
    await main.getByLabel('Legal name').fill('Kilnmark Inc.')
    await main.getByLabel('Contact name').fill('Ada Kiln')
    await main.getByLabel('Bank', { exact: true }).fill('First Bank')
    const secrets = async (routing: string) => {
      await main.getByLabel('Tax ID').fill('12-3456789')
      await main.getByLabel('Routing number').fill(routing)
      await main.getByLabel('Account number').fill('000123456')
      await main.getByLabel(/I’m authorized to act for this company/).check()
      await main.getByRole('button', { name: 'Submit payment details' }).click()
    }
    await secrets('123456789')
    await main.getByText('Please check the form').waitFor()
    expect(await main.getByLabel('Legal name').inputValue()).toBe('Kilnmark Inc.')
    await secrets('021000021')
    await main.getByRole('heading', { name: 'We received your payment details' }).waitFor()
    await page.context().close()
  },
  patience,
)
