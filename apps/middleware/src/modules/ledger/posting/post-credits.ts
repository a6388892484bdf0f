import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { type NewDocument, type PostedDocument, postDocuments } from './post-documents.ts'

export type CreditType = Extract<DocumentPrefix, 'DG' | 'Z3' | 'ZG'>

/** Money the shop owes the account: a credit memo, a store's promise or returned goods. */
export type NewCredit = Omit<NewDocument, 'type' | 'terms'> & { type: CreditType }

export const postCredits = (db: Queryable, credits: readonly NewCredit[]): Promise<PostedDocument[]> =>
  postDocuments(db, credits)
