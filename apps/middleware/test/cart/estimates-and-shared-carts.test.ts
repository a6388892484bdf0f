import { getSecret } from '@tessera/middleware/kit/get-secret'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { sql } from '@tessera/server/sql'
import { dana } from '@tessera/testing/dana'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'

let shop: WholeShop
beforeAll(async () => {
  shop = await aWholeShop()
})

const estimate = (zip: string, quantity = 2, sku = shop.tile) =>
  shop.as().Cart.EstimateShipping({ zip, items: [{ sku, quantity }] })

const guest = async () => shop.as({ authToken: (await shop.as().Cart.CreateTesseraBasket()).auth_token ?? '' })

describe('what delivery would cost', () => {
  test('is refused for an invalid ZIP code, product or quantity', async () => {
    await expect(estimate('6054')).rejects.toMatchObject({ code: 'Store.ZipMalformed' })
    await expect(estimate('00000')).rejects.toMatchObject({ code: 'Store.ZipUnknown' })
    await expect(estimate('60540', 1, 'nothing')).rejects.toMatchObject({ code: 'Cart.UnknownProduct' })
    await expect(estimate('60540', 0)).rejects.toMatchObject({ fields: [{ field: 'items.0.quantity' }] })
    await expect(shop.as().Cart.EstimateShipping({ zip: '60540', items: [] })).rejects.toMatchObject({
      fields: [{ field: 'items' }],
    })
  })

  test('has a date for each method, the cheapest first', async () => {
    const near = await estimate('60540')
    expect(near).toMatchObject({ zip: '60540', city: 'Naperville', state: 'IL' })
    expect(near.options.length).toBeGreaterThan(0)
    for (const option of near.options) expect(option.arrivesOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    const costs = near.options.map(({ costCents }) => costCents)
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    const far = await estimate('99501')
    expect(far.options[0]?.costCents).toBeGreaterThanOrEqual(costs[0] ?? 0)
  })

  test('is what checkout asks for, and heavy goods go by freight', async () => {
    const mine = await guest()
    await mine.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 40 }] })
    await mine.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
    const asked = (await mine.Cart.GetCart()).shippingOptions.filter(({ kind }) => kind !== 'pick-up')
    const { options } = await estimate('60540', 40)
    const facts = ({ id, kind, costCents }: (typeof options)[number]) => ({ id, kind, costCents })
    expect(options.map(facts)).toEqual(asked.map(facts))
    expect(options.every(({ kind }) => kind === 'freight')).toBe(true)
  })
})

describe('a shared cart', () => {
  test('needs something in it, and a link that is ours and not over', async () => {
    await expect((await guest()).Cart.ShareCart()).rejects.toMatchObject({ code: 'Cart.Empty' })
    const secret = await getSecret(shop.database, 'form-link')
    const id = '00000000-0000-4000-8000-000000000000'
    const read = (token: string) => shop.as().Cart.GetSharedItems({ token })
    await expect(read('a.b')).rejects.toMatchObject({ code: 'Form.LinkInvalid' })
    await expect(read(linkToken(secret, 'news', id, new Date()))).rejects.toMatchObject({ code: 'Form.LinkInvalid' })
    await expect(read(linkToken(secret, 'cart', id, new Date('2026-01-01')))).rejects.toMatchObject({
      code: 'Form.LinkExpired',
    })
    await expect(read(linkToken(secret, 'cart', id, new Date()))).rejects.toMatchObject({ code: 'Form.LinkExpired' })
  })

  test('gives another visitor the same lines without prices', async () => {
    const mine = await guest()
    await mine.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 3, room: 'Upstairs bath' }] })
    const { token, endsOn } = await mine.Cart.ShareCart()
    expect(endsOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    await mine.Cart.RemoveAllCartItems()
    const items = [{ sku: shop.tile, quantity: 3, lotNo: null, room: 'Upstairs bath' }]
    expect(await shop.as().Cart.GetSharedItems({ token })).toEqual({ items })
    const kept = await shop.database.find<{ items: unknown }>(sql`select items from shared_carts`)
    expect(JSON.stringify(kept?.items)).not.toMatch(/price|cents|email/i)
    const { items: shown, total } = await shop.as().Cart.GetSharedCart({ token })
    expect(total).toBe(1)
    expect(shown[0]).toMatchObject({ sku: shop.tile, quantity: 3, room: 'Upstairs bath' })
    const theirs = await guest()
    const { lines } = await theirs.Cart.AddToCart(await shop.as().Cart.GetSharedItems({ token }))
    expect(lines).toMatchObject([{ sku: shop.tile, quantity: 3, room: 'Upstairs bath' }])
  })
})
