import { randomUUID } from 'node:crypto'
import { type BlobStore, BlobsUnavailable } from '@tessera/providers/blobs/blob-store'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse, ShopError } from '../shop-error.ts'
import { findBlobName, referTo } from './blob-reference.ts'

/** Bytes that people upload, in the columns of our tables or in a bucket. */
export interface UploadStore {
  /** Returns the value for the column: the bytes themselves, or a reference to the bucket. */
  keep(bytes: Buffer): Promise<Buffer>
  /** The bytes that a column stands for. */
  read(stored: Buffer): Promise<Buffer>
}

/** Without a store all bytes stay in their columns. */
export const createUploadStore = (db: Queryable, blobs: BlobStore | undefined): UploadStore => ({
  keep: async (bytes) => (blobs ? putBlob(db, blobs, bytes) : bytes),
  read: async (stored) => {
    const name = findBlobName(stored)
    if (!name) return stored
    const bytes = await blobs?.get(name).catch(refuseUnavailable)
    return bytes ?? refuse(blobs ? 'NotFound' : 'Upload.Unavailable')
  },
})

/** The row comes first, so that bytes which no column refers to in the end are found and deleted. */
export async function putBlob(db: Queryable, blobs: BlobStore, bytes: Buffer): Promise<Buffer> {
  const name = `uploads/${randomUUID()}`
  await db.rows(sql`insert into blobs (name) values (${name})`)
  await blobs.put(name, bytes).catch(refuseUnavailable)
  return referTo(name, bytes)
}

function refuseUnavailable(error: unknown): never {
  if (!(error instanceof BlobsUnavailable)) throw error
  const refusal = new ShopError('Upload.Unavailable', { headers: { 'retry-after': '30' } })
  // for the log
  refusal.cause = error
  throw refusal
}
