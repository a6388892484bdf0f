import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { aConsole, type RunningConsole, staffPassword } from './a-console.ts'
import { submitForm } from './page-form.ts'

let shop: RunningConsole
let sue: Browser
let lou: Browser
beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('sue', ['FullAccess'])
  await shop.addStaff('lou', ['ProductReader'])
  await shop.addStaff('meg', ['WebhookAdmin'])
  sue = await shop.signIn('sue')
  lou = await shop.signIn('lou')
  await shop.admin.Buyers.Create({ ID: 'north', Name: 'Northline', Active: true })
  await shop.admin.Users.Create('north', {
    ID: 'grace',
    Username: 'grace@north.test',
    Password: staffPassword,
    FirstName: 'Grace',
    LastName: 'Ruiz',
    Email: 'grace@north.test',
    Active: true,
  })
})

const asked = '?buyerID=north&userID=grace'
const why = (id: string, query = asked) => `/console/products/${id}/why${query}`

/** A product in a catalog that is open to the buyer. */
async function aTile(id: string): Promise<void> {
  const { admin } = shop
  await admin.Catalogs.Create({ ID: `${id}-c`, Name: `Catalog of ${id}`, Active: true })
  await admin.Catalogs.SaveAssignment({ CatalogID: `${id}-c`, BuyerID: 'north', ViewAllProducts: true })
  await admin.PriceSchedules.Create({ ID: id, Name: id, PriceBreaks: [{ Quantity: 1, Price: 50 }] })
  await admin.Products.Create({ ID: id, Name: `Tile ${id}`, Active: true, DefaultPriceScheduleID: id })
  await admin.Catalogs.SaveProductAssignment({ CatalogID: `${id}-c`, ProductID: id })
}

describe('refusals', () => {
  test('the page needs the right to read products, and the product', async () => {
    await aTile('refused')
    const meg = await shop.signIn('meg')
    expect((await meg.open(why('refused'))).status).toBe(403)
    expect((await sue.open(why('none'))).status).toBe(404)
  })

  test('a buyer or a quantity that is none is said at the question', async () => {
    expect((await sue.open(why('refused', '?buyerID=nobody'))).text).toContain('nobody')
    const page = await sue.open(why('refused', `${asked}&quantity=0`))
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('quantity must be a whole number')])
  })

  test('without the right to open it there is a sentence, and the button’s form changes nothing', async () => {
    await aTile('locked')
    await shop.admin.Products.Patch('locked', { Active: false })
    const page = await lou.open(why('locked'))
    expect(page.text).toContain('To change this you need one of these rights: FullAccess, ProductAdmin')
    expect(page.html).not.toContain('value="ProductActive"')
    const sent = await lou.send(why('locked'), { opening: 'ProductActive', key: 'x' })
    expect(sent.status).toBe(400)
    expect((await shop.admin.Products.Get('locked')).Active).toBe(false)
  })
})

const closings: readonly (readonly [
  closed: string,
  reason: string,
  opening: (id: string) => string,
  close: (id: string) => Promise<unknown>,
])[] = [
  [
    'an inactive product',
    'The product is not active',
    () => 'ProductActive',
    (id) => shop.admin.Products.Patch(id, { Active: false }),
  ],
  [
    'an inactive catalog',
    'The catalog is not active',
    (id) => `CatalogActive:${id}-c`,
    (id) => shop.admin.Catalogs.Patch(`${id}-c`, { Active: false }),
  ],
  [
    'a catalog of others',
    'The catalog is closed to Northline',
    (id) => `CatalogAssigned:${id}-c`,
    (id) => shop.admin.Catalogs.DeleteAssignment(`${id}-c`, { buyerID: 'north' }),
  ],
  [
    'no catalog',
    'It’s in no catalog',
    (id) => `InCatalog:${id}-c`,
    (id) => shop.admin.Catalogs.DeleteProductAssignment(`${id}-c`, id),
  ],
  [
    'a closed category',
    'Category Outlet is closed to Northline',
    (id) => `CategoryOpen:${id}-c:outlet`,
    (id) => intoCategory(id, {}, false),
  ],
  [
    'a category below an inactive one',
    'Category Outlet is closed to Northline',
    (id) => `CategoryOpen:${id}-c:outlet`,
    async (id) => {
      await shop.admin.Categories.Create(`${id}-c`, { ID: 'above', Name: 'Above', Active: false })
      await intoCategory(id, { ParentID: 'above' }, null)
    },
  ],
  [
    'a closed category, for this product alone',
    'The product itself is not assigned to Northline',
    () => 'OwnAssignment',
    (id) => intoCategory(id, {}, false),
  ],
]

async function intoCategory(id: string, category: object, isOpen: boolean | null): Promise<void> {
  const { Categories } = shop.admin
  await Categories.Create(`${id}-c`, { ID: 'outlet', Name: 'Outlet', Active: true, ...category })
  await Categories.SaveProductAssignment(`${id}-c`, { CategoryID: 'outlet', ProductID: id })
  await Categories.SaveAssignment(`${id}-c`, {
    CategoryID: 'outlet',
    BuyerID: 'north',
    Visible: true,
    ViewAllProducts: isOpen,
  })
}

describe('each reason is named, and its button opens the product', () => {
  test.each(closings.map((closing, at) => [closing[0], at, closing] as const))('%s', async (_, at, closing) => {
    const [, reason, opening, close] = closing
    const id = `closed-${at}`
    await aTile(id)
    expect((await sue.open(why(id))).text).toContain('Grace Ruiz sees this product')
    await close(id)
    const page = await sue.open(why(id))
    expect(page.text).toContain('Grace Ruiz doesn’t see this product')
    expect(page.text).toContain(reason)
    const opened = await press(page, opening(id))
    expect(opened.text).toContain('Saved. They see it now.')
    expect(opened.text).toContain('Grace Ruiz sees this product')
  })

  test('another setting of the category stays, and a second click changes nothing', async () => {
    await aTile('twice')
    await intoCategory('twice', {}, false)
    const page = await sue.open(why('twice'))
    await press(page, 'CategoryOpen:twice-c:outlet')
    expect((await press(page, 'CategoryOpen:twice-c:outlet')).text).toContain('Nothing had to be changed')
    const { Items } = await shop.admin.Categories.ListAssignments('twice-c', { categoryID: 'outlet' })
    expect(Items).toMatchObject([{ BuyerID: 'north', Visible: true, ViewAllProducts: true }])
  })
})

const press = (page: Page, opening: string): Promise<Page> =>
  submitForm(sue, page, {}, { having: `value="${opening}"` })

test('the price: every schedule with its verdict, the break and the sum', async () => {
  await aTile('priced')
  const { admin } = shop
  await admin.UserGroups.Create('north', { ID: 'gold', Name: 'Gold' })
  await admin.UserGroups.SaveUserAssignment('north', { UserGroupID: 'gold', UserID: 'grace' })
  const PriceBreaks = [
    { Quantity: 1, Price: 45 },
    { Quantity: 10, Price: 40 },
  ]
  await admin.PriceSchedules.Create({ ID: 'priced-gold', Name: 'Gold', PriceBreaks })
  const assignment = { ProductID: 'priced', BuyerID: 'north', UserGroupID: 'gold', PriceScheduleID: 'priced-gold' }
  await admin.Products.SaveAssignment(assignment)
  await admin.Products.Patch('priced', { xp: { units: { purchaseUnit: 'box', sqftPerUnit: '16.0000' } } })
  const page = await sue.open(
    why('priced', `?buyerID=north&userID=${encodeURIComponent('grace@north.test')}&quantity=12`),
  )
  expect(page.text).toMatch(/priced-gold Assigned to a group of the customer Used: the nearest one/)
  expect(page.text).toMatch(/priced The product’s own price Not used: another one is nearer/)
  expect(page.text).toContain('12 × $40.00 per box ($2.50 per sq ft) = $480.00')
})
