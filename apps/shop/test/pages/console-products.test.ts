import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole, userOf } from './a-console.ts'
import { getPage } from './get-page.ts'
import { submitForm } from './page-form.ts'

let shop: RunningConsole
let marta: Browser
beforeAll(async () => {
  shop = await aConsole()
  const { admin } = shop
  await shop.addStaff('marta', ['ProductAdmin', 'PriceScheduleAdmin'])
  await shop.addStaff('walt', ['ProductReader'])
  await shop.addStaff('ivan', ['WebhookAdmin'])
  await admin.ProductFacets.Create({ ID: 'finish', Name: 'Finish', XpPath: 'attributes.finish', ListOrder: 0 })
  const { DefaultCatalogID } = await admin.Buyers.Create({ ID: 'store', Name: 'Store', Active: true })
  await admin.UserGroups.Create('store', { ID: 'PG', Name: 'Pro Gold' })
  await admin.PriceSchedules.Create({ ID: 'slate-RT', Name: 'Slate', PriceBreaks: breaksOf(5.25) })
  await admin.PriceSchedules.Create({ ID: 'slate-PG', Name: 'Slate', PriceBreaks: breaksOf(4.75) })
  const facts = { attributes: { finish: 'Matte' }, picture: { kind: 'plain' }, alt: { face: 'Gray slate' } }
  await admin.Products.Create({
    ID: 'slate',
    Name: 'Slate 12x24',
    Active: true,
    DefaultPriceScheduleID: 'slate-RT',
    Inventory: { Enabled: true, QuantityAvailable: 12, NotificationPoint: 15 },
    xp: facts,
  })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: DefaultCatalogID ?? '', ProductID: 'slate' })
  await admin.Products.SaveAssignment({
    ProductID: 'slate',
    BuyerID: 'store',
    UserGroupID: 'PG',
    PriceScheduleID: 'slate-PG',
  })
  await admin.Products.Create({
    ID: 'bare',
    Name: 'Bare product',
    Inventory: { Enabled: false, QuantityAvailable: 0 },
    xp: { attributes: { finish: 'Gloss' } },
  })
  marta = await shop.signIn('marta')
})

const breaksOf = (price: number) => [
  { Quantity: 10, Price: price - 0.5 },
  { Quantity: 1, Price: price },
]

test('without the right to read products there is no such page, and no link to it', async () => {
  const ivan = await shop.signIn('ivan')
  expect((await ivan.open('/console/products')).status).toBe(403)
  expect((await ivan.open('/console')).html).not.toContain('href="/console/products"')
})

test('people who may not see prices see none', async () => {
  const walt = await shop.signIn('walt')
  const { text, html } = await walt.open('/console/products')
  expect(text).toContain('Slate 12x24')
  expect(text).not.toContain('$5.25')
  expect(text).not.toContain('Pro Gold')
  expect(html).toContain('href="/console/products"')
})

test('a list without a match says so, and an unknown view is all products', async () => {
  expect((await marta.open('/console/products?search=zzzz')).text).toContain('Nothing matches')
  expect((await marta.open('/console/products?view=nothing')).text).toContain('2 in this list')
})

test('each product has its picture, the first price of each group, stock and status', async () => {
  const { text, html } = await marta.open('/console/products')
  expect(text).toMatch(/Slate 12x24 slate \$5\.25 \$4\.75 +12 Low/)
  expect(text).toMatch(/No picture Bare product bare +Not counted Inactive/)
  expect(html).toContain('/media/slate/face-')
})

test('views and facets narrow the list, and are words of the address (vendure#4730)', async () => {
  for (const [view, present, absent] of [
    ['no-picture', 'Bare product', 'Slate 12x24'],
    ['no-price', 'Bare product', 'Slate 12x24'],
    ['no-alt', 'Bare product', 'Slate 12x24'],
    ['low', 'Slate 12x24', 'Bare product'],
  ] as const) {
    const { text } = await marta.open(`/console/products?view=${view}`)
    expect(text, view).toContain(present)
    expect(text, view).not.toContain(absent)
  }
  const { text } = await marta.open('/console/products?xp.attributes.finish=Gloss')
  expect(text).toContain('Finish: Gloss')
  expect(text).toContain('Bare product')
  expect(text).not.toContain('Slate 12x24')
  expect((await marta.open('/console/products')).text).toContain('Gloss (1)')
})

/** Sends JSON as a script of a page does. */
const post = (port: number, path: string, cookies: Browser['cookies'], body: unknown, headers = ownHeaders(port)) =>
  getPage(port, path, cookies, headers, JSON.stringify(body))

const ownHeaders = (port: number): Record<string, string> => ({
  'content-type': 'application/json',
  host: `localhost:${port}`,
  'sec-fetch-site': 'same-origin',
})

const raise = (price: number, was: number) => ({
  Changes: [
    {
      Operation: 'PriceSchedules.Patch',
      Parameters: { priceScheduleID: 'slate-PG' },
      Body: { PriceBreaks: [{ Quantity: 1, Price: price }] },
      Was: { PriceBreaks: [{ Quantity: 1, Price: was }] },
    },
  ],
})

describe('cells are read and saved', () => {
  const changes = '/console/call/Changes.Make'
  test('by pages of the console only, by people with the right, through lists and changes alone', async () => {
    const { port } = shop
    const foreign = { ...ownHeaders(port), 'sec-fetch-site': 'cross-site' }
    expect((await post(port, changes, marta.cookies, raise(1, 1), foreign)).status).toBe(403)
    expect((await post(port, '/console/call/Products.Create', marta.cookies, { Name: 'x' })).status).toBe(404)
    expect((await marta.open('/console/call/Products.Get?path.productID=slate')).status).toBe(404)
    expect((await marta.open('/console/call/Nothing.List')).status).toBe(404)
    expect((await marta.open('/console/call/CostCenters.List')).status).toBe(404)
    const ivan = await shop.signIn('ivan')
    expect((await ivan.open('/console/call/Products.List')).status).toBe(404)
    const walt = await shop.signIn('walt')
    const refused = JSON.parse((await post(port, changes, walt.cookies, raise(1, 1))).html)
    expect(refused.Results[0].Status).toBe(403)
  })

  test('a window has the rows of its page, and a broken request is refused in words (medusa#5562)', async () => {
    const { html, status } = await marta.open('/console/call/Products.List?sortBy=ID&page=2&pageSize=1')
    expect(status).toBe(200)
    expect(JSON.parse(html)).toMatchObject({ Items: [{ ID: 'slate' }], Meta: { TotalCount: 2 } })
    expect((await post(shop.port, changes, marta.cookies, null)).status).toBe(400)
  })

  test('the spreadsheet of a list has its first rows without script, and no cell to edit without the right', async () => {
    const sheet = '/console/r/products?view=grid&sortBy=ID'
    const { html, text } = await marta.open(sheet)
    expect(html).toContain('role="grid"')
    expect(text).toMatch(/ID Name Active .*bare Bare product No .*slate Slate 12x24 Yes/)
    expect((await marta.open('/console/r/products')).html).toContain('view=grid')
    const walt = await shop.signIn('walt')
    expect((await walt.open(sheet)).text).toContain('To change this you need one of these permissions')
    expect((await walt.open('/console/products')).html).not.toContain('view=grid')
    expect((await marta.open('/console/r/productfacets?view=grid')).status).toBe(403)
  })
})

describe('prices', () => {
  test('are not shown without the right', async () => {
    const walt = await shop.signIn('walt')
    expect((await walt.open('/console/prices')).status).toBe(403)
    expect((await walt.open('/console/prices/rows')).status).toBe(403)
    expect((await walt.open('/console')).html).not.toContain('href="/console/prices"')
  })

  test('a price that someone else changed is refused with what it is now', async () => {
    const { html } = await post(shop.port, '/console/call/Changes.Make', marta.cookies, raise(5, 4))
    const [{ Status, Errors }] = JSON.parse(html).Results
    expect(Status).toBe(409)
    expect(Errors[0]).toMatchObject({ ErrorCode: 'Concurrency.Changed', Data: { Current: { ID: 'slate-PG' } } })
  })

  test('each product has the first price of each group, with its breaks in the rows that the page loads', async () => {
    const { text, html } = await marta.open('/console/prices')
    expect(text).toMatch(/SKU Product Retail Pro Gold Pro Platinum Pro Diamond .*slate Slate 12x24 5\.25 4\.75/)
    expect(html).toContain('role="grid"')
    const rows = JSON.parse((await marta.open('/console/prices/rows?search=slate&page=1&pageSize=100')).html)
    expect(rows).toMatchObject({
      total: 1,
      buyerID: 'store',
      rows: [{ id: 'slate', prices: { PG: { scheduleID: 'slate-PG' } } }],
    })
    expect(rows.rows[0].prices.RT.breaks).toHaveLength(2)
    expect((await marta.open('/console/prices?search=zzzz')).text).toContain('Nothing matches')
  })

  test('schedules that nobody uses are listed apart', async () => {
    expect((await marta.open('/console/prices?view=unused')).text).toContain('Every price schedule is used')
    await shop.admin.PriceSchedules.Create({ ID: 'left-over', Name: 'Left over' })
    const { text } = await marta.open('/console/prices?view=unused')
    expect(text).toContain('1 unused')
    expect(text).toContain('Left over')
    expect(text).not.toContain('slate-RT')
  })
})

test('users of a supplier start with what their company makes or ships, and keep its stock', async () => {
  const { admin } = shop
  for (const ID of ['kiln', 'quarry']) await admin.Suppliers.Create({ ID, Name: ID, Active: true })
  await admin.SupplierUsers.Create('kiln', userOf('kit'))
  await admin.SecurityProfiles.Create({ ID: 'makes', Name: 'Makes', Roles: ['ProductAdmin', 'SupplierAddressAdmin'] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'makes', SupplierID: 'kiln' })
  await admin.SupplierAddresses.Create('kiln', { ...somewhere, ID: 'yard' })
  await admin.Products.Create({ ID: 'zellige', Name: 'Zellige', OwnerID: 'kiln' })
  await admin.Products.Create({ ID: 'grout', Name: 'Grout', DefaultSupplierID: 'kiln', Inventory: { Enabled: true } })
  await admin.Products.Create({ ID: 'granite', Name: 'Granite', DefaultSupplierID: 'quarry' })
  const kit = await shop.signIn('kit')
  const ours = await kit.open('/console/products')
  expect(ours.text).toMatch(/2 in this list.*Ours Whole range/)
  for (const id of ['zellige', 'grout']) expect(ours.html).toContain(`href="/console/products/${id}"`)
  expect(ours.text).not.toMatch(/Granite|Slate 12x24|No retail price/)
  expect((await kit.open('/console/products?view=range')).text).toContain('Granite')
  const stock = '/console/r/products/grout/inventoryrecords'
  expect((await kit.open('/console/products/grout')).html).toContain(`href="${stock}"`)
  expect((await marta.open('/console/products/grout')).html).not.toContain(`href="${stock}"`)
  const record = { ID: 'kiln-yard', OwnerID: 'kiln', AddressID: 'yard', QuantityAvailable: '40' }
  const saved = await submitForm(kit, await kit.open(`${stock}/new`), record)
  expect(saved.path).toContain('done=created')
  expect(await admin.InventoryRecords.Get('grout', 'kiln-yard')).toMatchObject({
    OwnerID: 'kiln',
    QuantityAvailable: 40,
  })
})

test('a product that a supplier ships and the store owns is read, not changed', async () => {
  const { admin } = shop
  await admin.Suppliers.Create({ ID: 'mill', Name: 'Mill', Active: true })
  await admin.SupplierUsers.Create('mill', userOf('milo'))
  await admin.SecurityProfiles.Create({ ID: 'mills', Name: 'Mills', Roles: ['ProductAdmin'] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'mills', SupplierID: 'mill' })
  await admin.Products.Create({ ID: 'oak', Name: 'Oak', OwnerID: 'mill' })
  await admin.Products.Create({ ID: 'ash', Name: 'Ash', DefaultSupplierID: 'mill' })
  const milo = await shop.signIn('milo')
  for (const tab of ['', '/web', '/pictures']) {
    const [own, others] = [
      await milo.open(`/console/products/oak${tab}`),
      await milo.open(`/console/products/ash${tab}`),
    ]
    expect(own.text, tab).not.toContain('belongs to the store')
    expect(others.text, tab).toContain('This product belongs to the store. Ask the store to change it.')
    expect(
      [own.html, others.html].map((html) => /<main[\s\S]*<form[^>]*method="post"/.test(html)),
      tab,
    ).toEqual([true, false])
  }
})

const somewhere = {
  AddressName: 'Yard',
  Street1: '1 Kiln Road',
  City: 'Macon',
  State: 'GA',
  Zip: '31201',
  Country: 'US',
}
