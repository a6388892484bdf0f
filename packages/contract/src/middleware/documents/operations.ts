import { defineCall, myAccountPath } from '../kit.ts'
import { DocumentPartners, DownloadRequest } from './models.ts'

export const documentCalls = {
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
    body: DownloadRequest,
    isFile: true,
  }),
}
