import type { Edge } from '@tessera/providers/edge/port'
import type { Queryable } from '@tessera/server/database'
import type { JobHandlers } from '@tessera/server/jobs'
import { sql } from '@tessera/server/sql'

const task = 'purge-edge'

/** The last try is some ten minutes after the first; by then the edge has no page of before. */
const maxAttempts = 7

/**
 * One job per edge: it drops all pages, so it makes up for any number of changes that were missed. While changes go on
 * failing it runs every five seconds.
 */
export const queuePurge = (db: Queryable, url: string): Promise<void> =>
  db.send(sql`
    select graphile_worker.add_job(${task}, json_build_object('url', ${url}::text), max_attempts => ${maxAttempts}::int,
      run_at => now() + interval '5 seconds', job_key => ${`${task} ${url}`}, job_key_mode => 'preserve_run_at')`)

/** An edge that is no longer in the settings needs nothing. */
export const purgeTask = (edges: readonly Edge[], key: string): JobHandlers => ({
  [task]: async (payload) => {
    const edge = edges.find(({ url }) => url === (payload as { url: string }).url)
    await edge?.purge([key])
  },
})
