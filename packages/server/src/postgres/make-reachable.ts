import { existsSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { copyBinaries } from './copy-binaries.ts'
import { postgresHome, relocateCluster } from './find-cluster-paths.ts'
import { assertReach, canEnter, canRun, type RunAs } from './run-as.ts'

export interface ServerFiles {
  paths: ClusterPaths
  binaries: PostgresBinaries
}

/**
 * Under root, PostgreSQL runs as a user who may not enter anyone's home folder. Files that it cannot reach are moved to
 * a system folder; the others stay. An existing database stays too: then the error says how to grant access.
 */
export async function makeReachable(runAs: RunAs, { paths, binaries }: ServerFiles): Promise<ServerFiles> {
  await allowTraversal(paths.folder)
  const home = postgresHome(process.env)
  const isOpen = await canEnter(runAs, dirname(paths.cluster))
  const isMovable = !isOpen && !existsSync(paths.cluster)
  const reachable = {
    paths: isMovable ? await relocateCluster(paths, home) : paths,
    binaries: (await canRun(runAs, binaries.postgres)) ? binaries : await copyBinaries(binaries, home),
  }
  await assertReach(runAs, dirname(reachable.paths.cluster), reachable.binaries.postgres)
  return reachable
}

/** Lets other users traverse the data folder; the cluster and the password in it stay closed. */
async function allowTraversal(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder)
  if (uid === 0 && (mode & 0o001) === 0) await chmod(folder, (mode & 0o7777) | 0o001)
}
