import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import {
  cents,
  choice,
  count,
  many,
  maybeAmount,
  maybeCents,
  maybeChoice,
  maybeCount,
  maybeOne,
  maybeWords,
  one,
  words,
  yes,
} from './fields.ts'
import { pageOf } from './my-account-lists.ts'
import { layingPatterns, surfaces } from './project-models.ts'

export const sheetStates = ['draft', 'shared', 'viewed', 'commented', 'approved', 'converted', 'archived'] as const
export type SheetState = (typeof sheetStates)[number]
/** Prices that the client sees: none, or client prices. The account's cost is never shown. */
export const priceViews = ['none', 'client'] as const

const SheetRow = model('SheetRow', {
  selectionSheetId: words(40),
  name: words(120),
  clientName: maybeWords(120),
  projectId: maybeWords(40),
  origin: choice(['customer', 'store'] as const),
  rooms: count(),
  items: count(),
  status: choice(sheetStates),
  statusText: words(200),
  version: count(),
  isSigned: yes(),
  sharedUntil: maybeWords(40),
  lastViewedAt: maybeWords(40),
  updatedAt: words(40),
  createdBy: words(200),
})
export const SelectionSheets = pageOf('SelectionSheets', SheetRow)

/** Product fields that anyone may see. */
const shown = {
  sku: words(40),
  name: words(200),
  product_url: words(300),
  sku_image_url: words(300),
  altText: words(300),
  size: maybeWords(60),
  finish: maybeWords(60),
  isGone: yes(),
}
const placed = {
  surface: choice(surfaces),
  pattern: maybeChoice(layingPatterns),
  grout: maybeWords(100),
  trim: maybeWords(100),
  areaSqft: maybeAmount(),
  notes: maybeWords(1000),
}
const SheetAlternate = model('SheetAlternate', {
  id: words(36),
  ...shown,
  boxes: count(),
  purchaseUnit: words(20),
  note: maybeWords(500),
  costCents: cents(),
  clientPriceCents: cents(),
  ownClientPriceCents: maybeCents(),
})
const SheetItem = model('SheetItem', {
  id: words(36),
  ...shown,
  ...placed,
  boxes: count(),
  purchaseUnit: words(20),
  /** The account's cost for all boxes, and the client's price. */
  costCents: cents(),
  clientPriceCents: cents(),
  /** Manually set client price. */
  ownClientPriceCents: maybeCents(),
  alternates: many(SheetAlternate),
  /** The chosen alternate; null for the item itself. */
  chosenAlternateId: maybeWords(36),
})
const SheetRoom = model('SheetRoom', {
  id: words(36),
  name: words(100),
  areaSqft: maybeAmount(),
  allowanceCents: maybeCents(),
  clientTotalCents: cents(),
  items: many(SheetItem),
})
const SheetComment = model('SheetComment', {
  id: words(36),
  at: words(40),
  from: choice(['client', 'customer', 'store'] as const),
  author: words(200),
  itemId: maybeWords(36),
  message: words(2000),
})
const SheetSignature = model('SheetSignature', {
  version: count(),
  name: words(120),
  /** An SVG path in a 600 by 200 box; null if the name was typed. */
  strokes: maybeWords(20_000),
  signedAt: words(40),
  isVoid: yes(),
  voidReason: maybeWords(200),
})
const SheetShare = model('SheetShare', {
  id: words(36),
  createdAt: words(40),
  expiresAt: words(40),
  isLive: yes(),
  views: count(),
  lastViewedAt: maybeWords(40),
})
const SheetVersionRow = model('SheetVersionRow', { version: count(), at: words(40), isSigned: yes(), isCurrent: yes() })

export const SheetDetail = model('SheetDetail', {
  selectionSheetId: words(40),
  name: words(120),
  clientName: maybeWords(120),
  clientEmail: maybeWords(100),
  projectId: maybeWords(40),
  origin: choice(['customer', 'store'] as const),
  status: choice(sheetStates),
  statusText: words(200),
  version: count(),
  /** Every write sends the revision it is based on. */
  revision: count(),
  priceView: choice(priceViews),
  markupPercent: maybeAmount(),
  notes: maybeWords(4000),
  /** False for a store's sheet, which can be read, commented and copied. */
  canEdit: yes(),
  rooms: many(SheetRoom),
  costCents: cents(),
  clientTotalCents: cents(),
  comments: many(SheetComment),
  signatures: many(SheetSignature),
  shares: many(SheetShare),
  versions: many(SheetVersionRow),
  createdBy: words(200),
  createdAt: words(40),
  updatedAt: words(40),
  updatedBy: words(200),
})

const AlternateInput = model('AlternateChange', {
  id: maybeWords(36),
  sku: words(40),
  boxes: maybeCount(),
  note: maybeWords(500),
  ownClientPriceCents: maybeCents(),
})
const ItemInput = model('SheetItemChange', {
  id: maybeWords(36),
  sku: words(40),
  surface: maybeChoice(surfaces),
  pattern: maybeChoice(layingPatterns),
  grout: maybeWords(100),
  trim: maybeWords(100),
  areaSqft: maybeAmount(),
  boxes: maybeCount(),
  notes: maybeWords(1000),
  ownClientPriceCents: maybeCents(),
  chosenAlternateId: maybeWords(36),
  alternates: listOf(AlternateInput),
})
const RoomInput = model('SheetRoomChange', {
  id: maybeWords(36),
  name: words(100),
  areaSqft: maybeAmount(),
  allowanceCents: maybeCents(),
  items: many(ItemInput),
})
export const SheetChange = model('SheetChange', {
  selectionSheetId: words(40),
  revision: count(),
  name: maybeWords(120),
  clientName: maybeWords(120),
  clientEmail: maybeWords(100),
  priceView: maybeChoice(priceViews),
  markupPercent: maybeAmount(),
  notes: maybeWords(4000),
  /** The full list, if sent. */
  rooms: listOf(RoomInput),
})
export const NewSheet = model('NewSheet', {
  projectId: maybeWords(40),
  name: maybeWords(120),
  clientName: maybeWords(120),
  clientEmail: maybeWords(100),
})

/** The client's view: a separate model without any field for the account's cost. */
const ClientAlternate = model('ClientAlternate', {
  id: words(36),
  ...shown,
  note: maybeWords(500),
  priceCents: maybeCents(),
})
const ClientItem = model('ClientItem', {
  id: words(36),
  ...shown,
  ...placed,
  priceCents: maybeCents(),
  alternates: many(ClientAlternate),
  chosenAlternateId: maybeWords(36),
})
const ClientRoom = model('ClientRoom', {
  id: words(36),
  name: words(100),
  areaSqft: maybeAmount(),
  allowanceCents: maybeCents(),
  /** Used part of the allowance, by the current choices. */
  usedCents: maybeCents(),
  items: many(ClientItem),
})
export const ClientSheet = model('ClientSheet', {
  selectionSheetId: words(40),
  name: words(120),
  clientName: maybeWords(120),
  /** The company that shares it. */
  company: words(200),
  sharedBy: words(200),
  status: choice(sheetStates),
  version: count(),
  revision: count(),
  expiresAt: words(40),
  hasPrices: yes(),
  rooms: many(ClientRoom),
  totalCents: maybeCents(),
  comments: many(SheetComment),
  signature: maybeOne(SheetSignature),
  /** An earlier version was signed; that signature is no longer valid. */
  isSupersededSignature: yes(),
})
/** A snapshot of a version as signed. */
export const SheetVersion = model('SheetVersion', {
  selectionSheetId: words(40),
  version: count(),
  at: words(40),
  sheet: one(ClientSheet),
})
