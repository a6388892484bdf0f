import { flag, listOf, measure, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import {
  cents,
  count,
  maybeCents,
  maybeCount,
  requiredEmbed,
  requiredList,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { layingPatterns, surfaces } from '../projects/models.ts'

export const sheetStates = ['draft', 'shared', 'viewed', 'commented', 'approved', 'converted', 'archived'] as const
export type SheetState = (typeof sheetStates)[number]
/** Prices that the client sees: none, or client prices. The account's cost is never shown. */
export const priceViews = ['none', 'client'] as const

const SheetRow = model('SheetRow', {
  selectionSheetId: requiredText(40),
  name: requiredText(120),
  clientName: text(120),
  projectId: text(40),
  origin: requiredOneOf(['customer', 'store'] as const),
  rooms: count(),
  items: count(),
  status: requiredOneOf(sheetStates),
  statusText: requiredText(200),
  version: count(),
  isSigned: flag(),
  sharedUntil: text(40),
  lastViewedAt: text(40),
  updatedAt: requiredText(40),
  createdBy: requiredText(200),
})
export const SelectionSheets = pageOf('SelectionSheets', SheetRow)

/** Product fields that anyone may see. */
export const shownProductFields = {
  sku: requiredText(40),
  name: requiredText(200),
  product_url: requiredText(300),
  sku_image_url: requiredText(300),
  altText: requiredText(300),
  size: text(60),
  finish: text(60),
  isGone: flag(),
}
export const placementFields = {
  surface: requiredOneOf(surfaces),
  pattern: oneOf(layingPatterns),
  grout: text(100),
  trim: text(100),
  areaSqft: measure(),
  notes: text(1000),
}
const SheetAlternate = model('SheetAlternate', {
  id: requiredText(36),
  ...shownProductFields,
  boxes: count(),
  purchaseUnit: requiredText(20),
  note: text(500),
  costCents: cents(),
  clientPriceCents: cents(),
  ownClientPriceCents: maybeCents(),
})
const SheetItem = model('SheetItem', {
  id: requiredText(36),
  ...shownProductFields,
  ...placementFields,
  boxes: count(),
  purchaseUnit: requiredText(20),
  /** The account's cost for all boxes, and the client's price. */
  costCents: cents(),
  clientPriceCents: cents(),
  /** Manually set client price. */
  ownClientPriceCents: maybeCents(),
  alternates: requiredList(SheetAlternate),
  /** The chosen alternate; null for the item itself. */
  chosenAlternateId: text(36),
})
const SheetRoom = model('SheetRoom', {
  id: requiredText(36),
  name: requiredText(100),
  areaSqft: measure(),
  allowanceCents: maybeCents(),
  clientTotalCents: cents(),
  items: requiredList(SheetItem),
})
export const SheetComment = model('SheetComment', {
  id: requiredText(36),
  at: requiredText(40),
  from: requiredOneOf(['client', 'customer', 'store'] as const),
  author: requiredText(200),
  itemId: text(36),
  message: requiredText(2000),
})
export const SheetSignature = model('SheetSignature', {
  version: count(),
  name: requiredText(120),
  /** An SVG path in a 600 by 200 box; null if the name was typed. */
  strokes: text(20_000),
  signedAt: requiredText(40),
  isVoid: flag(),
  voidReason: text(200),
})
const SheetShare = model('SheetShare', {
  id: requiredText(36),
  createdAt: requiredText(40),
  expiresAt: requiredText(40),
  isLive: flag(),
  views: count(),
  lastViewedAt: text(40),
})
const SheetVersionRow = model('SheetVersionRow', {
  version: count(),
  at: requiredText(40),
  isSigned: flag(),
  isCurrent: flag(),
})

export const SheetDetail = model('SheetDetail', {
  selectionSheetId: requiredText(40),
  name: requiredText(120),
  clientName: text(120),
  clientEmail: text(100),
  projectId: text(40),
  origin: requiredOneOf(['customer', 'store'] as const),
  status: requiredOneOf(sheetStates),
  statusText: requiredText(200),
  version: count(),
  /** Every write sends the revision it is based on. */
  revision: count(),
  priceView: requiredOneOf(priceViews),
  markupPercent: measure(),
  notes: text(4000),
  /** False for a store's sheet, which can be read, commented and copied. */
  canEdit: flag(),
  rooms: requiredList(SheetRoom),
  costCents: cents(),
  clientTotalCents: cents(),
  comments: requiredList(SheetComment),
  signatures: requiredList(SheetSignature),
  shares: requiredList(SheetShare),
  versions: requiredList(SheetVersionRow),
  createdBy: requiredText(200),
  createdAt: requiredText(40),
  updatedAt: requiredText(40),
  updatedBy: requiredText(200),
})

const AlternateInput = model('AlternateChange', {
  id: text(36),
  sku: requiredText(40),
  boxes: maybeCount(),
  note: text(500),
  ownClientPriceCents: maybeCents(),
})
const ItemInput = model('SheetItemChange', {
  id: text(36),
  sku: requiredText(40),
  surface: oneOf(surfaces),
  pattern: oneOf(layingPatterns),
  grout: text(100),
  trim: text(100),
  areaSqft: measure(),
  boxes: maybeCount(),
  notes: text(1000),
  ownClientPriceCents: maybeCents(),
  chosenAlternateId: text(36),
  alternates: listOf(AlternateInput),
})
const RoomInput = model('SheetRoomChange', {
  id: text(36),
  name: requiredText(100),
  areaSqft: measure(),
  allowanceCents: maybeCents(),
  items: requiredList(ItemInput),
})
export const SheetChange = model('SheetChange', {
  selectionSheetId: requiredText(40),
  revision: count(),
  name: text(120),
  clientName: text(120),
  clientEmail: text(100),
  priceView: oneOf(priceViews),
  markupPercent: measure(),
  notes: text(4000),
  /** The full list, if sent. */
  rooms: listOf(RoomInput),
})
export const NewSheet = model('NewSheet', {
  projectId: text(40),
  name: text(120),
  clientName: text(120),
  clientEmail: text(100),
})

export const SheetToShare = model('SheetToShare', {
  selectionSheetId: requiredText(40),
  /** Lifetime of the link: 1 to 90 days, 30 by default. */
  days: maybeCount(),
  /** Recipient of the link; null if it is shared in another way. */
  email: text(100),
  message: text(1000),
})
export const SharedSheet = model('SharedSheet', {
  /** Returned once; only a hash is stored. */
  token: requiredText(200),
  url: requiredText(300),
  expiresAt: requiredText(40),
  sheet: requiredEmbed(SheetDetail),
})
export const ShareToEnd = model('ShareToEnd', { selectionSheetId: requiredText(40), shareId: requiredText(36) })
export const NewSheetComment = model('NewSheetComment', {
  selectionSheetId: requiredText(40),
  itemId: text(36),
  message: requiredText(2000),
})
export const NamedSheet = model('NamedSheet', { selectionSheetId: requiredText(40) })
export const SheetArchiving = model('SheetArchiving', {
  selectionSheetId: requiredText(40),
  revision: count(),
  isArchived: flag(),
})
export const SheetCart = model('SheetCart', {
  items: requiredList(model('SheetCartItem', { sku: requiredText(40), quantity: count(), room: text(100) })),
  left: requiredList(requiredText(300)),
})
