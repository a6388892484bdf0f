import { mergeLines } from '@tessera/middleware/modules/people/guest-carts/merge-lines'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, password } from './an-auth-shop.ts'

let shop: AuthShop
beforeAll(async () => {
  shop = await anAuthShop()
})

const cartOf = async (token: string): Promise<Record<string, number>> => {
  const lines = await shop.platformAs(token).Cart.ListLineItems()
  expect(new Set(lines.Items.map(({ ProductID }) => ProductID)).size).toBe(lines.Items.length)
  return Object.fromEntries(lines.Items.map(({ ProductID, Quantity }) => [ProductID, Quantity]))
}
const signInWith = (email: string, guest: string) =>
  shop.as({ authToken: guest }).Auth.signIn({ userName: email, password })
const add = (token: string, ProductID: string, Quantity: number) =>
  shop.platformAs(token).Cart.CreateLineItem({ ProductID, Quantity })

describe('lines of two carts', () => {
  const line = (ID: string, ProductID: string, Quantity: number, xp: object | null = null) =>
    ({ ID, ProductID, Quantity, Specs: [], xp, CostCenter: null, DateNeeded: null }) as never

  test('that say the same become one with the greater quantity', () => {
    const steps = mergeLines([line('1', 'slate', 2)], [line('a', 'slate', 5)], 'order')
    expect(steps).toEqual([{ kind: 'raise', lineID: '1', productID: 'slate', body: { Quantity: 5 } }])
    expect(mergeLines([line('1', 'slate', 9)], [line('a', 'slate', 5)], 'order')).toEqual([])
  })

  test('of another lot stay apart', () => {
    const steps = mergeLines([line('1', 'slate', 2, { lot: 'A' })], [line('a', 'slate', 5, { lot: 'B' })], 'order')
    expect(steps).toMatchObject([{ kind: 'add', body: { ProductID: 'slate', Quantity: 5 } }])
  })

  test('draw on the stock that the guest was promised', () => {
    const promised = { ...(line('a', 'slate', 5) as object), InventoryRecordID: 'slate-dc-east' } as never
    expect(mergeLines([], [promised], 'order')).toMatchObject([{ body: { InventoryRecordID: 'slate-dc-east' } }])
    expect(mergeLines([line('1', 'slate', 2)], [promised], 'order')).toMatchObject([
      { kind: 'raise', body: { Quantity: 5, InventoryRecordID: 'slate-dc-east' } },
    ])
  })

  test('each answer for one line only, and a repeat finds what was written', () => {
    const guests = [line('a', 'slate', 2), line('b', 'slate', 3)]
    const [raise, add] = mergeLines([line('1', 'slate', 1)], guests, 'order')
    expect([raise?.kind, add?.kind]).toEqual(['raise', 'add'])
    const written = [line('1', 'slate', 2), line(add?.lineID ?? '', 'slate', 3)]
    expect(mergeLines(written, guests, 'order')).toEqual([])
  })
})

describe('a guest who signs in', () => {
  test('without anything in the cart just signs in', async () => {
    await shop.customer('empty@example.com')
    const session = await signInWith('empty@example.com', await shop.guest())
    expect(session).toMatchObject({ joinedLines: 0, notice: null })
  })

  test('keeps the cart where there was none', async () => {
    await shop.customer('first@example.com')
    const session = await signInWith('first@example.com', await shop.guest({ slate: 3, oak: 1 }))
    expect(session).toMatchObject({ joinedLines: 2, notice: '2 items from this device were added to your cart.' })
    expect(await cartOf(session.auth_token)).toEqual({ slate: 3, oak: 1 })
  })

  test('has the lines of both carts, each with at least what either had', async () => {
    const { session: before } = await shop.customer('both@example.com')
    await add(before.auth_token, 'slate', 2)
    await add(before.auth_token, 'grout', 7)
    const session = await signInWith('both@example.com', await shop.guest({ slate: 5, oak: 1 }))
    expect(session.joinedLines).toBe(2)
    expect(await cartOf(session.auth_token)).toEqual({ slate: 5, grout: 7, oak: 1 })
    const orders = await shop.platformAs(session.auth_token).Me.ListOrders({ filters: { Status: 'Unsubmitted' } })
    expect(orders.Meta.TotalCount).toBe(1)
  })

  test('takes the stock of every line along', async () => {
    const elm = { ID: 'elm', Name: 'Elm', Active: true, DefaultPriceScheduleID: 'oak', Inventory: { Enabled: true } }
    await shop.admin.Products.Create(elm)
    await shop.admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: 'elm' })
    const yard = { ID: 'yard', Street1: '1 Yard', City: 'Reno', State: 'NV', Zip: '89501', Country: 'US' }
    await shop.admin.AdminAddresses.Create(yard)
    await shop.admin.InventoryRecords.Create('elm', { ID: 'elm-here', AddressID: 'yard', QuantityAvailable: 9 })
    const { session: before } = await shop.customer('stock@example.com')
    await add(before.auth_token, 'grout', 1)
    const guest = await shop.guest()
    await shop.platformAs(guest).Cart.CreateLineItem({ ProductID: 'elm', Quantity: 3, InventoryRecordID: 'elm-here' })
    const session = await signInWith('stock@example.com', guest)
    const { Items } = await shop.platformAs(session.auth_token).Cart.ListLineItems({ filters: { ProductID: 'elm' } })
    expect(Items).toMatchObject([{ Quantity: 3, InventoryRecordID: 'elm-here' }])
  })

  test('with the token in the address has the cart too', async () => {
    await shop.customer('address@example.com')
    const token = await shop.guest({ oak: 4 })
    const session = await shop.as().Auth.signIn({ userName: 'address@example.com', password }, { token })
    expect(await cartOf(session.auth_token)).toEqual({ oak: 4 })
  })

  test('twenty times at once has each line once', async () => {
    const { session: before } = await shop.customer('twenty@example.com')
    await add(before.auth_token, 'slate', 2)
    await add(before.auth_token, 'grout', 7)
    const guest = await shop.guest({ slate: 5, oak: 3 })
    const sessions = await Promise.all(Array.from({ length: 20 }, () => signInWith('twenty@example.com', guest)))
    expect(sessions.map(({ joinedLines }) => joinedLines).filter(Boolean)).toEqual([2])
    expect(await cartOf(sessions[19]?.auth_token ?? '')).toEqual({ slate: 5, grout: 7, oak: 3 })
  })

  test('as two people at once gives the cart to one of them', async () => {
    await shop.customer('left@example.com')
    await shop.customer('right@example.com')
    const guest = await shop.guest({ oak: 3 })
    const sessions = await Promise.all(
      ['left@example.com', 'right@example.com'].map((email) => signInWith(email, guest)),
    )
    const carts = await Promise.all(sessions.map(({ auth_token }) => cartOf(auth_token)))
    expect(carts.filter((cart) => cart.oak === 3)).toHaveLength(1)
    expect(carts.filter((cart) => Object.keys(cart).length === 0)).toHaveLength(1)
  })
})

describe('a join that was cut off', () => {
  /** State after a process died before the platform moved the order. */
  const noted = (email: string) =>
    shop.database.find<{ state: string; sealed: string | null }>(sql`
    select state, sealed_token as sealed from cart_joins
    where person_id = (select id from people where email = ${email}) order by created_at desc limit 1`)

  test('never fails the sign-in, and the next one finishes it', async () => {
    const { session: before } = await shop.customer('later@example.com')
    await add(before.auth_token, 'grout', 1)
    const guest = await shop.guest({ slate: 2 })
    const { client } = shop.commerce
    const transfer = client.Me.TransferAnonUserOrder
    client.Me.TransferAnonUserOrder = () => Promise.reject(new Error('the platform is away'))
    const session = await signInWith('later@example.com', guest).finally(() => {
      client.Me.TransferAnonUserOrder = transfer
    })
    expect(session.joinedLines).toBe(0)
    expect(await cartOf(session.auth_token)).toEqual({ grout: 1 })
    const waiting = await noted('later@example.com')
    expect(waiting?.state).toBe('moving')
    expect(waiting?.sealed).not.toContain(guest)
    const next = await shop.as().Auth.UserAuthentication({ token: session.tessera_refresh_token ?? '' })
    expect(next.joinedLines).toBe(1)
    expect(await cartOf(next.auth_token)).toEqual({ grout: 1, slate: 2 })
    expect(await noted('later@example.com')).toEqual({ state: 'done', sealed: null })
  })

  test('after the platform has moved the order goes on from there', async () => {
    const { session: before } = await shop.customer('halfway@example.com')
    await add(before.auth_token, 'grout', 1)
    const guest = await shop.guest({ slate: 2 })
    const { client } = shop.commerce
    const save = client.LineItems.Save
    client.LineItems.Save = () => Promise.reject(new Error('the platform is away'))
    await signInWith('halfway@example.com', guest).finally(() => {
      client.LineItems.Save = save
    })
    expect((await noted('halfway@example.com'))?.state).toBe('merging')
    const next = await shop.signIn('halfway@example.com')
    expect(await cartOf(next.auth_token)).toEqual({ grout: 1, slate: 2 })
  })
})
