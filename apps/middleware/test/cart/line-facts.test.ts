import { orderFacts } from '@tessera/middleware/modules/checkout/cart/line-facts'
import { expect, test } from 'vitest'

test('a store that was chosen and given up again is no store', () => {
  expect(orderFacts({ Shop: { pickUpStore: '', pickUpPersons: '', instructions: 'Ring twice' } })).toEqual({
    instructions: 'Ring twice',
  })
  expect(orderFacts(null)).toEqual({})
})
