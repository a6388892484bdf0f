import { buyerID } from '@tessera/middleware/kit/commerce'
import { sql } from '@tessera/server/sql'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { followReceiver, removeReceiver } from '../../src/demo-receiver.ts'
import { localPassword } from '../../src/seed/history/cast.ts'
import { refuseLocalPeople } from '../../src/seed/history/refuse-local-people.ts'
import { fillSelling } from '../../src/seed/selling/fill-selling.ts'
import { fillStaff } from '../../src/seed/staff/fill-staff.ts'
import { aStorefront, type RunningStorefront } from '../pages/a-storefront.ts'
import { aFillWork } from './a-shop-to-fill.ts'

let shop: RunningStorefront
beforeAll(async () => {
  shop = await aStorefront()
  const receiver = { url: 'https://hooks.example/in', consoleClientID: shop.commerce.storefrontClientID }
  const work = { ...(await aFillWork(shop, 'selling')), receiver }
  await fillSelling(work)
  await fillSelling(work)
  await fillStaff(work)
})

/** A guest's cart with so many boxes of a tile. */
async function aCart(quantity: number) {
  const { auth_token } = await shop.as().Cart.CreateTesseraBasket()
  const { Cart } = shop.as({ authToken: auth_token ?? '' })
  const [tile] = pickProducts(1)
  await Cart.AddToCart({ items: [{ sku: tile?.product.ID ?? '', quantity }] })
  return { Cart, use: (coupon: string) => Cart.Promo({ action: 'add' }, { coupon }) }
}

describe('coupons of a new demo shop', () => {
  test('an expired one, and one for a larger cart, are refused with the reason', async () => {
    const { use } = await aCart(1)
    await expect(use('SPRING15')).rejects.toMatchObject({ message: 'This coupon has expired.' })
    await expect(use('TILE10')).rejects.toMatchObject({
      message: 'Your cart doesn’t meet this coupon’s conditions yet.',
    })
  })

  test('one for a price group is not for a guest', async () => {
    const { use } = await aCart(60)
    await expect(use('PLATINUM50')).rejects.toMatchObject({ status: 400 })
    const { Items } = await shop.admin.Promotions.ListAssignments({ promotionID: 'platinum' })
    expect(Items).toMatchObject([{ BuyerID: buyerID, UserGroupID: 'PP' }])
  })

  test('two that cannot be combined are refused', async () => {
    const { use } = await aCart(60)
    await use('TILE10')
    await expect(use('WELCOME25')).rejects.toMatchObject({
      message: 'This coupon can’t be combined with the one in your cart.',
    })
  })

  test.each([
    ['TILE10', (cents: number) => Math.round(cents / 10)],
    ['WHOLEHOUSE', (cents: number) => Math.round(cents / 20)],
    ['WELCOME25', () => 2500],
    ['FIRST100', () => 5000],
  ])('%s takes off what it says', async (code, savings) => {
    const { Cart, use } = await aCart(60)
    const { totals } = await Cart.GetCart()
    expect((await use(code)).totals.savingsCents).toBe(savings(totals.merchandiseCents))
  })
})

test('the page of a discontinued tile names what is made instead', async () => {
  const [gone] = (await shop.admin.Products.List({ filters: { Active: false } })).Items
  expect(gone?.xp).toMatchObject({ availability: { status: 'discontinued' } })
  const productName = String(gone?.xp?.slug)
  await vi.waitFor(
    async () => {
      const { name, records } = await shop.as().ProductPages.getAlternatives({ productName })
      expect([name, records.length > 0]).toEqual([gone?.Name, true])
    },
    { timeout: 20_000, interval: 250 },
  )
})

test('customer service acts for a customer, and the warehouse does not', async () => {
  const { commerce, admin } = shop
  await admin.Users.Create(buyerID, {
    ID: 'dana',
    Username: 'dana',
    Email: 'd@example.com',
    FirstName: 'Dana',
    LastName: 'Reed',
    Active: true,
  })
  const actAs = async (userName: string) => {
    const { access_token } = await commerce.client.Auth.Login(userName, localPassword, commerce.storefrontClientID)
    const body = { ClientID: commerce.storefrontClientID, Roles: [] }
    return commerce.client.Users.GetAccessToken(buyerID, 'dana', body, { accessToken: access_token })
  }
  await expect(actAs('walt@tessera.example')).rejects.toMatchObject({ status: 403 })
  const { access_token } = await actAs('sue@tessera.example')
  expect(await commerce.client.Me.Get({ accessToken: access_token ?? '' })).toMatchObject({ ID: 'dana' })
})

test('a dealer sees variants and a bundle, and its order is the supplier’s to ship', async () => {
  const { commerce } = shop
  const signIn = async (userName: string) => {
    const { access_token } = await commerce.client.Auth.Login(userName, localPassword, commerce.storefrontClientID)
    return { accessToken: access_token }
  }
  const asKit = await signIn('kit@kilnworks.example')
  const { Items } = await commerce.client.Orders.List('Incoming', {}, asKit)
  expect(Items.map(({ ID, Status }) => [ID, Status])).toEqual([[expect.any(String), 'Open']])
  const [line] = (await commerce.client.LineItems.List('Incoming', Items[0]?.ID ?? '', {}, asKit)).Items
  expect(line).toMatchObject({
    ProductID: 'KW-ZELLIGE-4',
    Quantity: 12,
    Variant: { Name: expect.stringContaining('Sea Glass') },
  })
  const { Items: variants } = await shop.admin.Products.ListVariants('KW-ZELLIGE-4')
  expect(variants).toHaveLength(3)
  expect(await shop.admin.Bundles.Get('KW-WALL-KIT')).toMatchObject({ Active: true })
})

test('one receiver is told about writes of staff, and has got a test', async () => {
  const { Items: receivers } = await shop.admin.Deliveries.ListReceivers()
  expect(receivers).toMatchObject([{ Kind: 'Webhook', ID: 'demo-receiver', Name: 'Demo receiver' }])
  const { Items: messages } = await shop.admin.Deliveries.List()
  expect(messages).toMatchObject([{ SourceID: 'demo-receiver', IsTest: true }])
})

test('a receiver that staff sent elsewhere is left alone at the next start; production deletes our own', async () => {
  const local = 'http://127.0.0.1:3000/webhook-receiver'
  const warn = vi.fn()
  await followReceiver(shop.commerce, local)
  await removeReceiver(shop.commerce, { warn })
  expect((await shop.admin.Webhooks.Get('demo-receiver')).Url).toBe('https://hooks.example/in')
  await shop.platform.database.rows(sql`update webhooks set url = ${local} where id = 'demo-receiver'`)
  for (const _ of ['once', 'again']) await removeReceiver(shop.commerce, { warn })
  await expect(shop.admin.Webhooks.Get('demo-receiver')).rejects.toMatchObject({ status: 404 })
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.stringContaining('was deleted'))
})

test('production refuses the dealer’s public password', async () => {
  await shop.database.rows(sql`insert into fillings (name) values ('selling')`)
  await expect(refuseLocalPeople(shop.database, shop.commerce)).rejects.toThrow(
    /dealer lena@lakeside\.example still has/,
  )
})
