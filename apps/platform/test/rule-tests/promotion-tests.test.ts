import { maxTestedOrders } from '@tessera/contract/platform/additions/rule-tests'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { randomRuns } from '@tessera/testing/random-runs'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, errorsOf, type JsonBody, wireInto } from '@tessera/testing/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counting } from '../orders/counted.ts'

const platform = await startPlatform()
const count = counting(platform.database)

interface Line {
  product: string
  quantity: number
}

async function aShop() {
  const shop = await createTestShop(platform)
  const call = wireInto(platform.app, shop.adminToken)
  await shop.product('tile', 10.5)
  await shop.product('grout', 3.33)
  const test = async (draft: object, more: object = {}) => {
    const reply = await call('POST', '/promotions/test', { Promotion: { ...anyone, ...draft }, ...more })
    expect(reply.status, reply.text).toBe(200)
    return reply.body as { GrantedCount: number; Amount: number; Results: JsonBody[] }
  }
  return { shop, call, test }
}

const anyone = { AllowAllBuyers: true, EligibleExpression: 'true', ValueExpression: '5' }

async function fillCart({ as }: TestShop, token: string, lines: readonly Line[]): Promise<string> {
  const { Cart } = as(token)
  for (const { product, quantity } of lines) await Cart.CreateLineItem({ ProductID: product, Quantity: quantity })
  return String((await Cart.Get()).ID)
}

async function submitOrder(shop: TestShop, quantity: number, token = shop.buyerToken): Promise<string> {
  await fillCart(shop, token, [{ product: 'tile', quantity }])
  return String((await shop.as(token).Cart.Submit()).ID)
}

test('refuses drafts that could not be saved, with the position of the error', async () => {
  const { call } = await aShop()
  const codesFor = async (promotion: object, more: object = {}) => {
    const reply = await call('POST', '/promotions/test', { Promotion: { ...anyone, ...promotion }, ...more })
    expect(reply.status, reply.text).toBe(400)
    return codeOf(reply)
  }
  const reply = await call('POST', '/promotions/test', {
    Promotion: { ...anyone, EligibleExpression: 'order.Sum > 1' },
  })
  expect(errorsOf(reply)[0]).toMatchObject({
    ErrorCode: 'Expression.InvalidToken',
    Data: { Property: 'EligibleExpression', Position: 0 },
  })
  expect(await codesFor({ ValueExpression: 'order.Total >' })).toBe('Expression.InvalidSyntax')
  expect(await codesFor({ ValueExpression: null })).toBe('Promotion.ValueExpressionCannotBeNull')
  expect(await codesFor({ EligibleExpression: null })).toBe('ValidationFailure')
  expect(await codesFor({ ItemLimitPerOrder: 1 })).toBe('Promotion.CannotSetItemLimitPerOrder')
  const tooMany = Array.from({ length: maxTestedOrders + 1 }, (_, at) => `o${at}`)
  expect(await codesFor({}, { OrderIDs: tooMany })).toBe('ValidationFailure')
  expect(await codesFor({}, { OrderIDs: [], Filters: { Status: 'Open' } })).toBe('ValidationFailure')
  expect(await codesFor({}, { Filters: { Nonsense: 'x' } })).toBe('List.InvalidProperty')
  expect(await codesFor({}, { Filters: { Status: { a: 1 } } })).toBe('ValidationFailure')
  expect(codeOf(await call('POST', '/promotions/test', { Promotion: anyone, OrderIDs: ['none'] }))).toBe('NotFound')
})

test('needs the right to read orders, and does not tell of orders of another marketplace', async () => {
  const { shop } = await aShop()
  await submitOrder(shop, 1)
  const send = async (...roles: string[]) =>
    wireInto(platform.app, await tokenWith(platform, shop, { roles }))('POST', '/promotions/test', {
      Promotion: anyone,
    })
  const refused = await send('PromotionAdmin')
  expect([refused.status, codeOf(refused)]).toEqual([403, 'Auth.InsufficientRoles'])
  expect((await send('PromotionReader', 'OrderReader')).body).toMatchObject({ GrantedCount: 1, Amount: 5 })
  const stranger = await aShop()
  expect(await stranger.test({})).toEqual({ GrantedCount: 0, Amount: 0, Results: [] })
})

test('says what each order would get, or which part of the rule says no, and writes nothing', async () => {
  const { shop, test: run } = await aShop()
  const small = await submitOrder(shop, 1)
  const large = await submitOrder(shop, 10)
  const eventsBefore = await countEvents(shop)
  const answer = await run({
    EligibleExpression: "order.Subtotal >= 100 and items.any(ProductID = 'tile')",
    ValueExpression: 'order.Subtotal * .1',
  })
  expect(answer).toMatchObject({ GrantedCount: 1, Amount: 10.5 })
  expect(answer.Results).toMatchObject([
    { OrderID: large, Amount: 10.5, ErrorCode: null, Reason: null, Failures: [] },
    {
      OrderID: small,
      Amount: 0,
      ErrorCode: 'Promotion.NotEligible',
      Failures: [
        {
          Property: 'EligibleExpression',
          Position: 0,
          Text: 'order.Subtotal >= 100',
          Message: 'order.Subtotal is 10.50. It must be at least 100.',
        },
      ],
    },
  ])
  const [byLine] = (
    await run({
      LineItemLevel: true,
      EligibleExpression: "item.Quantity > 0 and item.ProductID = 'grout'",
      ValueExpression: '1',
    })
  ).Results
  expect(byLine?.Failures).toMatchObject([
    { Position: 22, Message: "item.ProductID is 'tile'. It must be 'grout'.", LineItemCount: 1 },
  ])
  const [unset] = (await run({ ValueExpression: 'order.xp.rate * 2' })).Results
  expect(unset).toMatchObject({ Amount: 0, ErrorCode: null, Failures: [{ Property: 'ValueExpression', Position: 0 }] })
  expect(await countEvents(shop)).toBe(eventsBefore)
  expect(await shop.admin.Promotions.List()).toMatchObject({ Meta: { TotalCount: 0 } })
})

const countEvents = async ({ id }: TestShop) =>
  (
    await platform.database.find<{ count: number }>(
      sql`select count(*)::int as count from events where marketplace_id = ${id}`,
    )
  )?.count

test('finds orders by ID and by filter, newest first, and carts if they are asked for', async () => {
  const { shop, test: run } = await aShop()
  const first = await submitOrder(shop, 1)
  const second = await submitOrder(shop, 2)
  const cart = await fillCart(shop, shop.buyerToken, [{ product: 'tile', quantity: 3 }])
  const idsFor = async (more: object) => (await run({}, more)).Results.map(({ OrderID }) => OrderID)
  expect(await idsFor({})).toEqual([second, first])
  expect(await idsFor({ PageSize: 1 })).toEqual([second])
  expect(await idsFor({ OrderIDs: [first, first] })).toEqual([first])
  expect(await idsFor({ Filters: { Subtotal: '<20', buyerID: 'b' } })).toEqual([first])
  expect(await idsFor({ Filters: { buyerID: 'nobody' } })).toEqual([])
  expect(await idsFor({ Filters: { IsSubmitted: 'false' } })).toEqual([cart])
})

test('respects dates, people, limits and other promotions', async () => {
  const { shop, test: run } = await aShop()
  const other = await shop.anotherBuyer()
  const mine = [await submitOrder(shop, 1), await submitOrder(shop, 1)]
  const theirs = await submitOrder(shop, 1, other.token)
  const reasons = async (draft: object, more: object = {}) =>
    (await run(draft, more)).Results.map(({ ErrorCode }) => ErrorCode).reverse()
  const none = (code: string) => [code, code, code]
  expect(await reasons({ Active: false })).toEqual(none('Promotion.NotActive'))
  const spring = { StartDate: '2020-03-01T00:00:00Z', ExpirationDate: '2020-04-01T00:00:00Z' }
  expect(await reasons(spring)).toEqual(none('Promotion.Expired'))
  expect((await run(spring, { Time: '2020-03-15T00:00:00Z' })).GrantedCount).toBe(3)
  expect(await reasons({ AllowAllBuyers: false })).toEqual(none('Promotion.NotEligible'))
  expect((await run({ AllowAllBuyers: false }, { Assignments: [{ BuyerID: 'b' }] })).GrantedCount).toBe(3)
  expect((await run({ RedemptionLimit: 2 })).GrantedCount).toBe(3)
  const inTurn = await run({ RedemptionLimit: 2 }, { InTurn: true })
  expect(inTurn.Results.map(({ OrderID, Amount }) => [OrderID, Amount])).toEqual([
    [theirs, 0],
    [mine[1], 5],
    [mine[0], 5],
  ])
  expect(await reasons({ RedemptionLimitPerUser: 1 }, { InTurn: true })).toEqual([
    null,
    'Promotion.ExceedsUsageLimit',
    null,
  ])
})

test('counts redemptions of the saved promotion, but not the order’s own', async () => {
  const { shop, test: run } = await aShop()
  const saved = { ...anyone, ID: 'once', Code: 'ONCE', RedemptionLimit: 1, CanCombine: true }
  await shop.admin.Promotions.Create(saved)
  await fillCart(shop, shop.buyerToken, [{ product: 'tile', quantity: 1 }])
  await shop.buyer.Cart.AddPromotion('ONCE')
  const redeemed = String((await shop.buyer.Cart.Submit()).ID)
  const later = await submitOrder(shop, 1)
  expect((await run(saved)).Results).toMatchObject([
    { OrderID: later, ErrorCode: 'Promotion.ExceedsUsageLimit' },
    { OrderID: redeemed, Amount: 5 },
  ])
  expect((await run({ ...saved, ID: 'new', CanCombine: false })).Results).toMatchObject([
    { OrderID: later, Amount: 5 },
    { OrderID: redeemed, ErrorCode: 'Promotion.CannotCombine' },
  ])
})

test('reads any number of orders with the same few statements', async () => {
  const { shop, test: run } = await aShop()
  await submitOrder(shop, 1)
  const ofOne = (await count(() => run({}))).length
  for (let more = 0; more < 4; more += 1) await submitOrder(shop, 2)
  const ofFive = (await count(() => run({}))).length
  expect(ofFive).toBe(ofOne)
  expect(ofFive).toBeLessThanOrEqual(3)
})

const lines = fc.uniqueArray(
  fc.record({ product: fc.constantFrom('tile', 'grout'), quantity: fc.integer({ min: 1, max: 30 }) }),
  { selector: ({ product }) => product, minLength: 1 },
)
const common = fc.record({
  CanCombine: fc.boolean(),
  AutoApply: fc.boolean(),
  Priority: fc.option(fc.nat(3)),
})
const onOrder = fc.record({
  EligibleExpression: fc.constantFrom('true', 'order.Total > 100', 'items.quantity() > 9 or order.Subtotal < 20'),
  ValueExpression: fc.constantFrom('5', 'order.Total * .333', 'order.Subtotal', 'items.total() / 7'),
})
const onLines = fc.record({
  LineItemLevel: fc.constant(true),
  EligibleExpression: fc.constantFrom('item.Quantity > 5', "item.ProductID = 'grout'", 'item.LineTotal > 40'),
  ValueExpression: fc.constantFrom('1.005', 'item.LineTotal * .15', 'item.UnitPrice'),
})
const drafts = fc.tuple(common, fc.oneof(onOrder, onLines)).map(([one, other]) => ({ ...anyone, ...one, ...other }))

test('on carts it gives what applying the saved promotion then gives, to the cent', async () => {
  const { shop, test: run } = await aShop()
  const automatic = { ...anyone, ID: 'auto', Code: 'AUTO', AutoApply: true, CanCombine: true, Priority: 1 }
  await shop.admin.Promotions.Create({
    ...automatic,
    EligibleExpression: 'order.Subtotal > 60',
    ValueExpression: '2.5',
  })
  let tried = 0
  await fc.assert(
    fc.asyncProperty(lines, drafts, async (cart, draft) => {
      tried += 1
      const customer = await shop.anotherBuyer()
      const id = await fillCart(shop, customer.token, cart)
      const saved = { ...draft, ID: `draft-${tried}`, Code: `DRAFT${tried}` }
      const [result] = (await run(saved, { OrderIDs: [id] })).Results
      await shop.admin.Promotions.Create(saved)
      // a code that is refused is as good as none
      if (!draft.AutoApply) await customer.client.Cart.AddPromotion(saved.Code).catch(() => undefined)
      await customer.client.Cart.ApplyPromotions()
      const { Items } = await customer.client.Cart.ListPromotions({ pageSize: 100 })
      const amounts = Items.filter(({ ID }) => ID === saved.ID).map(({ Amount }) => Math.round(Number(Amount) * 100))
      await shop.admin.Promotions.Delete(saved.ID)
      expect(Math.round(Number(result?.Amount) * 100)).toBe(amounts.reduce((all, cents) => all + cents, 0))
      expect(result?.ErrorCode === null).toBe(amounts.length > 0)
    }),
    { numRuns: randomRuns(25) },
  )
})
