import { zoneBetween } from '@tessera/domain/checkout/zone'
import { expect, test } from 'vitest'
import { inState } from './sample-checkout.ts'

const home = inState('MN')

test.each([
  ['nowhere', null],
  ['another country', { ...inState('MN'), Country: 'CA' }],
  ['no country', { State: 'MN' }],
  ['no state', { Country: 'US', State: ' ' }],
  ['a state that is none', inState('ZZ')],
])('%s is as far as can be', (_name, address) => {
  expect(zoneBetween(home, address)).toBe(4)
  expect(zoneBetween(address, home)).toBe(4)
})

test.each([
  ['MN', 0],
  ['WI', 0],
  ['IL', 1],
  ['CO', 2],
  ['TX', 3],
  ['CA', 3],
  ['FL', 3],
  ['ME', 3],
  ['PR', 4],
  ['HI', 4],
  ['AK', 4],
])('from Minnesota to %s is zone %i, there and back', (state, zone) => {
  expect(zoneBetween(home, inState(state))).toBe(zone)
  expect(zoneBetween(inState(state), home)).toBe(zone)
})

test('spelling does not matter', () => {
  expect(zoneBetween(home, { State: ' wi ', Country: 'us' })).toBe(0)
})
