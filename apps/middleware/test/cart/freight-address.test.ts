import { dana } from '@tessera/testing/dana'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await aCartShop()
})

const { phone: _, ...unreachable } = dana
const box = { ...dana, street1: 'PO Box 12' }
const email = 'dana@example.com'

async function guestWith(quantity: number) {
  const guest = await shop.guest()
  await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity }] })
  return guest
}

const messages = {
  street1: 'Enter a street address. Freight can’t be delivered to a PO box.',
  phone: 'Enter a phone number. The freight carrier calls to schedule delivery.',
}

describe('a load for a truck', () => {
  test.each([
    ['a PO box', box, 'street1'],
    ['an address without a phone number', unreachable, 'phone'],
  ] as const)('is not sent to %s, and the field is named', async (_, address, field) => {
    const guest = await guestWith(40)
    await expect(guest.Cart.SetShippingAddress({ address, email })).rejects.toMatchObject({
      status: 400,
      code: 'Address.Invalid',
      fields: [{ field: `address.${field}`, message: messages[field] }],
    })
    expect((await guest.Cart.GetCart()).shippingAddress).toBeNull()
  })

  test.each([
    ['without a phone number', {}, messages.phone],
    ['with half a phone number', { phone: '555-0142' }, 'Enter a 10-digit phone number, for example 630 555 0142.'],
  ])('is refused to a PO box %s with both sentences at once, the email among them', async (_, phone, message) => {
    const guest = await guestWith(40)
    const address = { ...unreachable, street1: 'PO Box 12', ...phone }
    await expect(guest.Cart.SetShippingAddress({ address, email: 'dana' })).rejects.toMatchObject({
      code: 'Address.Invalid',
      fields: [
        { field: 'email', message: 'Enter an email address with an @.' },
        { field: 'address.street1', message: messages.street1 },
        { field: 'address.phone', message },
      ],
    })
  })

  test('is sent to a street with a phone number', async () => {
    const guest = await guestWith(40)
    const { shippingOptions } = await guest.Cart.SetShippingAddress({ address: dana, email })
    expect(shippingOptions.map(({ kind }) => kind)).toContain('freight')
  })
})

test.each([
  ['a PO box', box, 'street1'],
  ['an address without a phone number', unreachable, 'phone'],
] as const)('a cart that grew into freight can’t be ordered to %s', async (_, address, field) => {
  const guest = await guestWith(1)
  await guest.Cart.SetShippingAddress({ address, email, sameAsShipping: true })
  const cart = await guest.Cart.GetCart()
  await guest.Cart.UpdateCartItemQuantity({ lineItemId: cart.lines[0]?.lineItemId ?? '', quantity: 40 })
  const { cart: heavy, problems } = await guest.Cart.ProcessCart({})
  const freight = heavy.shippingOptions.find(({ kind }) => kind === 'freight')
  // a PO box is offered no truck at all
  expect(freight === undefined).toBe(field === 'street1')
  if (!freight) return
  expect(problems).toContainEqual(expect.objectContaining({ step: 'shipping', message: messages[field] }))
  await expect(guest.Cart.UpdateTesseraPartnerShippingAddress({ optionId: freight.id })).rejects.toMatchObject({
    code: 'Address.Invalid',
    fields: [{ field, message: messages[field] }],
  })
})

test('the price with shipping and tax is known as soon as the address is', async () => {
  const guest = await guestWith(2)
  const { totals, shippingOptions } = await guest.Cart.SetShippingAddress({ address: dana, email })
  const chosen = shippingOptions.find(({ isChosen }) => isChosen)
  expect(totals).toMatchObject({ isComplete: true, shippingCents: chosen?.costCents })
  expect(totals.taxCents).toBeGreaterThan(0)
})
