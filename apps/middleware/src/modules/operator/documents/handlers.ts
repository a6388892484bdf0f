import { documentCalls } from '@tessera/contract/middleware/documents/operations'
import { listCalls } from '@tessera/contract/middleware/lists/operations'
import { queryValue } from '@tessera/server/call'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import type { DocumentNeeds } from './document-needs.ts'
import { downloadDocuments } from './download-documents.ts'
import { getFilters } from './get-filters.ts'
import { isBillingType, listDocumentPartners } from './list-document-partners.ts'
import { createOperationCaller } from './operation-caller.ts'
import { savedFilterHandlers } from './saved-filters.ts'

/** Downloads, partners of documents, and filters of lists. */
export const documentHandlers = ({ database, catalog, readPicture, handlers }: DocumentNeeds) => {
  const ask = createOperationCaller(handlers)
  return {
    ...savedFilterHandlers(database),
    ...handle(documentCalls.downloadDoc, (call) =>
      downloadDocuments({ database, catalog, readPicture, call, customer: customerOf(call), ask }, call.body),
    ),
    ...handle(documentCalls.getDocumentHeaderPartner, async (call) => {
      const documentTypeId = queryValue(call, 'documentTypeId') ?? ''
      const documentId = queryValue(call, 'documentId') ?? ''
      const customer = isBillingType(documentTypeId) ? await billingViewer(database, call) : customerOf(call)
      const partners = await listDocumentPartners(database, customer, documentTypeId, documentId)
      return { documentTypeId, documentId, partners }
    }),
    ...handle(listCalls.getDocumentFilters, (call) =>
      getFilters(database, call, customerOf(call), queryValue(call, 'documentTypeId') ?? ''),
    ),
  }
}
