import { flag, readOnly, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, requiredList, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, type RateLimit } from './kit.ts'

const addressFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  company: text(100),
  street1: requiredText(100),
  street2: text(100),
  city: requiredText(100),
  state: requiredText(2),
  zip: requiredText(10),
  phone: text(30),
}

/** A shipping or billing address: US only. */
export const PostalAddress = model('Place', { ...addressFields, country: readOnly(requiredText(2)) })

const savedFields = {
  ...addressFields,
  /** The owner's name for it: 'Elm Street job'. */
  nickname: text(60),
  /** The contact on site, with a phone number. */
  siteContact: text(100),
  /** For the driver: gate code, truck limits. */
  deliveryNotes: text(300),
  isShipping: flag(),
  isBilling: flag(),
  isDefault: flag(),
}
const NewAddress = model('NewAddress', savedFields)
const AddressChange = model('AddressChange', { id: requiredText(100), ...savedFields })
export const SavedAddress = model('SavedAddress', { id: requiredText(100), ...savedFields, country: requiredText(2) })
const SavedAddresses = model('SavedAddresses', { total: count(), addresses: requiredList(SavedAddress) })

/** Maximum length of any cell; stricter limits are reported line by line. */
const longText = () => text(2000)
const AddressLine = model('AddressLine', {
  firstName: longText(),
  lastName: longText(),
  company: longText(),
  street1: longText(),
  street2: longText(),
  city: longText(),
  state: longText(),
  zip: longText(),
  phone: longText(),
  nickname: longText(),
  deliveryNotes: longText(),
  siteContact: longText(),
})
const AddressImport = model('AddressImport', {
  lines: requiredList(AddressLine),
  /** Only checks, without adding to the address book. */
  isCheck: flag(),
})
const LineProblem = model('AddressLineProblem', { field: requiredText(40), message: requiredText(300) })
const ImportedLine = model('ImportedAddressLine', {
  /** Known: already in the address book, not added again. */
  state: requiredOneOf(['right', 'added', 'known', 'wrong'] as const),
  problems: requiredList(LineProblem),
})
/** One result per line, in the same order. */
const AddressImportAnswer = model('AddressImportAnswer', { added: count(), lines: requiredList(ImportedLine) })

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
    summary: 'Changes what is sent of an address.',
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
}

const AddressUse = model('AddressUse', { id: requiredText(100), lastUsedOn: requiredText(10), isInOpenOrder: flag() })
/** Addresses without orders are left out. */
const AddressUses = model('AddressUses', { uses: requiredList(AddressUse) })

const importLimit: RateLimit = { name: 'address-import', hits: 60, seconds: 600 }

/** Not in the specification: use dates and bulk import of job sites. */
export const addressBookCalls = {
  getAddressUses: defineCall({
    id: 'AddressMore.getAddressUses',
    verb: 'GET',
    path: '/api/address/getAddressUses',
    summary: 'When an order last went to each address of the book, and whether one is on its way there.',
    access: 'customer',
    reply: AddressUses,
  }),
  importAddresses: defineCall({
    id: 'AddressMore.importAddresses',
    verb: 'POST',
    path: '/api/address/importAddresses',
    summary: 'Looks at up to 100 addresses, or puts those that are right into the book; each line has its own answer.',
    access: 'customer',
    limit: importLimit,
    body: AddressImport,
    reply: AddressImportAnswer,
  }),
}
