import type { Database } from '@tessera/server/database'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import type { Catalog } from '../feed/catalog.ts'

export interface ReviewNeeds {
  database: Database
  catalog: Pick<Catalog, 'find' | 'findBySlug'>
  publicUrl: string
  uploads: UploadStore
  /** Signs the link under which the shop decides about a review. */
  linkSecret: Buffer
}
