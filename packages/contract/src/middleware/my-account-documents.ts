import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { exportFormats, filterKeys } from '../shop/constants.ts'
import { choice, many, maybeChoice, maybeOne, words } from './fields.ts'
import { call, limits, myAccountPath } from './kit.ts'
import { DocumentQuery } from './my-account-lists.ts'
import { Partner } from './my-account-orders.ts'

/** Documents by number, and filtered lists. */
export const documentKinds = [
  'invoice',
  'order',
  /** An order without prices, for clients and crews. */
  'orderCopy',
  'quote',
  /** A quote with a markup, for the client. */
  'proposal',
  'selectionSheet',
  'statement',
  'packingList',
  'receipt',
  /** Material for the installation crew, room by room. */
  'installPack',
] as const
export type DocumentKind = (typeof documentKinds)[number]
export const listKinds = ['orders', 'quotes', 'selectionSheets', 'invoices', 'billingHistory'] as const
export type ListKind = (typeof listKinds)[number]
export const maxDocuments = 50

const FilterValue = model('FilterValue', { value: words(100), label: words(200) })
const ListFilter = model('ListFilter', {
  key: choice(filterKeys),
  label: words(60),
  /** A choice of values, a period (days, year, or two days separated by ..), or free text. */
  kind: choice(['choice', 'period', 'text'] as const),
  values: many(FilterValue),
})
const SavedFilter = model('SavedFilter', { name: words(60), query: words(500) })
const DocumentFilters = model('DocumentFilters', {
  documentTypeId: words(40),
  filters: many(ListFilter),
  sorts: many(words(40)),
  /** Formats in the export menu. */
  exports: many(choice(exportFormats)),
  /** The caller's saved filters. */
  saved: many(SavedFilter),
})
const DocumentPartners = model('DocumentPartners', {
  documentTypeId: words(40),
  documentId: words(40),
  partners: many(Partner),
})
export const DownloadWish = model('DownloadWish', {
  kind: choice([...documentKinds, ...listKinds] as const),
  /** Document numbers; several are returned as one ZIP. */
  ids: listOf(words(60)),
  format: maybeChoice(exportFormats),
  /** For a list: its filters and order; all pages are exported. */
  query: maybeOne(DocumentQuery),
})

export const myDocumentCalls = {
  getDocumentHeaderPartner: call({
    id: 'MyAccount.GetDocumentHeaderPartner',
    verb: 'GET',
    path: myAccountPath('GetDocumentHeaderPartner'),
    summary: 'Sold-to, ship-to, bill-to and payer of one document.',
    access: 'customer',
    query: ['documentTypeId', 'documentId'],
    reply: DocumentPartners,
  }),
  downloadDoc: call({
    id: 'MyAccount.DownloadDoc',
    verb: 'POST',
    path: myAccountPath('DownloadDoc'),
    summary: 'Documents as PDF, several as ZIP; lists as CSV, and other formats where the shop offers them.',
    access: 'customer',
    limit: limits.download,
    body: DownloadWish,
    isFile: true,
  }),
  getDocumentFilters: call({
    id: 'MyAccount.GetDocumentFilters',
    verb: 'GET',
    path: myAccountPath('GetDocumentFilters'),
    summary: 'What a list can be narrowed by: orders, quotes, selection sheets (by name), or the invoices of a type.',
    access: 'customer',
    query: ['documentTypeId'],
    reply: DocumentFilters,
  }),
}
