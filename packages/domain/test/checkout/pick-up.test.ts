import { pickUpContactProblems } from '@tessera/domain/checkout/pick-up'
import { expect, test } from 'vitest'

const dana = { firstName: 'Dana', lastName: 'Reyes', phone: null, billingZip: '60540' }
const fieldsOf = (change: object) => pickUpContactProblems({ ...dana, ...change }).map(({ field }) => field)

test('everything that is missing is reported at once', () => {
  expect(pickUpContactProblems({}).map(({ field }) => field)).toEqual(['firstName', 'lastName', 'billingZip'])
})

test.each([
  [{ firstName: ' ' }, ['firstName']],
  [{ phone: '555-0142' }, ['phone']],
  [{ billingZip: '6054' }, ['billingZip']],
  [{ phone: '+1 630 555 0142', billingZip: '60540-1234' }, []],
  [{}, []],
])('%o has the problems %o', (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields)
})
