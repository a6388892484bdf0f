import { myDocumentCalls } from '@tessera/contract/middleware/my-account-documents'
import { queryValue } from '@tessera/server/call'
import { customerOf } from '../../../kit/get-customer.ts'
import { handle } from '../../../kit/http/handle.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import { askCall } from './ask-call.ts'
import type { DocumentNeeds } from './document-needs.ts'
import { download } from './download.ts'
import { getFilters } from './get-filters.ts'
import { documentPartners, isBillingType } from './header-partners.ts'
import { savedFilterHandlers } from './saved-filters.ts'

/** Downloads, partners of documents, and filters of lists. */
export const documentHandlers = ({ database, catalogue, readPicture, handlers }: DocumentNeeds) => {
  const ask = askCall(handlers)
  return {
    ...savedFilterHandlers(database),
    ...handle(myDocumentCalls.downloadDoc, (call) =>
      download({ database, catalogue, readPicture, call, customer: customerOf(call), ask }, call.body),
    ),
    ...handle(myDocumentCalls.getDocumentHeaderPartner, async (call) => {
      const documentTypeId = queryValue(call, 'documentTypeId') ?? ''
      const documentId = queryValue(call, 'documentId') ?? ''
      const customer = isBillingType(documentTypeId) ? await billingViewer(database, call) : customerOf(call)
      const partners = await documentPartners(database, customer, documentTypeId, documentId)
      return { documentTypeId, documentId, partners }
    }),
    ...handle(myDocumentCalls.getDocumentFilters, (call) =>
      getFilters(database, call, customerOf(call), queryValue(call, 'documentTypeId') ?? ''),
    ),
  }
}
