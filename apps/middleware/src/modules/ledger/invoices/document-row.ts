import type { BillingRow } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix, PaymentTerms } from '@tessera/contract/shop/constants'
import { daysOverdue } from '@tessera/domain/billing/ageing'
import { billingStatusLabel, billingStatusOf } from '@tessera/domain/billing/billing-status'
import { documentTypes, isCredit, isPayable } from '@tessera/domain/billing/document-types'
import { sql } from '@tessera/server/sql'

/** Table row of a document, read as JSON so that amounts are numbers and dates are strings. */
export interface DocumentRow {
  documentId: string
  type: DocumentPrefix
  orderNumber: string | null
  poNumber: string | null
  jobName: string | null
  soldTo: string | null
  shipTo: string | null
  documentOn: string
  dueOn: string | null
  amountCents: number
  openCents: number
  heldCents: number
  disputedCents: number
  terms: PaymentTerms | null
  reversedOn: string | null
}

/** All but the partners. */
export const ownDocumentColumns = sql`d.id as "documentId", d.type, d.sales_document_id as "orderNumber",
  d.po_number as "poNumber", d.job_name as "jobName",
  d.document_on as "documentOn", d.due_on as "dueOn", d.amount_cents as "amountCents", d.open_cents as "openCents",
  d.held_cents as "heldCents", d.disputed_cents as "disputedCents", d.terms,
  d.reversed_on as "reversedOn"`

export const documentColumns = sql`${ownDocumentColumns}, sold.name as "soldTo", ship.name as "shipTo"`

export const documentPartners = sql`left join partners sold on sold.id = d.sold_to
  left join partners ship on ship.id = d.ship_to`

export function documentView(row: DocumentRow, today: string): BillingRow {
  const { terms: _, reversedOn, ...document } = row
  const documentState = { ...document, isCredit: isCredit(row.type), reversedOn }
  return {
    ...document,
    isCredit: documentState.isCredit,
    typeText: documentTypes[row.type].text,
    status: billingStatusOf(documentState, today),
    statusText: billingStatusLabel(documentState, today),
    daysOverdue: row.openCents > 0 ? daysOverdue(row.dueOn, today) : 0,
    canPay: isPayable(row.type) && row.openCents > row.heldCents,
  }
}
