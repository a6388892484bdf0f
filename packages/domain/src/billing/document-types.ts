import type { DocumentPrefix } from '@tessera/contract/shop/constants'

/** The book a document is posted to; freight and tax have separate books. */
export type LedgerBook =
  | 'receivable'
  | 'sales'
  | 'freight'
  | 'tax'
  | 'cash'
  | 'returns'
  | 'allowances'
  | 'claims'
  | 'interest'
  | 'opening'
  | 'deposits'
  | 'write-offs'

export interface DocumentType {
  /** The customer-facing name. */
  text: string
  side: 'debit' | 'credit'
  kind: 'charge' | 'payment' | 'credit'
  book: LedgerBook
}

const debitType = (text: string, book: LedgerBook): DocumentType => ({ text, side: 'debit', kind: 'charge', book })
const creditType = (text: string, book: LedgerBook): DocumentType => ({ text, side: 'credit', kind: 'credit', book })

/** The ten document types and our use of them. */
export const documentTypes: Record<DocumentPrefix, DocumentType> = {
  RV: debitType('Invoice', 'sales'),
  DR: debitType('Charge', 'claims'),
  DV: debitType('Finance charge', 'interest'),
  YZ: debitType('Previous balance', 'opening'),
  Z2: debitType('Store charge', 'sales'),
  ZO: debitType('Deposit request', 'deposits'),
  DZ: { text: 'Payment', side: 'credit', kind: 'payment', book: 'cash' },
  DG: creditType('Credit memo', 'allowances'),
  Z3: creditType('Store credit', 'allowances'),
  ZG: creditType('Return credit', 'returns'),
}

export const isCredit = (type: DocumentPrefix): boolean => documentTypes[type].side === 'credit'
export const isPayable = (type: DocumentPrefix): boolean => documentTypes[type].side === 'debit'

/** The words of a line that adds a document to a ledger, or takes it back. */
export const postingText = (type: DocumentPrefix, isReversal: boolean): string =>
  isReversal ? `${documentTypes[type].text} reversed` : documentTypes[type].text
