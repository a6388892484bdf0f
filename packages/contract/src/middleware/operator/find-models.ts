import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { CustomRole, Role } from '../../platform/roles.ts'
import { requiredList, requiredOneOf, requiredText } from '../fields.ts'

export const foundKinds = ['order', 'account', 'person', 'sku', 'quote', 'invoice'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The roles that find a kind: any one of them, or `FullAccess`. Other tokens get an answer without this kind. */
export const findRoles: Readonly<Record<FoundKind, readonly (Role | CustomRole)[]>> = {
  order: ['OrderAdmin', 'OrderReader'],
  account: ['BuyerAdmin', 'BuyerReader'],
  person: ['BuyerUserAdmin', 'BuyerUserReader'],
  sku: ['ProductAdmin', 'ProductReader'],
  quote: ['OrderAdmin', 'OrderReader'],
  invoice: ['OrderAdmin', 'CreditAdmin'],
}

const FoundItem = model('FoundItem', {
  kind: requiredOneOf(foundKinds),
  /** Number of an order, account, quote or invoice; the SKU; the email address of a person. */
  id: requiredText(100),
  /** The customer it belongs to, and the order it is about; null where there is none. */
  customerNumber: text(40),
  orderNumber: text(40),
  title: requiredText(200),
  /** Tells it from others: customer, PO, amount, email. */
  note: requiredText(300),
  /** The text is its whole number, SKU or email address. */
  isExact: flag(),
})
/** At most six of a kind; exact ones first. */
export const FoundItems = model('FoundItems', { items: requiredList(FoundItem) })
