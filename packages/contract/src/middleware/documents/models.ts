import { embed, listOf, oneOf } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { exportFormats } from '../../shop/constants.ts'
import { requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { DocumentQuery, listKinds } from '../lists/models.ts'
import { OrderPartner } from '../orders/models.ts'

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
export const maxDocuments = 50
export const DocumentPartners = model('DocumentPartners', {
  documentTypeId: requiredText(40),
  documentId: requiredText(40),
  partners: requiredList(OrderPartner),
})
export const DownloadRequest = model('DownloadRequest', {
  kind: requiredOneOf([...documentKinds, ...listKinds] as const),
  /** Document numbers; several are returned as one ZIP. */
  ids: listOf(requiredText(60)),
  format: oneOf(exportFormats),
  /** For a list: its filters and order; all pages are exported. */
  query: embed(DocumentQuery),
})
