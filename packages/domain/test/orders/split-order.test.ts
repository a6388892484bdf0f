import { describe, expect, test } from 'vitest'
import type { OfferedSchedule } from '../../src/order-model/offer.ts'
import { openOutgoing, outgoingProblems } from '../../src/orders/open-outgoing.ts'
import { type SplitContext, splitOrder } from '../../src/orders/split-order.ts'
import { euros, lineWith, now, orderAdmin, scheduleWith, sheetWith, shopper, stranger } from './samples.ts'

const open = { status: 'Open', isSubmitted: true } as const
const priced = { unitPrice: euros(10), lineSubtotal: euros(20), quantity: 2 }
const lines = [
  lineWith({
    ...priced,
    id: 'a',
    supplierID: 'mill',
    stockTaken: { productID: 'tile', variantID: null, recordID: null, quantity: 2 },
  }),
  lineWith({ ...priced, id: 'b', supplierID: 'works' }),
  lineWith({ ...priced, id: 'c' }),
  lineWith({ id: 'set', isBundle: true, supplierID: 'mill' }),
  lineWith({ ...priced, id: 'd', supplierID: 'gone' }),
]
const context = (given: Partial<SplitContext> = {}): SplitContext => ({
  now,
  caller: orderAdmin,
  isOutgoing: false,
  suppliers: new Set(['mill', 'works']),
  forwarded: new Set(),
  costs: new Map<string, OfferedSchedule>(),
  ...given,
})
const codeOf = (state: Parameters<typeof splitOrder>[0], given: Partial<SplitContext> = {}) => {
  const decision = splitOrder(state, context(given))
  return decision.ok ? undefined : decision.problems[0]?.code
}

describe('an order is not split', () => {
  test('by others than the seller, toward the buyer, or in another status', () => {
    const state = sheetWith(lines, open)
    expect(codeOf(state, { caller: shopper })).toBe('Order.CannotSplitWrongUserType')
    expect(codeOf(state, { caller: { ...stranger, isSeller: true } })).toBe('Auth.InsufficientRoles')
    expect(codeOf(state, { isOutgoing: true })).toBe('Order.CannotSplitOutgoing')
    expect(codeOf(sheetWith(lines))).toBe('Order.AllowedOnSubmittedOnly')
    expect(codeOf(sheetWith(lines, { ...open, status: 'Canceled' }))).toBe('ValidationFailure')
  })
})

test('each supplier gets its lines without stock, discounts and bundles; the rest is named', () => {
  const plan = splitOrder(sheetWith(lines, open), context())
  if (!plan.ok) throw new Error('it was refused')
  expect([...plan.outgoing.keys()]).toEqual(['mill', 'works'])
  expect(plan.outgoing.get('mill')).toMatchObject([{ id: 'a', stockTaken: null, lineSubtotal: euros(20) }])
  expect(plan.remaining).toEqual(['c', 'd'])
})

test('lines that were forwarded are left alone', () => {
  const plan = splitOrder(sheetWith(lines, open), context({ forwarded: new Set(['a', 'c']) }))
  expect(plan).toMatchObject({ ok: true, remaining: ['d'] })
  expect(plan.ok && [...plan.outgoing.keys()]).toEqual(['works'])
})

test('the supplier’s price by quantity and with markups is the cost, in the same currency', () => {
  const spec = {
    SpecID: 's',
    Name: null,
    OptionID: null,
    Value: null,
    PriceMarkupType: 'AmountPerQuantity',
    PriceMarkup: 1,
  } as const
  const state = sheetWith([lineWith({ ...priced, id: 'a', supplierID: 'mill', specs: [spec] })], open)
  const breaks = [
    { Quantity: 1, Price: 8 },
    { Quantity: 2, Price: 6 },
  ]
  const costOf = (schedule: OfferedSchedule) => {
    const plan = splitOrder(state, context({ costs: new Map([['a', schedule]]) }))
    return plan.ok && plan.outgoing.get('mill')?.[0]?.lineSubtotal
  }
  expect(costOf(scheduleWith(breaks))).toBe(euros(14))
  expect(costOf(scheduleWith(breaks, { currency: 'EUR' }))).toBe(euros(20))
})

test('an order to a supplier opens once, with lines, by those who may', () => {
  const state = sheetWith([lineWith(priced)])
  expect(openOutgoing(state, { now, caller: orderAdmin })).toMatchObject({ ok: true, stock: [], debits: [] })
  expect(openOutgoing(state, { now, caller: stranger })).toMatchObject({ ok: false })
  expect(outgoingProblems(sheetWith([]))).toMatchObject([{ code: 'Order.CannotSubmitWithNoLineItems' }])
  expect(outgoingProblems(sheetWith([lineWith()], open))).toMatchObject([{ code: 'Order.CannotSubmitBadStatus' }])
})
