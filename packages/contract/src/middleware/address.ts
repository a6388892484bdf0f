import { readOnly } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, many, maybeWords, words, yes } from './fields.ts'
import { call } from './kit.ts'

const place = {
  firstName: words(100),
  lastName: words(100),
  company: maybeWords(100),
  street1: words(100),
  street2: maybeWords(100),
  city: words(100),
  state: words(2),
  zip: words(10),
  phone: maybeWords(30),
}

/** Where something goes, or whom to bill: US only. */
export const Place = model('Place', { ...place, country: readOnly(words(2)) })

const NewAddress = model('NewAddress', { ...place, isShipping: yes(), isBilling: yes(), isDefault: yes() })
const AddressChange = model('AddressChange', {
  id: words(100),
  ...place,
  isShipping: yes(),
  isBilling: yes(),
  isDefault: yes(),
})
export const SavedAddress = model('SavedAddress', {
  id: words(100),
  ...place,
  country: words(2),
  isShipping: yes(),
  isBilling: yes(),
  isDefault: yes(),
})
const SavedAddresses = model('SavedAddresses', { total: count(), addresses: many(SavedAddress) })

export const addressCalls = {
  getAddresses: call({
    id: 'Address.getAddresses',
    verb: 'GET',
    path: '/api/address/getAddresses',
    summary: 'The address book; Shipping and Billing narrow it, PageSize -1 gives all.',
    access: 'customer',
    query: ['PageSize', 'Shipping', 'Billing'],
    reply: SavedAddresses,
  }),
  getAddressById: call({
    id: 'Address.getAddressById',
    verb: 'GET',
    path: '/api/address/getAddressById',
    summary: 'One address of the book.',
    access: 'customer',
    query: ['addressID'],
    reply: SavedAddress,
  }),
  addAddress: call({
    id: 'Address.addAddress',
    verb: 'POST',
    path: '/api/address/addAddress',
    summary: 'Puts an address into the book.',
    access: 'customer',
    body: NewAddress,
    reply: SavedAddress,
  }),
  updateAddress: call({
    id: 'Address.updateAddress',
    verb: 'PATCH',
    path: '/api/address/updateAddress',
    summary: 'Changes what is sent of an address.',
    access: 'customer',
    body: AddressChange,
    reply: SavedAddress,
  }),
  deleteAddress: call({
    id: 'Address.deleteAddress',
    verb: 'DELETE',
    path: '/api/address/deleteAddress',
    summary: 'Takes an address out of the book; orders keep theirs.',
    access: 'customer',
    query: ['addressId'],
  }),
}
