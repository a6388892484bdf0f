import { fetchInto } from '@tessera/server/fetch-into'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { serveConsole, signInToConsole, userOf } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import { insertPlatformOrder, nameInShop } from './insert-platform-order.ts'
import { submitForm } from './page-form.ts'

let staffed: StaffedShop
let admin: Browser
let clerk: Browser
let kit: Browser
let forwarded: string

beforeAll(async () => {
  staffed = await aStaffedShop()
  admin = staffed.admin
  clerk = await staffed.signIn('clerk')
  const { admin: seller } = staffed.shop
  for (const id of ['kiln', 'other-kiln']) {
    await seller.Suppliers.Create({ ID: id, Name: `Supplier ${id}`, Active: true })
    await seller.SupplierUsers.Create(id, userOf(`user-of-${id}`))
  }
  await seller.SecurityProfiles.Create({ ID: 'ships', Name: 'Ships', Roles: ['OrderAdmin', 'ShipmentAdmin'] })
  for (const SupplierID of ['kiln', 'other-kiln'])
    await seller.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'ships', SupplierID })
  const price = { ID: 'zellige', Name: 'Zellige', PriceBreaks: [{ Quantity: 1, Price: 90 }] }
  await seller.PriceSchedules.Create(price)
  const product = { ID: 'zellige', Name: 'Zellige 4 × 4', Active: true, DefaultPriceScheduleID: 'zellige' }
  await seller.Products.Create({ ...product, DefaultSupplierID: 'kiln' })
  await seller.Buyers.Create({ ID: 'dealer', Name: 'Dealer', Active: true })
  await seller.Users.Create('dealer', userOf('dealer-user'))
  await seller.Catalogs.Create({ ID: 'dealers', Name: 'Dealers', Active: true })
  const all = { CatalogID: 'dealers', BuyerID: 'dealer', ViewAllCategories: true, ViewAllProducts: true }
  await seller.Catalogs.SaveAssignment(all)
  await seller.Catalogs.SaveProductAssignment({ CatalogID: 'dealers', ProductID: 'zellige' })
  await insertPlatformOrder(staffed.shop, 'D-1', 12)
  const { OutgoingOrders } = await seller.Orders.Forward('Incoming', 'D-1')
  forwarded = OutgoingOrders?.[0]?.ID ?? ''
  kit = await staffed.signIn('user-of-kiln')
})

test('suppliers see their own orders alone, and no page of the seller', async () => {
  const other = await staffed.signIn('user-of-other-kiln')
  const path = `/console/supplier/orders/${forwarded}`
  expect((await other.open('/console/supplier/orders')).text).toContain('Every order is shipped')
  expect((await other.open(path)).status).toBe(404)
  expect((await other.send(path, { key: 'a-foreign-key' })).status).toBe(404)
  for (const page of [
    '/console/suppliers',
    '/console/suppliers/kiln',
    '/console/forwarded',
    '/console/emails',
    '/console/health',
    '/console/observed',
  ])
    expect((await kit.open(page)).status, page).toBe(404)
  expect((await kit.open('/console/orders')).path).toBe('/console/supplier/orders')
  expect((await kit.open('/console/wire')).status).toBe(403)
  expect((await admin.open('/console/supplier/orders')).status).toBe(404)
  expect((await kit.open('/console')).html).toContain('/console/supplier/orders')
  expect((await kit.open('/console')).html).not.toContain('/console/forwarded')
})

test('a found order has its number once, with its status', async () => {
  const { text } = await kit.open(`/console/find?q=${forwarded}`)
  expect(text).toContain('D-1 To ship')
  expect(text.match(/\bD-1\b/g)).toHaveLength(1)
})

test('suppliers ship in parts, never more than is left, once per form', async () => {
  const path = `/console/supplier/orders/${forwarded}`
  const list = await kit.open('/console/supplier/orders')
  expect(list.text).toContain('D-1 ')
  expect(list.text).not.toContain(forwarded)
  expect(list.html).toContain(path)
  expect((await kit.open('/console/find?q=D-1')).path).toBe(path)
  expect((await kit.open(`/console/find?q=${forwarded}`)).html).toContain(path)
  for (const q of ['D*', '!D-9', '*'])
    expect((await kit.open(`/console/find?q=${encodeURIComponent(q)}`)).path).not.toBe(path)
  // stars stand for no text: alone they find nothing, and beside words they change nothing
  for (const q of ['***', '* * *', '%%%', 'D**'])
    expect((await kit.open(`/console/find?q=${encodeURIComponent(q)}`)).text, q).toContain('Nothing was found')
  expect((await kit.open(`/console/find?q=${forwarded}*`)).html).toContain(path)
  for (const q of ['***', '%']) {
    const asked = encodeURIComponent(q)
    expect((await kit.open(`/console/supplier/orders?view=all&search=${asked}`)).html, q).not.toContain(path)
    expect((await admin.open(`/console/forwarded?search=${asked}`)).html, q).not.toContain(forwarded)
    expect((await admin.open(`/console/suppliers?search=${asked}`)).html, q).not.toContain('/console/suppliers/kiln"')
    expect((await admin.open(`/console/orders?view=all&search=${asked}`)).html, q).not.toContain('D-1')
  }
  const page = await kit.open(path)
  expect(page.text).toMatch(/Zellige 4 × 4 .*0 of 12 shipped/)
  const [, field = ''] = /name="(line\.[^"]+)"/.exec(page.html) ?? []
  const more = await submitForm(kit, page, { [field]: '13', tracking: 'T-1' })
  expect([more.status, more.text]).toEqual([400, expect.stringContaining('only 12 are left to ship')])
  expect(more.html).toContain('value="T-1"')
  expect((await submitForm(kit, page, { [field]: '' })).text).toContain('at least one line')
  const shipped = await submitForm(kit, page, { [field]: '5', shipper: 'Freight Co', tracking: 'T-1' })
  expect(shipped.text).toMatch(/The shipment is recorded.*5 of 12 shipped.*Freight Co · tracking T-1/)
  const again = await submitForm(kit, page, { [field]: '5', shipper: 'Freight Co', tracking: 'T-1' })
  expect(again.path).toBe(shipped.path)
  expect((await staffed.shop.admin.LineItems.List('Incoming', 'D-1')).Items[0]?.QuantityShipped).toBe(5)
  await submitForm(kit, shipped, {})
  expect((await kit.open('/console/supplier/orders')).text).toContain('Every order is shipped')
  expect((await staffed.shop.admin.Orders.Get('Incoming', 'D-1')).Status).toBe('Completed')
})

test('the seller follows the forwarded order', async () => {
  const list = await admin.open('/console/forwarded?view=completed')
  expect(list.text).toMatch(/D-1 ?Supplier kiln ?Shipped/)
  expect(list.text).not.toContain(forwarded)
  expect((await admin.open('/console/forwarded?search=D-1')).html).toContain(`/console/forwarded/${forwarded}`)
  const page = await admin.open(`/console/forwarded/${forwarded}`)
  expect(page.text).toMatch(/Buyer’s order D-1 .*12 of 12 shipped/)
  expect(page.html).not.toContain('name="tracking"')
})

test('an order of the shop is forwarded under its own number', async () => {
  await nameInShop(staffed.shop, '4500777001', 'D-1')
  const page = await admin.open(`/console/forwarded/${forwarded}`)
  expect(page.text).toContain('Order 4500777001')
  expect(page.html).toContain('href="/console/orders/4500777001"')
  expect((await admin.open('/console/forwarded?search=4500777001')).text).toContain('1 in this list')
  for (const path of ['?view=all&search=4500777001', `/${forwarded}`])
    expect((await kit.open(`/console/supplier/orders${path}`)).text).toContain('4500777001 ')
  expect((await kit.open('/console/find?q=4500777001')).path).toBe(`/console/supplier/orders/${forwarded}`)
  const other = await staffed.signIn('user-of-other-kiln')
  for (const q of ['4500777001', forwarded])
    expect((await other.open(`/console/find?q=${q}`)).text).toContain('Nothing was found')
})

test('an order is split off and sent from its page, once', async () => {
  await insertPlatformOrder(staffed.shop, 'D-2', 3)
  await nameInShop(staffed.shop, '4500777002', 'D-2')
  const path = '/console/orders/4500777002'
  expect((await clerk.send(path, { intent: 'split:send' })).status).toBe(404)
  expect((await admin.open(path)).text).toContain('3 not split off yet')
  expect((await admin.send(path, { intent: 'split:make' })).text).toContain('3 not sent')
  for (const _ of [1, 2]) expect((await admin.send(path, { intent: 'split:send' })).text).toContain('0 of 3 shipped')
  expect((await admin.open(path)).html).not.toContain('value="split:')
})

test('every order of a supplier’s list has its number, also beside one of more than a hundred lines', async () => {
  const { admin: seller } = staffed.shop
  const sent: string[] = []
  for (const ID of ['N-1', 'N-2', 'N-3']) {
    await seller.Orders.Create('Incoming', { ID, FromCompanyID: 'dealer', FromUserID: 'dealer-user' })
    const line = { ProductID: 'zellige', Quantity: 1 }
    for (let left = ID === 'N-2' ? 101 : 1; left > 0; left -= 1) await seller.LineItems.Create('Incoming', ID, line)
    await seller.Orders.Submit('Incoming', ID)
    const { OutgoingOrders } = await seller.Orders.Forward('Incoming', ID)
    sent.push(OutgoingOrders?.[0]?.ID ?? '')
  }
  const { text } = await kit.open('/console/supplier/orders')
  for (const number of ['N-1', 'N-2', 'N-3']) expect(text).toContain(`${number} `)
  for (const id of sent) expect(text).not.toContain(id)
})

test('the page of a supplier shows its products, people and forwarded orders, for people who may read suppliers', async () => {
  for (const path of ['', '/kiln']) expect((await clerk.open(`/console/suppliers${path}`)).status).toBe(403)
  expect((await admin.open('/console/suppliers/none')).status).toBe(404)
  expect((await admin.open('/console/suppliers?search=kiln')).html).toContain('href="/console/suppliers/kiln"')
  const page = await admin.open('/console/suppliers/kiln')
  expect(page.text).toMatch(/Supplier kiln ?Active/)
  expect(page.text).toMatch(/Forwarded orders.*4500777001.*Products.*Zellige 4 × 4.*People.*user-of-kiln/)
  expect(page.text).not.toContain(forwarded)
  expect((await admin.open('/console/suppliers/other-kiln')).text).toContain('No order was forwarded')
})

// the last one, because a console that is cut off replaces the other
test('everything else is found while orders can’t be read', async () => {
  const { platform, app, admin: seller } = staffed.shop
  const ask = fetchInto(platform.app)
  const platformFetch: typeof ask = async (url, init) => {
    if (url.includes('/v1/orders/')) throw new TypeError('fetch failed')
    return ask(url, init)
  }
  const port = await serveConsole({ admin: seller, platformFetch, shopFetch: fetchInto(app) })
  const cut = await signInToConsole(port, 'user-of-kiln')
  const page = await cut.open('/console/find?q=shipments')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Found for “shipments”')])
  expect(page.html).toContain('href="/console/operations/Shipments.List"')
  expect((await cut.open('/console/find/suggest?q=shipments')).html).toContain('/operations/Shipments.List')
})
