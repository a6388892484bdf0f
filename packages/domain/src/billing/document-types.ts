import type { DocumentPrefix } from '@tessera/contract/shop/constants'

/** The book a document is posted to; freight and tax have separate books. */
export type Book =
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
  book: Book
}

const debit = (text: string, book: Book): DocumentType => ({ text, side: 'debit', kind: 'charge', book })
const credit = (text: string, book: Book): DocumentType => ({ text, side: 'credit', kind: 'credit', book })

/** The ten document types and our use of them. */
export const documentTypes: Record<DocumentPrefix, DocumentType> = {
  RV: debit('Invoice', 'sales'),
  DR: debit('Charge', 'claims'),
  DV: debit('Finance charge', 'interest'),
  YZ: debit('Previous balance', 'opening'),
  Z2: debit('Store charge', 'sales'),
  ZO: debit('Deposit request', 'deposits'),
  DZ: { text: 'Payment', side: 'credit', kind: 'payment', book: 'cash' },
  DG: credit('Credit memo', 'allowances'),
  Z3: credit('Store credit', 'allowances'),
  ZG: credit('Return credit', 'returns'),
}

export const isCredit = (type: DocumentPrefix): boolean => documentTypes[type].side === 'credit'
export const isPayable = (type: DocumentPrefix): boolean => documentTypes[type].side === 'debit'
