import { dana } from '@tessera/testing/dana'
import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries, type Entry } from '../entry.ts'
import { password } from '../the-people.ts'

const theirAddress = async ({ addressOf }: RefusalWorld, name: string): Promise<[object, object]> => [
  { query: { [name]: addressOf.eve } },
  { query: { [name]: 'nobodys' } },
]

/** A user of another account, and one that doesn't exist. */
const theirEmail: Entry['foreign'] = async ({ eve }) => [
  { query: { email: eve.email } },
  { query: { email: 'nobody@nowhere.test' } },
]

const wish = { type: 'Retail', firstName: 'New', lastName: 'One', password }

export const peopleEntries: Entries = {
  'Address.getAddresses': { right: () => ({ query: { PageSize: '5', Shipping: 'true' } }), foreign: callerOnly },
  'Address.getAddressById': {
    right: ({ addressOf }) => ({ query: { addressID: addressOf.ada } }),
    foreign: (world) => theirAddress(world, 'addressID'),
  },
  'Address.addAddress': { right: () => ({ body: { ...dana, isShipping: true } }), foreign: callerOnly },
  'Address.updateAddress': {
    right: ({ addressOf }) => ({ body: { id: addressOf.ada, firstName: 'Dana' } }),
    foreign: async ({ addressOf }) => [
      { body: { id: addressOf.eve, firstName: 'Stolen' } },
      { body: { id: 'nobodys', firstName: 'Stolen' } },
    ],
  },
  'Address.deleteAddress': {
    right: async ({ as, ada }) => ({ query: { addressId: (await as(ada.session).Address.addAddress(dana)).id } }),
    foreign: (world) => theirAddress(world, 'addressId'),
  },
  'Address.getAddressUses': { right: () => ({}), foreign: callerOnly },
  'Address.importAddresses': { right: () => ({ body: { lines: [dana], isCheck: true } }), foreign: callerOnly },
  'User.createCustomer': {
    right: ({ newEmail }) => ({ body: { ...wish, email: newEmail() } }),
    foreign: async ({ eve, newEmail }) => [
      { body: { ...wish, email: eve.email } },
      { body: { ...wish, email: newEmail() } },
    ],
  },
  'User.GetPersonalData': { right: () => ({}), foreign: callerOnly },
  'User.ChangePersonalData': { right: () => ({ body: { firstName: 'Ada' } }), foreign: callerOnly },
  'User.CreateNewUser': {
    right: ({ newEmail }) => ({ body: { email: newEmail(), firstName: 'New', lastName: 'One', rights: [] } }),
    foreign: 'a manager may know whether an address is taken (RELIABILITY 6.4)',
  },
  'User.GetCustomerUserList': { right: () => ({}), foreign: callerOnly },
  'User.UpdateCustomerData': { right: () => ({ body: { name: 'Mason Tile' } }), foreign: callerOnly },
  'User.DeleteUser': {
    right: async ({ invited }) => ({ query: { email: await invited() } }),
    foreign: theirEmail,
  },
  'User.LockUser': { right: async ({ invited }) => ({ query: { email: await invited() } }), foreign: theirEmail },
  'User.UnlockUser': { right: async ({ invited }) => ({ query: { email: await invited() } }), foreign: theirEmail },
  'User.IsPhoneAlreadyExist': {
    right: () => ({ body: { phone: '312-555-0142' } }),
    foreign: async ({ as, eve }) => {
      await as(eve.session).User.ChangePersonalData({ phone: '312-555-0143' })
      return [{ body: { phone: '312-555-0143' } }, { body: { phone: '312-555-0144' } }]
    },
  },
  'User.IsEmailAlreadyExist': {
    right: ({ newEmail }) => ({ body: { email: newEmail() } }),
    foreign: async ({ eve }) => [{ body: { email: eve.email } }, { body: { email: 'nobody@nowhere.test' } }],
  },
  'User.DeleteMeCreditCardForAllUser': { right: () => ({ query: { page: '1', pageSize: '10' } }), foreign: callerOnly },
}
