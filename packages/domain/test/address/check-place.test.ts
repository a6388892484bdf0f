import { expect, test } from 'vitest'
import { normalizeAddress, typedAddressProblems } from '../../src/address/typed-address.ts'

const home = {
  firstName: 'Dana',
  lastName: 'Reyes',
  street1: '12 Oak St',
  street2: null,
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
  phone: null,
}
const naperville = { city: 'Naperville', state: 'IL' }
const fieldsOf = (problems: { field: string }[]) => problems.map(({ field }) => field)

test('every missing part is reported at once', () => {
  expect(fieldsOf(typedAddressProblems({}, undefined, false))).toEqual([
    'firstName',
    'lastName',
    'street1',
    'city',
    'state',
    'zip',
  ])
})

test('a ZIP code of another state is reported with both states', () => {
  const [problem] = typedAddressProblems({ ...home, state: 'WI' }, naperville, false)
  expect(problem).toEqual({
    field: 'zip',
    message: '60540 is in IL, not in WI. Check the state and ZIP code.',
  })
})

test.each(['PO Box 12', 'P.O. Box 12', 'p o box 12', 'Post Office Box 12'])('freight cannot go to %s', (street1) => {
  const box = { ...home, street1, phone: '630 555 0142' }
  expect(fieldsOf(typedAddressProblems(box, naperville, true))).toEqual(['street1'])
  expect(typedAddressProblems(box, naperville, false)).toEqual([])
})

test('a street that only sounds like a box is a street', () => {
  const lane = { ...home, street1: '4 Boxwood Lane', phone: '630 555 0142' }
  expect(typedAddressProblems(lane, naperville, true)).toEqual([])
})

test('freight needs a phone number, a parcel does not', () => {
  expect(typedAddressProblems(home, naperville, true)).toEqual([
    { field: 'phone', message: 'Enter a phone number. The freight carrier calls to schedule delivery.' },
  ])
  expect(typedAddressProblems(home, naperville, false)).toEqual([])
})

test('a phone number needs ten digits, in any spelling', () => {
  expect(fieldsOf(typedAddressProblems({ ...home, phone: '555-0142' }, naperville, false))).toEqual(['phone'])
  expect(typedAddressProblems({ ...home, phone: '+1 (630) 555-0142' }, naperville, false)).toEqual([])
})

test('a good address is written as the post would', () => {
  const typed = { ...home, street1: '  12  oak st ', city: 'st. paul', state: 'mn', zip: '55101' }
  expect(normalizeAddress(typed, { city: 'Saint Paul', state: 'MN' })).toMatchObject({
    street1: '12 oak st',
    city: 'Saint Paul',
    state: 'MN',
  })
})
