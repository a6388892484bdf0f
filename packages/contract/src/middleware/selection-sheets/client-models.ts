import { embed, flag, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, maybeCents, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { placementFields, SheetComment, SheetSignature, sheetStates, shownProductFields } from './models.ts'

/** The client's view: a separate model without any field for the account's cost. */
const ClientAlternate = model('ClientAlternate', {
  id: requiredText(36),
  ...shownProductFields,
  note: text(500),
  priceCents: maybeCents(),
})
const ClientItem = model('ClientItem', {
  id: requiredText(36),
  ...shownProductFields,
  ...placementFields,
  priceCents: maybeCents(),
  alternates: requiredList(ClientAlternate),
  chosenAlternateId: text(36),
})
const ClientRoom = model('ClientRoom', {
  id: requiredText(36),
  name: requiredText(100),
  areaSqft: measure(),
  allowanceCents: maybeCents(),
  /** Used part of the allowance, by the current choices. */
  usedCents: maybeCents(),
  items: requiredList(ClientItem),
})
export const ClientSheet = model('ClientSheet', {
  selectionSheetId: requiredText(40),
  name: requiredText(120),
  clientName: text(120),
  /** The company that shares it. */
  company: requiredText(200),
  hasLogo: flag(),
  licenseNumber: text(60),
  sharedBy: requiredText(200),
  status: requiredOneOf(sheetStates),
  version: count(),
  revision: count(),
  expiresAt: requiredText(40),
  hasPrices: flag(),
  rooms: requiredList(ClientRoom),
  totalCents: maybeCents(),
  comments: requiredList(SheetComment),
  signature: embed(SheetSignature),
  /** An earlier version was signed; that signature is no longer valid. */
  isSupersededSignature: flag(),
})
/** A snapshot of a version as signed. */
export const SheetVersion = model('SheetVersion', {
  selectionSheetId: requiredText(40),
  version: count(),
  at: requiredText(40),
  sheet: requiredEmbed(ClientSheet),
})

/** Sent in the body, to keep it out of URLs, histories and logs. */
const linkToken = () => requiredText(200)
export const OpenLink = model('OpenLink', { token: linkToken() })
export const ClientChoice = model('ClientChoice', {
  token: linkToken(),
  revision: count(),
  itemId: requiredText(36),
  /** Null for the item itself. */
  alternateId: text(36),
})
export const ClientComment = model('ClientComment', {
  token: linkToken(),
  itemId: text(36),
  author: requiredText(120),
  message: requiredText(2000),
})
export const ClientApproval = model('ClientApproval', {
  token: linkToken(),
  /** The revision that was read is the one signed. */
  revision: count(),
  name: requiredText(120),
  /** An SVG path of lines in a 600 by 200 box; null if the name was typed. */
  strokes: text(20_000),
  agrees: flag(),
})
