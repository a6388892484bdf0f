import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole, staffPassword, userOf } from './a-console.ts'
import { submitForm } from './page-form.ts'

let shop: RunningConsole
let ann: Browser
let mel: Browser

const products = '/console/operations/Products.List'
const buyers = '/console/operations/Buyers.List'
const newProduct = '/console/operations/Products.Create'

beforeAll(async () => {
  shop = await aConsole()
  const { admin } = shop
  await shop.addStaff('ann', ['FullAccess'])
  await shop.addStaff('mel', ['ProductAdmin', 'BuyerReader', 'SecurityProfileReader'])
  await shop.addStaff('meg', ['ProductAdmin'])
  await admin.SecurityProfiles.Save('viewer', { Name: 'Viewer', Roles: ['ProductReader'] })
  await admin.SecurityProfiles.Save('dock', {
    Name: 'Dock',
    Roles: ['ProductAdmin', 'ShipmentAdmin'],
    CustomRoles: ['CounterSales'],
  })
  await admin.SecurityProfiles.Save('sales', { Name: 'Sales', Roles: ['OrderAdmin'] })
  await admin.SecurityProfiles.Save('keeper', { Name: 'Keeper', Roles: ['SecurityProfileAdmin'] })
  await admin.SecurityProfiles.Save('bare', { Name: 'Bare' })
  await admin.Suppliers.Save('kiln', { Name: 'Kiln Works', Active: true })
  await admin.SupplierUsers.Create('kiln', userOf('ivo'))
  await admin.SecurityProfiles.Save('kiln', { Name: 'Kiln', Roles: ['ProductAdmin', 'OrderAdmin'] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'kiln', SupplierID: 'kiln' })
  ;[ann, mel] = [await shop.signIn('ann'), await shop.signIn('mel')]
})

describe('refused', () => {
  test.each(['meg', 'ivo'])('%s may not read profiles, sees no field and cannot name one', async (person) => {
    const browser = await shop.signIn(person)
    const page = await browser.open(`${products}?as.profile=viewer`)
    expect([page.status, page.html.includes('name="as.profile"'), page.text.includes('Viewer')]).toEqual([
      200,
      false,
      false,
    ])
    const sent = await browser.send(products, { 'as.profile': 'viewer' })
    expect(sent.status).toBe(403)
    expect(sent.text).not.toContain('Status 200')
  })

  test('a profile of which no role remains is a sentence, and nothing is sent', async () => {
    const none = await mel.send(products, { 'as.profile': 'sales' })
    expect(none.text).toContain(
      'Nothing was sent (403 Auth.NoRoleRemains). You have none of the permissions of “Sales”: OrderAdmin. Choose another profile',
    )
    expect(none.text).not.toContain('Status')
    expect((await mel.open(`${products}?as.profile=sales`)).text).toContain(
      'so nothing can be tried with it: OrderAdmin',
    )
    const bare = await ann.send(products, { 'as.profile': 'bare' })
    expect(bare.text).toContain('Nothing was sent (403 Auth.NoRoleRemains). “Bare” has no permissions to try.')
  })

  test('a profile that is gone, and a customer with the rights of a profile, are said at the field', async () => {
    const gone = await ann.send(products, { 'as.profile': 'nobody' })
    expect(gone.text).toContain('This profile can’t be read. Choose another one.')
    expect(gone.html).toContain('href="#as.profile"')
    const customer = { as: 'customer', 'as.number': '1', 'as.person': 'a@b.test', 'as.reason': 'x' }
    const both = await ann.send('/console/operations/Me.ListProducts', { ...customer, 'as.profile': 'viewer' })
    expect(both.text).toContain('A customer’s call has the customer’s rights.')
    expect([gone.text, both.text].join()).not.toContain('Status')
  })

  test('what a person may not use they cannot try either', async () => {
    const page = await mel.open('/console/operations/Orders.List?as.profile=sales')
    expect(page.text).toContain('You can’t try it with the rights of a profile, either.')
    expect(page.html).not.toContain('name="as.profile"')
    const sent = await mel.send('/console/operations/Shipments.List', { 'as.profile': 'dock' })
    expect(sent.text).toMatch(/Refused Status 403 after \d+ ms, with the rights of Dock/)
  })
})

test('a read answers as the platform does, says whose rights it had, and the next one has one’s own', async () => {
  const before = { ...ann.cookies }
  const read = await ann.send(products, { 'as.profile': 'viewer' })
  expect(read.text).toMatch(/Done Status 200 after \d+ ms, with the rights of Viewer\. You have its only permission\./)
  const refused = await ann.send(buyers, { 'as.profile': 'viewer', 'query.search': 'store' })
  expect(refused.text).toMatch(/Refused Status 403 after \d+ ms, with the rights of Viewer/)
  expect(refused.text).toMatch(/Auth\.InsufficientRoles.*BuyerReader/s)
  expect(refused.text).toContain('To go back to your own rights, choose Myself. What you entered stays.')
  // a link to a fresh form would leave what was typed behind
  expect(refused.html).not.toContain('href="/console/operations/Buyers.List?')
  for (const { html } of [read, refused]) expect(html).not.toMatch(/eyJ|access_token/)
  expect(ann.cookies).toEqual(before)
  const own = await ann.send(buyers, {})
  expect(own.text).toMatch(/Done Status 200 after \d+ ms (?!, with)/)
})

test('roles of the profile that the person lacks are named before and after', async () => {
  const words = 'You lack 2 of its 3 permissions, so it is tried without ShipmentAdmin, CounterSales.'
  expect((await mel.open(`${products}?as.profile=dock`)).text).toContain(words)
  const sent = await mel.send(products, { 'as.profile': 'dock' })
  expect(sent.text).toContain(`with the rights of Dock. ${words}`)
  expect((await ann.open(`${products}?as.profile=dock`)).text).toContain('You have all 3 of its permissions.')
})

test('a write is asked about first, and again if it would have other rights', async () => {
  const typed = { 'body.ID': 'tried', 'body.Name': 'Tried' }
  const asked = await submitForm(ann, await ann.open(`${newProduct}?as.profile=viewer`), typed)
  expect(asked.text).toContain('This changes data. Send it? With the rights of Viewer, in your name.')
  const back = await submitForm(ann, asked, { 'as.profile': '' })
  expect(back.text).toContain('This changes data. Send it?')
  expect(back.text).not.toContain('With the rights of Viewer')
  expect(back.html).toContain('value="Tried"')
  const isThere = () =>
    shop.admin.Products.Get('tried').then(
      () => true,
      () => false,
    )
  const confirmed = { ...typed, confirmed: 'yes', asked: 'viewer' }
  const widened = await ann.send(newProduct, { ...confirmed, 'as.profile': '' })
  expect([widened.text.includes('Send it?'), await isThere()]).toEqual([true, false])
  const refused = await ann.send(newProduct, { ...confirmed, 'as.profile': 'viewer' })
  expect(refused.text).toMatch(/Refused Status 403 .*, with the rights of Viewer/)
  expect(await isThere()).toBe(false)
  const made = await ann.send(newProduct, { ...confirmed, asked: 'dock', 'as.profile': 'dock' })
  expect([/Done Status 201/.test(made.text), await isThere()]).toEqual([true, true])
})

test('a write about rights asks for the password with a profile too, and goes on with it', async () => {
  const path = '/console/operations/SecurityProfiles.Create'
  const browser = await shop.signIn('ann')
  Object.assign(browser.cookies, { tessera_console_recent: '' })
  const typed = { 'body.ID': 'kept', 'body.Name': 'Kept', confirmed: 'yes', asked: 'keeper', 'as.profile': 'keeper' }
  const asked = await browser.send(path, typed)
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Enter your password to continue')])
  await expect(shop.admin.SecurityProfiles.Get('kept')).rejects.toMatchObject({ status: 404 })
  const made = await submitForm(browser, asked, { passwordAgain: staffPassword })
  expect(made.text).toMatch(/Done Status 201 .*, with the rights of Keeper/)
})

test('the preview of a profile, and of a person who has its rights, leads to the form with it', async () => {
  const link = (id: string, profile: string) => `href="/console/operations/${id}?as.profile=${profile}"`
  const profile = await ann.open('/console/people/preview?profile=viewer')
  expect(profile.html).toContain(link('Products.List', 'viewer'))
  const person = await ann.open('/console/people/preview?user=ann')
  expect(person.html).toContain(link('Buyers.Create', 'ann'))
  // calls of the shop have no form, and open ones ask for no rights
  expect(person.html).not.toMatch(/operations\/(Operator|Auth)\./)
  expect((await ann.open('/console/people/preview?profile=kiln')).html).not.toContain('as.profile')
  const compared = await ann.open('/console/people/preview?profile=viewer&with=mel')
  expect(compared.html).toContain(link('Buyers.List', 'mel'))
  const form = await ann.open('/console/operations/Products.List?as.profile=viewer')
  expect(form.html).toContain('<option value="viewer" selected="">Viewer</option>')
})

test('the audit says in words that a call was tried, and with which roles', async () => {
  await ann.send(products, { 'as.profile': 'dock' })
  const { text } = await ann.open('/console/audit')
  expect(text).toContain('Obtain a token for at most five minutes with those of the given roles')
  expect(text).toMatch(/Roles ProductAdmin, ShipmentAdmin, CounterSales/)
  expect(text).not.toContain('Me.CreateNarrowedToken in')
})
