import { expect, test } from 'vitest'
import { addressListText, readAddresses } from '../../app/features/account/read-addresses.ts'
import { findChosenAddress } from '../../app/features/checkout/find-chosen-address.ts'

test('nothing is no list, and names of columns alone are none', () => {
  expect(readAddresses('').records).toEqual([])
  expect(readAddresses(' \r\n\n').records).toEqual([])
  expect(readAddresses('First name,Last name,Street 1,ZIP\n').records).toEqual([])
})

test('the usual order needs no names of columns', () => {
  const { header, records } = readAddresses('Dana,Reed,,101 Elm St,,Naperville,IL,60540,,Elm job,"Gate, 4411"')
  expect(header).toBe('')
  expect(records[0]?.address).toMatchObject({
    firstName: 'Dana',
    company: null,
    street1: '101 Elm St',
    zip: '60540',
    nickname: 'Elm job',
    deliveryNotes: 'Gate, 4411',
  })
})

test.each([
  'ZIP;Street;City;State;First Name;Last Name\r\n60540;101 Elm St;Naperville;IL;Dana;Reed',
  'Postal code\tAddress line 1\tTown\tState\tGiven name\tSurname\n60540\t101 Elm St\tNaperville\tIL\tDana\tReed',
  '\uFEFF"zip","street1","city","state","first_name","last_name"\r"60540","101 Elm St","Naperville","IL","Dana","Reed"',
])('named columns stand in any order: %j', (text) => {
  expect(readAddresses(text).records.map(({ address }) => address)).toMatchObject([
    { firstName: 'Dana', lastName: 'Reed', street1: '101 Elm St', city: 'Naperville', state: 'IL', zip: '60540' },
  ])
})

test('a quoted cell may hold quotes and line breaks, and lines are counted as an editor counts them', () => {
  const { records } = readAddresses('street,zip,notes\n1 A St,60540,"Ring ""Dana""\nthen wait"\n\n2 B St,60541,')
  expect(records.map(({ line }) => line)).toEqual([2, 5])
  expect(records[0]?.address.deliveryNotes).toBe('Ring "Dana"\nthen wait')
})

test('an unclosed quote does not swallow other lines', () => {
  const { records } = readAddresses('street,zip\n"1 A St,60540\n2 B St,60541')
  expect(records.map(({ raw }) => raw)).toEqual(['"1 A St,60540', '2 B St,60541'])
})

test('the rest of a list is the typed text with its column names', () => {
  const { header, records } = readAddresses('street,zip,color\n1 A St,60540,red\n2 B St,nowhere,"blue, dark"')
  expect(addressListText(header, records.slice(1))).toBe('street,zip,color\n2 B St,nowhere,"blue, dark"')
  expect(addressListText('', records.slice(1))).toBe('2 B St,nowhere,"blue, dark"')
})

test('of two doors of one house the cart goes to its own', () => {
  const door = (street2: string | null) => ({ street1: '1 A St', street2, zip: '60540' })
  const book = [door('Apt 1'), door('Apt 2')]
  const cart = (street2: string | null) => ({ shippingAddress: door(street2) as never })
  expect(findChosenAddress(book, cart('Apt 2'))).toBe(book[1])
  expect(findChosenAddress(book, { shippingAddress: null })).toBeUndefined()
})
