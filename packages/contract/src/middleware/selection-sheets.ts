import { flag, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, maybeCount, requiredEmbed, requiredList, requiredText } from './fields.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'
import { ClientSheet, NewSheet, SheetChange, SheetDetail, SheetVersion } from './sheet-models.ts'

const SheetToShare = model('SheetToShare', {
  selectionSheetId: requiredText(40),
  /** Lifetime of the link: 1 to 90 days, 30 by default. */
  days: maybeCount(),
  /** Recipient of the link; null if it is shared in another way. */
  email: text(100),
  message: text(1000),
})
const SharedSheet = model('SharedSheet', {
  /** Returned once; only a hash is stored. */
  token: requiredText(200),
  url: requiredText(300),
  expiresAt: requiredText(40),
  sheet: requiredEmbed(SheetDetail),
})
const ShareToEnd = model('ShareToEnd', { selectionSheetId: requiredText(40), shareId: requiredText(36) })
const NewSheetComment = model('NewSheetComment', {
  selectionSheetId: requiredText(40),
  itemId: text(36),
  message: requiredText(2000),
})
const NamedSheet = model('NamedSheet', { selectionSheetId: requiredText(40) })
const SheetArchiving = model('SheetArchiving', {
  selectionSheetId: requiredText(40),
  revision: count(),
  isArchived: flag(),
})
const SheetCart = model('SheetCart', {
  items: requiredList(model('SheetCartItem', { sku: requiredText(40), quantity: count(), room: text(100) })),
  left: requiredList(requiredText(300)),
})

/** Not in the specification: creating, sharing and storing selection sheets. */
export const sheetCalls = {
  createSelectionSheet: defineCall({
    id: 'SelectionSheets.CreateSelectionSheet',
    verb: 'POST',
    path: myAccountPath('CreateSelectionSheet'),
    summary: 'A new sheet, empty or with the rooms, items and alternates of a project.',
    access: 'customer',
    limit: limits.users,
    body: NewSheet,
    reply: SheetDetail,
  }),
  saveSelectionSheet: defineCall({
    id: 'SelectionSheets.SaveSelectionSheet',
    verb: 'PUT',
    path: myAccountPath('SaveSelectionSheet'),
    summary: 'Changes a sheet; one that is signed becomes a new version, and its signature is void.',
    access: 'customer',
    body: SheetChange,
    reply: SheetDetail,
  }),
  shareSelectionSheet: defineCall({
    id: 'SelectionSheets.ShareSelectionSheet',
    verb: 'POST',
    path: myAccountPath('ShareSelectionSheet'),
    summary: 'A link that opens the sheet for the client until it ends.',
    access: 'customer',
    limit: limits.users,
    body: SheetToShare,
    reply: SharedSheet,
  }),
  endSheetShare: defineCall({
    id: 'SelectionSheets.EndSheetShare',
    verb: 'POST',
    path: myAccountPath('EndSheetShare'),
    summary: 'Ends a link at once.',
    access: 'customer',
    body: ShareToEnd,
    reply: SheetDetail,
  }),
  commentOnSelectionSheet: defineCall({
    id: 'SelectionSheets.CommentOnSelectionSheet',
    verb: 'POST',
    path: myAccountPath('CommentOnSelectionSheet'),
    summary: 'A comment the client reads too.',
    access: 'customer',
    limit: limits.users,
    body: NewSheetComment,
    reply: SheetDetail,
  }),
  copySelectionSheet: defineCall({
    id: 'SelectionSheets.CopySelectionSheet',
    verb: 'POST',
    path: myAccountPath('CopySelectionSheet'),
    summary: 'A draft of your own with the same rooms and items; the way to change what a store has made.',
    access: 'customer',
    limit: limits.users,
    body: NamedSheet,
    reply: SheetDetail,
  }),
  archiveSelectionSheet: defineCall({
    id: 'SelectionSheets.ArchiveSelectionSheet',
    verb: 'POST',
    path: myAccountPath('ArchiveSelectionSheet'),
    summary: 'Puts a sheet away and ends its links, or takes it out again.',
    access: 'customer',
    body: SheetArchiving,
    reply: SheetDetail,
  }),
  getSelectionSheetVersion: defineCall({
    id: 'SelectionSheets.GetSelectionSheetVersion',
    verb: 'GET',
    path: myAccountPath('GetSelectionSheetVersion'),
    summary: 'A version as it was signed.',
    access: 'customer',
    query: ['selectionSheetId', 'version'],
    reply: SheetVersion,
  }),
  getSelectionSheetCart: defineCall({
    id: 'SelectionSheets.GetSelectionSheetCart',
    verb: 'GET',
    path: myAccountPath('GetSelectionSheetCart'),
    summary: 'What is chosen, as the cart takes it.',
    access: 'customer',
    query: ['selectionSheetId'],
    reply: SheetCart,
  }),
}

/** Clients open a link without signing in: enough for people, too slow for guessing. */
const linkLimit = { name: 'sheet-link', hits: 60, seconds: 60 }
const signLimit = { name: 'sheet-sign', hits: 10, seconds: 60 }
/** Sent in the body, to keep it out of URLs, histories and logs. */
const linkToken = () => requiredText(200)
const OpenLink = model('OpenLink', { token: linkToken() })
const ClientChoice = model('ClientChoice', {
  token: linkToken(),
  revision: count(),
  itemId: requiredText(36),
  /** Null for the item itself. */
  alternateId: text(36),
})
const ClientComment = model('ClientComment', {
  token: linkToken(),
  itemId: text(36),
  author: requiredText(120),
  message: requiredText(2000),
})
const ClientApproval = model('ClientApproval', {
  token: linkToken(),
  /** The revision that was read is the one signed. */
  revision: count(),
  name: requiredText(120),
  /** An SVG path of lines in a 600 by 200 box; null if the name was typed. */
  strokes: text(20_000),
  agrees: flag(),
})

const sharedPath = (name: string) => `/api/selectionsheet/${name}` as const

/** Not in the specification: the client's side of a selection sheet. */
export const sheetLinkCalls = {
  openSheet: defineCall({
    id: 'SheetLinks.OpenSheet',
    verb: 'POST',
    path: sharedPath('OpenSheet'),
    summary: 'The sheet a link opens: never what the account pays, and prices only where they are allowed.',
    access: 'anyone',
    limit: linkLimit,
    body: OpenLink,
    reply: ClientSheet,
  }),
  chooseSheetItem: defineCall({
    id: 'SheetLinks.ChooseSheetItem',
    verb: 'POST',
    path: sharedPath('ChooseSheetItem'),
    summary: 'Chooses among an item and its alternates.',
    access: 'anyone',
    limit: linkLimit,
    body: ClientChoice,
    reply: ClientSheet,
  }),
  commentOnSheet: defineCall({
    id: 'SheetLinks.CommentOnSheet',
    verb: 'POST',
    path: sharedPath('CommentOnSheet'),
    summary: 'A comment of the client.',
    access: 'anyone',
    limit: signLimit,
    body: ClientComment,
    reply: ClientSheet,
  }),
  approveSheet: defineCall({
    id: 'SheetLinks.ApproveSheet',
    verb: 'POST',
    path: sharedPath('ApproveSheet'),
    summary: 'Signs the version that was read; it is kept as it is and locked.',
    access: 'anyone',
    limit: signLimit,
    body: ClientApproval,
    reply: ClientSheet,
  }),
}
