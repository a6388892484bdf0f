import type { BlobStore } from '@tessera/providers/blobs/blob-store'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { putBlob } from './upload-store.ts'

/** Tables and columns with bytes that people upload. */
const columns: readonly [table: Sql, column: Sql][] = [
  [sql`contact_photos`, sql`bytes`],
  [sql`product_pictures`, sql`bytes`],
  [sql`review_photos`, sql`bytes`],
  [sql`return_photos`, sql`bytes`],
  [sql`project_photos`, sql`bytes`],
  [sql`sales_messages`, sql`photo`],
  [sql`quote_messages`, sql`photo`],
  [sql`certificates`, sql`sealed`],
  [sql`recording_parts`, sql`events`],
]

const rowsAtOnce = 10

interface StoredRow {
  /** Place and version of the row: a row that was changed meanwhile is left alone. */
  place: string
  version: string
  bytes: Buffer
}

/** For a job: moves bytes that were stored before there was a bucket. Returns how many. */
export async function moveBlobs(db: Queryable, blobs: BlobStore): Promise<number> {
  let moved = 0
  for (const [table, column] of columns) moved += await moveColumn(db, blobs, table, column)
  return moved
}

/** Walks the table once. A row that is moved gets a later place, and is a reference by then. */
async function moveColumn(db: Queryable, blobs: BlobStore, table: Sql, column: Sql): Promise<number> {
  let moved = 0
  let last = '(0,0)'
  for (;;) {
    const rows = await db.rows<StoredRow>(sql`
      select ctid::text as place, xmin::text as version, ${column} as bytes from ${table}
      where ctid > ${last}::tid and ${column} is not null and blob_name(${column}) is null
      order by ctid limit ${rowsAtOnce}::int`)
    for (const { place, version, bytes } of rows) {
      const reference = await putBlob(db, blobs, bytes)
      await db.rows(sql`
        update ${table} set ${column} = ${reference} where ctid = ${place}::tid and xmin = ${version}::xid`)
    }
    moved += rows.length
    const [end] = rows.slice(-1)
    if (!end) return moved
    last = end.place
  }
}

/** For a job: deletes blobs that no row has referred to for a day. */
export async function deleteUnusedBlobs(db: Queryable, blobs: BlobStore, now: Date): Promise<void> {
  const unused = await db.rows<{ name: string }>(sql`
    select name from blobs where uses <= 0 and created_at < ${now}::timestamptz - interval '1 day'`)
  for (const { name } of unused) {
    await blobs.delete(name)
    await db.rows(sql`delete from blobs where name = ${name} and uses <= 0`)
  }
}
