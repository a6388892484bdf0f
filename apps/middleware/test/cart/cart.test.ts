import { dana } from '@tessera/testing/dana'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'
import { tenOff } from './ten-off.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await aCartShop()
})

const refusal = (status: number, code: string) => expect.objectContaining({ status, code })

describe('adding', () => {
  test('a stranger without a token is sent to sign in or to open a basket', async () => {
    await expect(shop.as().Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1 }] })).rejects.toEqual(
      refusal(401, 'Session.Missing'),
    )
  })

  test('a forged token is refused', async () => {
    await expect(shop.as({ authToken: 'not-a-token' }).Cart.GetCart()).rejects.toEqual(refusal(401, 'Session.Expired'))
  })

  test.each([0, -1, 100_001])('a quantity of %s is refused and leaves the cart as it was', async (quantity) => {
    const guest = await shop.guest()
    await expect(guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity }] })).rejects.toMatchObject({ status: 400 })
    expect((await guest.Cart.GetCart()).lines).toEqual([])
  })

  test('what we do not sell is refused', async () => {
    const guest = await shop.guest()
    await expect(guest.Cart.AddToCart({ items: [{ sku: 'nothing', quantity: 1 }] })).rejects.toEqual(
      refusal(404, 'Cart.UnknownProduct'),
    )
  })

  test('nothing is not added', async () => {
    const guest = await shop.guest()
    await expect(guest.Cart.AddToCart({ items: [] })).rejects.toEqual(refusal(400, 'Cart.NothingToAdd'))
  })

  test('looking at a cart makes none', async () => {
    const guest = await shop.guest()
    expect(await guest.Cart.GetCart()).toMatchObject({ basketId: '', lines: [], totals: { totalCents: 0 } })
  })

  test('boxes come with area, weight, lots and a date', async () => {
    const guest = await shop.guest()
    const { lines, totals } = await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 9 }] })
    const article = shop.catalog.find(shop.tile)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      sku: shop.tile,
      quantity: 9,
      kind: 'product',
      isMixedLot: false,
      problems: [],
      areaSqft: Math.round(Number(article?.facts.units.sqftPerUnit) * 9 * 10_000) / 10_000,
      availability: { status: 'ships' },
    })
    expect(lines[0]?.lots.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(9)
    expect(totals.totalCents).toBe(lines[0]?.lineTotalCents)
    expect(totals.boxes).toBe(9)
  })

  test('the same again adds to the line; another room is a line of its own', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 3 }] })
    const { lines } = await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1, room: 'Bath' }] })
    expect(lines.map(({ quantity, room }) => [quantity, room])).toEqual([
      [5, null],
      [1, 'Bath'],
    ])
  })
})

describe('samples', () => {
  test('two pieces of one are refused, and so is the same one again', async () => {
    const guest = await shop.guest()
    await expect(guest.Cart.AddToCart({ items: [{ sku: shop.sample, quantity: 2 }] })).rejects.toEqual(
      refusal(400, 'Cart.Sample'),
    )
    await guest.Cart.AddToCart({ items: [{ sku: shop.sample, quantity: 1 }] })
    await expect(guest.Cart.AddToCart({ items: [{ sku: shop.sample, quantity: 1 }] })).rejects.toEqual(
      refusal(400, 'Cart.Sample'),
    )
  })

  test('a retail order holds five', async () => {
    const guest = await shop.guest()
    const samples = [...shop.catalog.all()].filter(({ facts, prices }) => facts.kind === 'sample' && prices.RT)
    for (const { sku } of samples.slice(0, 5)) await guest.Cart.AddToCart({ items: [{ sku, quantity: 1 }] })
    await expect(guest.Cart.AddToCart({ items: [{ sku: samples[5]?.sku ?? '', quantity: 1 }] })).rejects.toMatchObject({
      code: 'Cart.Sample',
      message: 'You can order up to 5 samples at a time.',
    })
  })
})

describe('changing', () => {
  test('a line of another visitor does not exist', async () => {
    const [one, other] = [await shop.guest(), await shop.guest()]
    const { lines } = await one.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    await other.Cart.AddToCart({ items: [{ sku: shop.sample, quantity: 1 }] })
    const lineItemId = lines[0]?.lineItemId ?? ''
    await expect(other.Cart.UpdateCartItemQuantity({ lineItemId, quantity: 1 })).rejects.toMatchObject({ status: 404 })
    await expect(other.Cart.RemoveCartLineItem({ lineItemId })).rejects.toMatchObject({ status: 404 })
    expect((await one.Cart.GetCart()).lines).toHaveLength(1)
  })

  test('more than there is is refused with what there is', async () => {
    const guest = await shop.guest()
    const { lines } = await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1 }] })
    const lineItemId = lines[0]?.lineItemId ?? ''
    await expect(guest.Cart.UpdateCartItemQuantity({ lineItemId, quantity: 90_000 })).rejects.toMatchObject({
      status: 409,
      code: 'Cart.NotEnough',
    })
    expect((await guest.Cart.GetCart()).lines[0]?.quantity).toBe(1)
  })

  test('a line is changed, removed, and the cart emptied', async () => {
    const guest = await shop.guest()
    const { lines } = await guest.Cart.AddToCart({
      items: [
        { sku: shop.tile, quantity: 2 },
        { sku: shop.sample, quantity: 1 },
      ],
    })
    const lineItemId = lines[0]?.lineItemId ?? ''
    const changed = await guest.Cart.UpdateCartItemQuantity({ lineItemId, quantity: 4 })
    expect(changed.lines[0]).toMatchObject({ quantity: 4 })
    const sum = changed.lines.reduce((cents, { lineTotalCents }) => cents + lineTotalCents, 0)
    expect(sum).toBeGreaterThan(0)
    expect(await guest.Cart.GetTesseraBasket()).toMatchObject({ lineCount: 2, subtotalCents: sum })
    expect((await guest.Cart.RemoveCartLineItem({ lineItemId })).lines).toHaveLength(1)
    expect((await guest.Cart.RemoveAllCartItems()).lines).toEqual([])
  })

  test('lines can be priced without keeping them', async () => {
    const { items } = await shop.as().Cart.GuestCartListItems({ items: [{ sku: shop.tile, quantity: 3 }] })
    const guest = await shop.guest()
    const { lines } = await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 3 }] })
    expect(items[0]?.lineTotalCents).toBe(lines[0]?.lineTotalCents)
  })
})

describe('where it goes', () => {
  test('an address that cannot be is refused field by field', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    await expect(
      guest.Cart.SetShippingAddress({ address: { ...dana, state: 'WI' }, email: 'dana@example.com' }),
    ).rejects.toMatchObject({ code: 'Address.Invalid', fields: [{ field: 'address.zip' }] })
  })

  test('a PO box is fine for a parcel and not for freight', async () => {
    const address = { ...dana, street1: 'PO Box 12' }
    expect(await shop.as().Cart.ValidatePartnerAddress({ address, isFreight: false })).toMatchObject({ isValid: true })
    expect(await shop.as().Cart.ValidatePartnerAddress({ address, isFreight: true })).toMatchObject({ isValid: false })
  })

  test('the cart then knows ways, costs and dates; choosing one counts', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    const cart = await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
    expect(cart.shippingAddress).toMatchObject({ zip: '60540' })
    expect(cart.billingAddress).toMatchObject({ zip: '60540' })
    expect(cart.email).toBe('dana@example.com')
    expect(cart.shippingOptions.length).toBeGreaterThan(1)
    const last = cart.shippingOptions.at(-1)
    const chosen = await guest.Cart.UpdateTesseraPartnerShippingAddress({ optionId: last?.id ?? '' })
    // the full price is known from here on, before a card number is entered
    expect(chosen.totals).toMatchObject({ isComplete: true, shippingCents: last?.costCents })
    expect(chosen.totals.taxCents).not.toBeNull()
    expect(chosen.shippingOptions.find(({ isChosen }) => isChosen)?.id).toBe(last?.id)
  })

  test('a way that is not offered is refused', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com' })
    await expect(guest.Cart.UpdateTesseraPartnerShippingAddress({ optionId: 'by-balloon' })).rejects.toEqual(
      refusal(400, 'Shipping.NoSuchOption'),
    )
  })

  test('a store can be chosen to fetch it from, free of charge', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    const cart = await guest.Cart.UpdateTesseraPartnerShippingAddress({ storeId: 'store-101' })
    // pick-up is free, and the tax is that of the store's state
    expect(cart.totals).toMatchObject({ isComplete: true, shippingCents: 0 })
    expect(cart.totals.taxCents).toBeGreaterThan(0)
    expect(cart.shippingOptions.find(({ isChosen }) => isChosen)).toMatchObject({
      kind: 'pick-up',
      costCents: 0,
      storeId: 'store-101',
    })
  })
})

describe('coupons', () => {
  test('an unknown one is refused with the reason', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    await expect(guest.Cart.Promo({ action: 'add' }, { coupon: 'NOPE' })).rejects.toMatchObject({
      code: 'Cart.Coupon',
      message: 'That code isn’t valid. Check the spelling.',
    })
  })

  test('a good one takes something off, and can be taken away again', async () => {
    await shop.admin.Promotions.Create(tenOff)
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    const cart = await guest.Cart.Promo({ action: 'add' }, { coupon: 'TEN' })
    expect(cart.totals.savingsCents).toBe(1000)
    expect((await guest.Cart.Promo({ action: 'remove' }, { coupon: 'TEN' })).totals.savingsCents).toBe(0)
  })
})

describe('before paying', () => {
  test('an empty cart says so', async () => {
    const guest = await shop.guest()
    expect(await guest.Cart.ProcessCart({})).toMatchObject({ canSubmit: false, problems: [{ code: 'Cart.Empty' }] })
  })

  test('everything that is missing is listed at once, with its step', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    const { problems } = await guest.Cart.ProcessCart({})
    expect(problems.map(({ step, code }) => [step, code])).toEqual(
      expect.arrayContaining([
        ['shipping', 'Cart.NoEmail'],
        ['shipping', 'Cart.NoAddress'],
        ['payment', 'Cart.NoBilling'],
        ['payment', 'Cart.NoPayment'],
      ]),
    )
  })

  test('when nothing is missing, shipping and tax are in the total', async () => {
    const guest = await shop.guest()
    await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
    await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
    const { cart, problems, canSubmit } = await guest.Cart.ProcessCart({ paymentMethod: 'Credit_Card' })
    expect(problems).toEqual([])
    expect(canSubmit).toBe(true)
    const { merchandiseCents, savingsCents, shippingCents, taxCents, totalCents, isComplete } = cart.totals
    expect(isComplete).toBe(true)
    expect(totalCents).toBe(merchandiseCents - savingsCents + (shippingCents ?? 0) + (taxCents ?? 0))
  })
})
