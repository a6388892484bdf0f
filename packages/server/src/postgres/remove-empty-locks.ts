import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterPaths } from './cluster-paths.ts'

/** A starting PostgreSQL writes its lock files within milliseconds of creating them. */
const leftoverMilliseconds = 1000

/**
 * Removes lock files that a PostgreSQL left empty when it was killed while creating them: it refuses to start as long
 * as they are there. The caller holds our own lock on the folder.
 */
export async function removeEmptyLocks({ cluster, socketFolder }: ClusterPaths): Promise<void> {
  for (const folder of new Set([cluster, socketFolder ?? cluster]))
    for (const name of await readdir(folder)) {
      if (name !== 'postmaster.pid' && !/^\.s\.PGSQL\.\d+\.lock$/.test(name)) continue
      const file = join(folder, name)
      const { size, mtimeMs } = await stat(file)
      if (size === 0 && Date.now() - mtimeMs > leftoverMilliseconds) await rm(file, { force: true })
    }
}
