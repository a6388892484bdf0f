import type { CatalogProduct } from '@tessera/middleware/modules/catalog/feed/catalog-product'
import { dana } from '@tessera/testing/dana'
import { pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { beforeAll, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
let tile: CatalogProduct
let most: number
let all: number
beforeAll(async () => {
  shop = await aCartShop()
  const found = shop.catalog.find(shop.tile)
  if (!found) throw new Error('There is no tile.')
  tile = found
  most = Math.max(...tile.stock.map(({ boxes }) => boxes))
  all = tile.stock.reduce((sum, { boxes }) => sum + boxes, 0)
})

type Guest = Awaited<ReturnType<CartShop['guest']>>
const add = (guest: Guest, ...items: { quantity: number; room?: string }[]) =>
  guest.Cart.AddToCart({ items: items.map((item) => ({ sku: tile.sku, ...item })) })

test('more than all locations have is refused with the available quantity', async () => {
  const guest = await shop.guest()
  await expect(add(guest, { quantity: all + 1 })).rejects.toMatchObject({
    status: 409,
    code: 'Cart.NotEnough',
    message: `We have ${all.toLocaleString('en-US')} boxes in stock. Please reduce the quantity.`,
    data: { sku: tile.sku, available: all },
  })
  await expect(add(guest, { quantity: all, room: 'Bath' }, { quantity: 1, room: 'Hall' })).rejects.toMatchObject({
    data: { available: 0 },
  })
  expect((await guest.Cart.GetCart()).lines).toEqual([])
})

test.each([
  ['made-to-order', 'Made to order'],
  ['special-order', 'Special order'],
] as const)('%s goods are not sold out, and have a day', async (status, text) => {
  const isSo = ({ product }: { product: { xp: { availability: { status: string } } } }) =>
    product.xp.availability.status === status
  const [article] = pickProducts(1, isSo)
  if (!article) throw new Error(`Nothing is ${status}.`)
  await stockShop(shop.platform.database, shop.marketplace, [article])
  await shop.catalog.refresh()
  const guest = await shop.guest()
  const { lines } = await guest.Cart.AddToCart({ items: [{ sku: article.product.ID, quantity: 20 }] })
  expect(lines).toMatchObject([{ quantity: 20, problems: [], availability: { status, text } }])
  expect(lines[0]?.availability.readyOn).toMatch(/^20/)
})

test('more than one location has comes from two, at one price, and the lots are shown', async () => {
  const guest = await shop.guest()
  const { lines } = await add(guest, { quantity: most + 1 })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(most + 1)
  const places = lines.map(({ lots }) => lots[0]?.location)
  expect(new Set(places).size).toBe(lines.length)
  for (const { quantity, lots } of lines) {
    const has = tile.stock.find(({ location }) => location === lots[0]?.location)?.boxes ?? 0
    expect(quantity).toBeLessThanOrEqual(has)
    expect(lots.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(quantity)
  }
  expect(new Set(lines.map(({ unitPriceCents }) => unitPriceCents)).size).toBe(1)
  expect(lines.every(({ isMixedLot }) => isMixedLot)).toBe(true)
  expect(lines.flatMap(({ problems }) => problems)).toEqual([])
})

test('a lot that differs is placed only when the customer agrees', async () => {
  const guest = await shop.guest()
  await add(guest, { quantity: most + 1 })
  await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
  const codes = async (acceptsMixedLots: boolean) =>
    (await guest.Cart.ProcessCart({ acceptsMixedLots })).problems.map(({ code }) => code)
  expect(await codes(false)).toContain('Cart.MixedLots')
  expect(await codes(true)).not.toContain('Cart.MixedLots')
})

test('more of the same finds its place anew', async () => {
  const guest = await shop.guest()
  await add(guest, { quantity: most })
  const parted = await add(guest, { quantity: 1 })
  expect(parted.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(most + 1)
  const again = await add(guest, { quantity: 1 })
  expect(again.lines).toHaveLength(parted.lines.length)
  expect(again.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(most + 2)
})

test('a line that is raised beyond its place is parted, and one for another room leaves it alone', async () => {
  const guest = await shop.guest()
  const { lines } = await add(guest, { quantity: most, room: 'Bath' }, { quantity: 2, room: 'Hall' })
  expect(lines.map(({ quantity, room }) => [quantity, room])).toEqual([
    [most, 'Bath'],
    [2, 'Hall'],
  ])
  expect(lines[0]?.lots[0]?.location).not.toBe(lines[1]?.lots[0]?.location)
  const hall = lines[1]?.lineItemId ?? ''
  const after = await guest.Cart.UpdateCartItemQuantity({ lineItemId: hall, quantity: all - most })
  expect(after.lines.filter(({ room }) => room === 'Hall').reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
    all - most,
  )
})

test('a line whose stock was sold meanwhile comes from another location when the order is checked', async () => {
  const guest = await shop.guest()
  const { lines } = await add(guest, { quantity: 3 })
  await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
  const [option] = (await guest.Cart.GetCart()).shippingOptions
  await guest.Cart.UpdateTesseraPartnerShippingAddress({ optionId: option?.id ?? '' })
  const place = lines[0]?.lots[0]?.location ?? ''
  await shop.admin.InventoryRecords.Patch(tile.sku, `${tile.sku}-${place}`, { QuantityAvailable: 1 })
  await shop.catalog.refresh()
  const { cart, problems } = await guest.Cart.ProcessCart({})
  expect(problems.map(({ code }) => code)).toEqual(['Cart.NoPayment'])
  expect(cart.shippingOptions.find(({ isChosen }) => isChosen)?.id).toBe(option?.id)
  expect(cart.lines[0]?.lots[0]?.location).not.toBe(place)
})
