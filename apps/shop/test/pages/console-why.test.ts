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

test('a question without a buyer is about one that has the product in a catalog', async () => {
  await aTile('default')
  await shop.admin.Buyers.Create({ ID: 'acme', Name: 'Acme', Active: true })
  const page = await sue.open(why('default', ''))
  expect(page.text).toContain('Northline can see this product')
})

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
    expect(page.text).toContain('To change this you need one of these permissions: FullAccess, ProductAdmin')
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
    expect((await sue.open(why(id))).text).toContain('Grace Ruiz can see this product')
    await close(id)
    const page = await sue.open(why(id))
    expect(page.text).toContain('Grace Ruiz can’t see this product')
    expect(page.text).toContain(reason)
    const opened = await press(page, opening(id))
    expect(opened.text).toContain('Saved. They see it now.')
    expect(opened.text).toContain('Grace Ruiz can see this product')
  })

  test('another setting of the category stays, and a second click changes nothing', async () => {
    await aTile('twice')
    await intoCategory('twice', {}, false)
    const page = await sue.open(why('twice'))
    await press(page, 'CategoryOpen:twice-c:outlet')
    expect((await press(page, 'CategoryOpen:twice-c:outlet')).text).toContain('No change needed')
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

describe('promotions', () => {
  const rule = {
    AllowAllBuyers: true,
    EligibleExpression: 'order.Subtotal >= 100',
    ValueExpression: 'order.Subtotal * .1',
  }
  let mia: Browser

  beforeAll(async () => {
    const { admin } = shop
    await shop.addStaff('mia', ['PromotionAdmin', 'OrderReader'])
    await shop.addStaff('pat', ['PromotionReader'])
    await shop.addStaff('pam', ['PromotionAdmin'])
    mia = await shop.signIn('mia')
    await aTile('sold')
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'shopper', BuyerID: 'north' })
    for (const Quantity of [1, 3]) {
      const order = await admin.Orders.Create('Incoming', { FromCompanyID: 'north', FromUserID: 'grace' })
      await admin.LineItems.Create('Incoming', order.ID, { ProductID: 'sold', Quantity })
      await admin.Orders.Submit('Incoming', order.ID)
    }
    await admin.Promotions.Save('ten', { ...rule, Code: 'TEN', Name: 'Ten off' })
    await admin.Promotions.Save('gone', { ...rule, Code: 'GONE', Name: 'Gone', ExpirationDate: '2020-01-01T00:00:00Z' })
    await admin.Promotions.Save('later', { ...rule, Code: 'LATER', Name: 'Later', StartDate: '2090-01-01T00:00:00Z' })
    await admin.Promotions.Save('off', { ...rule, Code: 'OFF', Name: 'Off', Active: false })
  })

  test('need their right: readers see the record, and the test needs the right to read orders', async () => {
    expect((await lou.open('/console/promotions')).status).toBe(403)
    const pat = await shop.signIn('pat')
    expect((await pat.open('/console/promotions/ten')).path).toBe('/console/r/promotions/ten')
    expect((await pat.open('/console/promotions')).text).not.toContain('New promotion')
    const pam = await shop.signIn('pam')
    expect((await pam.open('/console/promotions/ten')).text).toContain(
      'To test on orders you need permission to read them',
    )
    const sent = await pam.send('/console/bench/promotions', { recordID: '' })
    expect(JSON.parse(sent.html)).toMatchObject({ problem: expect.stringContaining('OrderReader') })
    expect((await mia.send('/console/bench/none', {})).status).toBe(404)
  })

  test('are listed with what they do now', async () => {
    const { text } = await mia.open('/console/promotions')
    for (const word of ['Active', 'Scheduled', 'Ended', 'Inactive', 'Ten off', 'New promotion'])
      expect(text).toContain(word)
    const planned = await mia.open('/console/promotions?state=planned')
    expect(planned.text).toContain('LATER')
    expect(planned.text).not.toContain('GONE')
  })

  test('an error in the rule stops the save, with its place, and what was typed stays', async () => {
    const page = await mia.open('/console/promotions/ten?done=changed')
    expect(page.text).toContain('Your changes are saved.')
    const refused = await submitForm(
      mia,
      page,
      { EligibleExpression: 'order.Sum > 1', Name: 'Typed' },
      { button: 'save' },
    )
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('order has no field sum (at character 1)')
    expect(refused.text).not.toContain('Your changes are saved.')
    expect(refused.html).toContain('value="Typed"')
    expect((await shop.admin.Promotions.Get('ten')).Name).toBe('Ten off')
  })

  test('a test says which orders would get how much, compared with the saved version, and writes nothing', async () => {
    const page = await mia.open('/console/promotions/ten')
    const tested = await submitForm(mia, page, { ValueExpression: 'order.Subtotal * .2' }, { button: 'test' })
    expect(tested.text).toContain('1 of 2 orders would get $30.00 in all')
    expect(tested.text).toContain('The saved version gives $15.00: this is $15.00 more.')
    expect(tested.text).toContain('For example: order.Subtotal is 50. It must be at least 100.')
    expect(tested.html).toContain('order.Subtotal * .2')
    const later = await submitForm(mia, await mia.open('/console/promotions/later'), {}, { button: 'test' })
    expect(later.text).toContain('Tested as of')
    expect((await shop.admin.Promotions.Get('ten')).ValueExpression).toBe(rule.ValueExpression)
  })

  test('are changed, assigned, duplicated and created', async () => {
    const page = await mia.open('/console/promotions/ten')
    const wrong = await submitForm(mia, page, { 'Assignments.0.BuyerID': 'nobody' }, { button: 'save' })
    expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining('value="nobody"')])
    expect(wrong.text).toContain('There’s no company nobody.')
    const never = await submitForm(mia, page, { RedemptionLimit: '-1' }, { button: 'save' })
    expect([never.status, never.text]).toEqual([400, expect.stringContaining('Enter 1 or more')])
    const typed = { RedemptionLimit: '5', AllowAllBuyers: 'false', 'Assignments.0.BuyerID': 'north' }
    const saved = await submitForm(mia, page, typed, { button: 'save' })
    expect(saved.text).toContain('Your changes are saved.')
    expect(saved.text).toContain('Used 0 of 5')
    expect(await shop.admin.Promotions.Get('ten')).toMatchObject({ RedemptionLimit: 5, AllowAllBuyers: false })
    const assigned = () => shop.admin.Promotions.ListAssignments({ promotionID: 'ten' })
    expect((await assigned()).Items).toMatchObject([{ BuyerID: 'north', UserGroupID: null }])
    const twin = await mia.open('/console/promotions/new?from=ten')
    const made = await submitForm(
      mia,
      twin,
      { Code: 'TWIN', ID: 'twin', 'Assignments.1.BuyerID': 'none' },
      { button: 'save' },
    )
    expect(made.path).toContain('/console/promotions/twin')
    expect(made.text).toContain('It couldn’t be assigned to none.')
    expect(await shop.admin.Promotions.Get('twin')).toMatchObject({ Code: 'TWIN', RedemptionLimit: 5 })
    const emptied = await submitForm(
      mia,
      await mia.open('/console/promotions/ten'),
      { 'Assignments.0.BuyerID': '' },
      { button: 'save' },
    )
    expect((await assigned()).Items).toEqual([])
    expect(emptied.text).toContain('No customer can use this promotion yet.')
  })
})
