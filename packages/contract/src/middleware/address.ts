import { readOnly } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { choice, count, many, maybeWords, words, yes } from './fields.ts'
import { call, type Limit } from './kit.ts'

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

/** A shipping or billing address: US only. */
export const Place = model('Place', { ...place, country: readOnly(words(2)) })

const saved = {
  ...place,
  /** The owner's name for it: 'Elm Street job'. */
  nickname: maybeWords(60),
  /** The contact on site, with a phone number. */
  siteContact: maybeWords(100),
  /** For the driver: gate code, truck limits. */
  deliveryNotes: maybeWords(300),
  isShipping: yes(),
  isBilling: yes(),
  isDefault: yes(),
}
const NewAddress = model('NewAddress', saved)
const AddressChange = model('AddressChange', { id: words(100), ...saved })
export const SavedAddress = model('SavedAddress', { id: words(100), ...saved, country: words(2) })
const SavedAddresses = model('SavedAddresses', { total: count(), addresses: many(SavedAddress) })

/** Maximum length of any cell; stricter limits are reported line by line. */
const cell = () => maybeWords(2000)
const AddressLine = model('AddressLine', {
  firstName: cell(),
  lastName: cell(),
  company: cell(),
  street1: cell(),
  street2: cell(),
  city: cell(),
  state: cell(),
  zip: cell(),
  phone: cell(),
  nickname: cell(),
  deliveryNotes: cell(),
  siteContact: cell(),
})
const AddressImport = model('AddressImport', {
  lines: many(AddressLine),
  /** Only checks, without adding to the address book. */
  isCheck: yes(),
})
const LineProblem = model('AddressLineProblem', { field: words(40), message: words(300) })
const ImportedLine = model('ImportedAddressLine', {
  /** Known: already in the address book, not added again. */
  state: choice(['right', 'added', 'known', 'wrong'] as const),
  problems: many(LineProblem),
})
/** One result per line, in the same order. */
const AddressImportAnswer = model('AddressImportAnswer', { added: count(), lines: many(ImportedLine) })

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

const AddressUse = model('AddressUse', { id: words(100), lastUsedOn: words(10), isInOpenOrder: yes() })
/** Addresses without orders are left out. */
const AddressUses = model('AddressUses', { uses: many(AddressUse) })

const importing: Limit = { name: 'address-import', hits: 60, seconds: 600 }

/** Not in the specification: use dates and bulk import of job sites. */
export const addressMoreCalls = {
  getAddressUses: call({
    id: 'AddressMore.getAddressUses',
    verb: 'GET',
    path: '/api/address/getAddressUses',
    summary: 'When an order last went to each address of the book, and whether one is on its way there.',
    access: 'customer',
    reply: AddressUses,
  }),
  importAddresses: call({
    id: 'AddressMore.importAddresses',
    verb: 'POST',
    path: '/api/address/importAddresses',
    summary: 'Looks at up to 100 addresses, or puts those that are right into the book; each line has its own answer.',
    access: 'customer',
    limit: importing,
    body: AddressImport,
    reply: AddressImportAnswer,
  }),
}
