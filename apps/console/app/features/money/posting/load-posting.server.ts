import { randomUUID } from 'node:crypto'
import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { refusalOf } from '../../../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../../../session/read-staff-call.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import { type OpenDocument, readKind } from './posting-form.ts'

/** The open documents of a customer, the oldest debt first, and the credit that is to be applied. */
export async function loadPosting(staff: Staff, customerNumber: string, query: URLSearchParams) {
  if (!mayUse(staff, moneyCalls.postDocument)) throw refusalOf('Auth.InsufficientRoles', moneyCalls.postDocument)
  const kind = readKind(query.get('kind'))
  const [ledger, { items, totalCount }] = await Promise.all([
    readStaffCall(staff, moneyCalls.getLedger, (operator, options) => operator.GetLedger({ customerNumber }, options)),
    readStaffCall(staff, moneyCalls.listDocuments, (operator, options) =>
      operator.ListDocuments({ view: 'open', customerNumber }, options),
    ),
  ])
  const chosen = query.get('document')
  const isListed = items.some(({ documentId }) => documentId === chosen)
  const more = chosen && !isListed ? [rowOf(await readDocument(staff, chosen))] : []
  const credit = kind === 'apply' ? await readDocument(staff, query.get('credit') ?? '') : null
  return {
    kind,
    credit,
    chosen,
    customerNumber,
    customer: ledger.customer,
    balanceCents: ledger.balanceCents,
    documents: [...more, ...items],
    leftOut: totalCount - items.length,
    postingKey: randomUUID(),
  }
}

export type PostingPage = Awaited<ReturnType<typeof loadPosting>>

const readDocument = (staff: Staff, documentId: string): Promise<StaffDocument> =>
  readStaffCall(staff, moneyCalls.getDocument, (operator, options) => operator.GetDocument({ documentId }, options))

const rowOf = ({ document, customer, customerNumber, reference, remindedAt }: StaffDocument): OpenDocument => ({
  ...document,
  customer,
  customerNumber,
  reference,
  remindedAt,
})
