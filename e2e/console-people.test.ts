import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { callAs } from './call-as.ts'
import { countKeys } from './count-keys.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { linkInEmail } from './link-in-email.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let ada: Page
beforeAll(async () => {
  ada = await openHome('ada@tessera.example')
})
afterAll(() => ada.context().close())

async function openHome(userName: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signInToConsole(page, `${base}/console`, userName)
  return page
}

const goHome = async () => {
  await ada.goto(`${base}/console`)
  await waitForKeys(ada)
}

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true })

test('a new colleague takes 7 keys and clicks from home, and is invited with the rights of the job alone', async () => {
  const email = `wes-${Date.now().toString(36)}@tessera.example`
  const counter = countKeys(ada)
  const { press, type, click } = counter
  await press('g', 's')
  await click(ada.getByRole('link', { name: 'New team member' }))
  await ada.locator('input[name="firstName"]:focus').waitFor()
  await expectAccessible(ada)
  await type('Wes')
  await press('Tab')
  await type('Hall')
  await press('Tab')
  await type(email)
  await press('Tab')
  await type('Warehouse')
  await press('Control+s')
  await ada.getByText('Wes Hall is added and invited').waitFor()
  expect(counter.keys).toBeLessThanOrEqual(7)
  await linkInEmail(base, email, /\/console\/set-password/)
  const { Items } = await callAs<{ Items: { AvailableRoles: string[] }[] }>(base, 'admin', [
    'GET',
    `/v1/adminusers?Username=${email}`,
  ])
  expect(Items[0]?.AvailableRoles).toContain('ShipmentAdmin')
  expect(Items[0]?.AvailableRoles).not.toContain('PriceScheduleAdmin')
})

test('what a colleague may do is 2 clicks from home, and a call is tried with those rights after 3 more', async () => {
  await goHome()
  const counter = countKeys(ada)
  const { click } = counter
  await click(inMenu(ada, 'People'))
  await click(ada.getByRole('link', { name: 'Preview of Walt Osei' }))
  await ada.getByRole('heading', { level: 1, name: 'What Walt Osei can do' }).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(2)
  const menu = ada.getByRole('region', { name: 'Menu' })
  expect(await menu.textContent()).toContain('Returns and claims')
  expect(await menu.textContent()).not.toContain('Prices')
  await click(ada.locator('main summary').filter({ hasText: /^Shipments/ }))
  await click(ada.getByRole('link', { name: 'List shipments.', exact: true }))
  await click(ada.getByRole('button', { name: 'Send', exact: true }))
  await ada.getByText(/^Status 200 after .*, with the rights of Warehouse/).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(5)
})

test('who changed a product is 1 click from home, and the change is undone with 2 more', async () => {
  const id = `undo-${Date.now().toString(36)}`
  const product = async () =>
    (await callAs<{ Description: string | null }>(base, 'admin', ['GET', `/v1/products/${id}`])).Description
  await callAs(base, 'admin', ['PUT', `/v1/products/${id}`], { Name: 'Slate', Description: 'Split by hand' })
  await callAs(base, 'admin', ['PATCH', `/v1/products/${id}`], { Description: 'Sawn' })
  await goHome()
  const counter = countKeys(ada)
  const { click } = counter
  await click(inMenu(ada, 'Audit'))
  const change = ada.getByRole('listitem').filter({ hasText: id }).filter({ hasText: 'Split by hand' }).first()
  await change.getByText(/^admin ·/).waitFor()
  await click(change.getByRole('link', { name: /^Undo/ }))
  await ada.getByRole('heading', { level: 1, name: 'Undo this change?' }).waitFor()
  await click(ada.getByRole('button', { name: 'Undo it' }))
  await ada.getByText(/^Undone\./).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(3)
  expect(await product()).toBe('Split by hand')
})

test('whether all is well is said on home', async () => {
  await goHome()
  await ada
    .getByText(/^(All systems normal|\d+ problems?)$/)
    .first()
    .waitFor()
})

test('a message that was refused is found and sent again in 4 keys and clicks from home', async () => {
  const id = `hook-${Date.now().toString(36)}`
  const hook = { ID: id, Name: `Receiver ${id}`, Url: `${receiverHost()}/webhook-receiver`, HashKey: 'not the one' }
  await callAs(base, 'admin', ['POST', '/v1/webhooks'], hook)
  await callAs(base, 'admin', ['POST', '/v1/deliverytests'], { Kind: 'Webhook', ID: id })
  await expect.poll(() => lastDelivery(id)).toMatchObject({ AttemptCount: 1 })
  // whose key was wrong is found, and it is told the right one
  await callAs(base, 'admin', ['PATCH', `/v1/webhooks/${id}`], { HashKey: 'demo-receiver' })
  const ivan = await openHome('ivan@tessera.example')
  const counter = countKeys(ivan)
  const { press, click } = counter
  await press('g', 'W')
  await click(ivan.getByRole('row').filter({ hasText: id }).getByRole('link').first())
  await ivan
    .getByText(/Attempts/)
    .first()
    .waitFor()
  await click(ivan.getByRole('button', { name: 'Send again' }))
  await ivan.getByText(/^It is being sent again/).waitFor()
  expect(counter.keys).toBeLessThanOrEqual(4)
  await expect.poll(() => lastDelivery(id)).toMatchObject({ Status: 'Delivered', ResentBy: 'ivan@tessera.example' })
  await ivan.context().close()
  await callAs(base, 'admin', ['DELETE', `/v1/webhooks/${id}`])
})

/** As the program knows itself: other private addresses are refused. */
const receiverHost = () => `http://127.0.0.1:${new URL(base).port}`

interface Delivery {
  Status: string
  AttemptCount: number
  ResentBy: string | null
}

const lastDelivery = async (webhookID: string): Promise<Delivery | undefined> =>
  (await callAs<{ Items: Delivery[] }>(base, 'admin', ['GET', `/v1/deliveries?SourceID=${webhookID}`])).Items[0]
