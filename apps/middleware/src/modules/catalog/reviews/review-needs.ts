import type { Database } from '@tessera/server/database'
import type { Catalogue } from '../feed/catalog.ts'

export interface ReviewNeeds {
  database: Database
  catalogue: Pick<Catalogue, 'find' | 'findBySlug'>
  publicUrl: string
  /** Signs the link under which the shop decides about a review. */
  linkSecret: Buffer
}
