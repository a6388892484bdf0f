import type { CheckoutLine, CheckoutOrder, PostalAddress } from '@tessera/domain/checkout/checkout'
import { stateCenters } from '@tessera/domain/checkout/state-centers'
import fc from 'fast-check'

export const inState = (State: string, Street1 = '1 Main St'): PostalAddress => ({
  Street1,
  City: 'Springfield',
  State,
  Zip: '12345',
  Country: 'US',
})

/** A box of tile for a customer in Minnesota. */
export const line = (more: Partial<CheckoutLine> = {}): CheckoutLine => ({
  id: 'line',
  quantity: 1,
  weight: 19.3,
  isSample: false,
  taxable: true,
  total: 94.31,
  shippingAddress: inState('MN'),
  ...more,
})

export const checkout = (lines: readonly CheckoutLine[], discount = 0): CheckoutOrder => ({
  order: { discount },
  lines,
  shipFrom: inState('MN'),
})

export const anyCents = fc.integer({ min: 0, max: 5_000_000 })
export const anyState = fc.constantFrom(...Object.keys(stateCenters))
const anyAddress = fc.oneof(
  fc
    .record({ state: anyState, street: fc.constantFrom('1 Main St', '2 High St') })
    .map(({ state, street }) => inState(state, street)),
  fc.constantFrom<PostalAddress | null>(null, { ...inState('ON'), Country: 'CA' }, { Country: 'US' }, inState('ZZ')),
)

export const anyLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 200 }),
      weight: fc.option(fc.integer({ min: 0, max: 80_000 }).map((grams) => grams / 1000)),
      isSample: fc.boolean(),
      taxable: fc.boolean(),
      total: anyCents.map((cents) => cents / 100),
      shippingAddress: anyAddress,
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((one, at): CheckoutLine => ({ ...one, id: `line-${at}` })))
