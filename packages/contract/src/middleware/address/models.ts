import { flag, readOnly, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'

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
export const PostalAddress = model('PostalAddress', { ...addressFields, country: readOnly(requiredText(2)) })

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
export const NewAddress = model('NewAddress', savedFields)
export const AddressChange = model('AddressChange', { id: requiredText(100), ...savedFields })
export const SavedAddress = model('SavedAddress', { id: requiredText(100), ...savedFields, country: requiredText(2) })
export const SavedAddresses = model('SavedAddresses', { total: count(), addresses: requiredList(SavedAddress) })

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
export const AddressImport = model('AddressImport', {
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
export const AddressImportAnswer = model('AddressImportAnswer', { added: count(), lines: requiredList(ImportedLine) })

const AddressUse = model('AddressUse', { id: requiredText(100), lastUsedOn: requiredText(10), isInOpenOrder: flag() })
/** Addresses without orders are left out. */
export const AddressUses = model('AddressUses', { uses: requiredList(AddressUse) })
