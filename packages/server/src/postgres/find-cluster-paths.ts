import { randomBytes } from 'node:crypto'
import { readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type ClusterPaths, clusterPathsOf } from './cluster-paths.ts'
import { makePassable } from './make-passable.ts'

/**
 * The folder for files that root's PostgreSQL user could not reach. Not below /tmp or /var/tmp: systems empty those.
 */
export const postgresHome = (env: NodeJS.ProcessEnv): string => env.TESSERA_POSTGRES_FOLDER || '/var/lib/tessera'

/** The paths of a data folder; a link in the folder may point to the cluster. */
export async function findClusterPaths(folder: string): Promise<ClusterPaths> {
  const paths = clusterPathsOf(folder)
  const target = await readlink(paths.cluster).catch(() => undefined)
  if (target === undefined) return paths
  const cluster = resolve(paths.folder, target)
  return clusterPathsOf(folder, await realpath(cluster).catch(() => cluster))
}

export const isRelocated = ({ folder, cluster }: ClusterPaths): boolean => relative(folder, cluster).startsWith('..')

/**
 * Creates a folder for the cluster that every user may traverse, and a link to it in the data folder: a renamed project
 * keeps its database, and two projects never share one.
 */
export async function relocateCluster(paths: ClusterPaths, home: string): Promise<ClusterPaths> {
  const project = basename(dirname(paths.folder))
    .replaceAll(/[^\w.-]/g, '_')
    .slice(0, 30)
  const target = join(home, `${project}-${randomBytes(4).toString('hex')}`)
  await makePassable(target)
  await writeFile(join(target, 'belongs-to'), `${paths.folder}\n`)
  const link = clusterPathsOf(paths.folder).cluster
  // a dangling link
  await rm(link, { force: true })
  await symlink(join(target, 'postgres'), link)
  return findClusterPaths(paths.folder)
}
