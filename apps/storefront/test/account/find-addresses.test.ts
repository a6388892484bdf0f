import type { SavedAddress } from '@tessera/client/shop/types.gen'
import { expect, test } from 'vitest'
import { findAddresses } from '../../app/features/account/find-addresses.ts'

const book = [
  { id: 'oak-1', company: 'Northline', street1: '12 Oak St', city: 'Atlanta', zip: '30324' },
  { id: 'b', company: null, street1: '9 Elm Rd', city: 'Decatur', zip: '30030' },
] as unknown as SavedAddress[]
const found = (asked: string) => findAddresses(book, asked).map(({ zip }) => zip)

test('an address has every word that is asked for, in any order and of any part; its ID is none', () => {
  expect(found('')).toEqual(['30324', '30030'])
  expect(found('ATLANTA oak')).toEqual(['30324'])
  expect(found('3003')).toEqual(['30030'])
  expect(found('oak-1')).toEqual([])
  expect(found('oak decatur')).toEqual([])
})
