import { defineCall, type RateLimit } from '../kit.ts'
import {
  AddressChange,
  AddressImport,
  AddressImportAnswer,
  AddressUses,
  NewAddress,
  SavedAddress,
  SavedAddresses,
} from './models.ts'

const importLimit: RateLimit = { name: 'address-import', hits: 60, seconds: 600 }

export const addressCalls = {
  getAddresses: defineCall({
    id: 'Address.getAddresses',
    verb: 'GET',
    path: '/api/address/getAddresses',
    summary: 'The address book; Shipping and Billing narrow it, PageSize -1 gives all.',
    access: 'customer',
    query: ['PageSize', 'Shipping', 'Billing'],
    reply: SavedAddresses,
  }),
  getAddressById: defineCall({
    id: 'Address.getAddressById',
    verb: 'GET',
    path: '/api/address/getAddressById',
    summary: 'One address of the book.',
    access: 'customer',
    query: ['addressID'],
    reply: SavedAddress,
  }),
  addAddress: defineCall({
    id: 'Address.addAddress',
    verb: 'POST',
    path: '/api/address/addAddress',
    summary: 'Puts an address into the book.',
    access: 'customer',
    body: NewAddress,
    reply: SavedAddress,
  }),
  updateAddress: defineCall({
    id: 'Address.updateAddress',
    verb: 'PATCH',
    path: '/api/address/updateAddress',
    summary: 'Updates the fields sent of an address.',
    access: 'customer',
    body: AddressChange,
    reply: SavedAddress,
  }),
  deleteAddress: defineCall({
    id: 'Address.deleteAddress',
    verb: 'DELETE',
    path: '/api/address/deleteAddress',
    summary: 'Takes an address out of the book; orders keep theirs.',
    access: 'customer',
    query: ['addressId'],
  }),
  getAddressUses: defineCall({
    id: 'Address.getAddressUses',
    verb: 'GET',
    path: '/api/address/getAddressUses',
    summary: 'Gets the last order date of each address, and whether an order is on its way there.',
    isAddition: true,
    access: 'customer',
    reply: AddressUses,
  }),
  importAddresses: defineCall({
    id: 'Address.importAddresses',
    verb: 'POST',
    path: '/api/address/importAddresses',
    summary: 'Looks at up to 100 addresses, or puts those that are right into the book; each line has its own answer.',
    isAddition: true,
    access: 'customer',
    limit: importLimit,
    body: AddressImport,
    reply: AddressImportAnswer,
  }),
}
