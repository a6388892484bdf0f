import { embed, listOf, oneOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { exportFormats, filterKeys } from '../shop/constants.ts'
import { requiredList, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, limits, myAccountPath } from './kit.ts'
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

const FilterValue = model('FilterValue', { value: requiredText(100), label: requiredText(200) })
const ListFilter = model('ListFilter', {
  key: requiredOneOf(filterKeys),
  label: requiredText(60),
  /** A choice of values, a period (days, year, or two days separated by ..), or free text. */
  kind: requiredOneOf(['choice', 'period', 'text'] as const),
  values: requiredList(FilterValue),
})
const SavedFilter = model('SavedFilter', { name: requiredText(60), query: requiredText(500) })
const DocumentFilters = model('DocumentFilters', {
  documentTypeId: requiredText(40),
  filters: requiredList(ListFilter),
  sorts: requiredList(requiredText(40)),
  /** Formats in the export menu. */
  exports: requiredList(requiredOneOf(exportFormats)),
  /** The caller's saved filters. */
  saved: requiredList(SavedFilter),
})
const DocumentPartners = model('DocumentPartners', {
  documentTypeId: requiredText(40),
  documentId: requiredText(40),
  partners: requiredList(Partner),
})
export const DownloadRequest = model('DownloadWish', {
  kind: requiredOneOf([...documentKinds, ...listKinds] as const),
  /** Document numbers; several are returned as one ZIP. */
  ids: listOf(requiredText(60)),
  format: oneOf(exportFormats),
  /** For a list: its filters and order; all pages are exported. */
  query: embed(DocumentQuery),
})

export const myDocumentCalls = {
  getDocumentHeaderPartner: defineCall({
    id: 'MyAccount.GetDocumentHeaderPartner',
    verb: 'GET',
    path: myAccountPath('GetDocumentHeaderPartner'),
    summary: 'Sold-to, ship-to, bill-to and payer of one document.',
    access: 'customer',
    query: ['documentTypeId', 'documentId'],
    reply: DocumentPartners,
  }),
  downloadDoc: defineCall({
    id: 'MyAccount.DownloadDoc',
    verb: 'POST',
    path: myAccountPath('DownloadDoc'),
    summary: 'Documents as PDF, several as ZIP; lists as CSV, and other formats where the shop offers them.',
    access: 'customer',
    limit: limits.download,
    body: DownloadRequest,
    isFile: true,
  }),
  getDocumentFilters: defineCall({
    id: 'MyAccount.GetDocumentFilters',
    verb: 'GET',
    path: myAccountPath('GetDocumentFilters'),
    summary: 'What a list can be narrowed by: orders, quotes, selection sheets (by name), or the invoices of a type.',
    access: 'customer',
    query: ['documentTypeId'],
    reply: DocumentFilters,
  }),
}
