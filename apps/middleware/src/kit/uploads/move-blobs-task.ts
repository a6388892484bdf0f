import type { BlobStore } from '@tessera/providers/blobs/blob-store'
import type { Database, Queryable } from '@tessera/server/database'
import type { JobHandlers } from '@tessera/server/jobs'
import { runAlone } from '@tessera/server/run-alone'
import { sql } from '@tessera/server/sql'
import { moveBlobs } from './move-blobs.ts'

const task = 'migrate-blobs'

/** Moves uploads of before into the bucket. It runs after every start, and finds nothing the second time. */
export const moveBlobsTask = (database: Database, blobs: BlobStore): JobHandlers => ({
  [task]: () => runAlone(database.direct.pool, task, () => moveBlobs(database, blobs)),
})

export const queueMovingBlobs = (db: Queryable): Promise<void> =>
  db.send(sql`select graphile_worker.add_job(${task}, job_key => ${task})`)
