import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredList, requiredText } from '../fields.ts'

const SavedView = model('SavedView', {
  id: requiredText(40),
  name: requiredText(40),
  /** The words of the list's address, such as `view=late&search=Ruiz`. */
  words: text(1000),
  /** For everyone of the same company. */
  isShared: flag(),
  isMine: flag(),
  ownerName: requiredText(200),
})
/** By name. */
export const SavedViews = model('SavedViews', { items: requiredList(SavedView) })

export const ViewToSave = model('ViewToSave', {
  /** A view of one’s own that gets these values; without it one with the same name is replaced, or a new one made. */
  id: text(40),
  /** The address of the list within the console, such as `/orders`. */
  list: requiredText(300),
  name: text(40),
  words: text(1000),
  isShared: flag(),
})

/** Numbers of customers' orders by the IDs of the orders to a supplier. */
export const ForwardedNumbers = model('ForwardedNumbers', {
  items: requiredList(model('ForwardedNumber', { orderId: requiredText(100), number: requiredText(40) })),
})

export const ViewToDelete = model('ViewToDelete', { id: requiredText(40) })

const Pin = model('Pin', {
  /** The address within the console, such as `/orders/4500000012` or `/orders?view=late`. */
  href: requiredText(1000),
  label: requiredText(80),
})
/** In the order in which they were pinned. */
export const Pins = model('Pins', { items: requiredList(Pin) })

export const PinToSave = model('PinToSave', { href: requiredText(1000), label: text(80) })

export const PinToDelete = model('PinToDelete', { href: requiredText(1000) })
