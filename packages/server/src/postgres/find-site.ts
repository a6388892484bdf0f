import { randomBytes } from 'node:crypto'
import { readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { makePassable } from './make-passable.ts'
import { type Site, siteOf } from './site.ts'

/**
 * The folder for files that root's PostgreSQL user could not reach. Not below /tmp or /var/tmp: systems empty those.
 */
export const postgresHome = (env: NodeJS.ProcessEnv): string => env.TESSERA_POSTGRES_FOLDER || '/var/lib/tessera'

/** The site of a data folder; a link in the folder may point to the cluster. */
export async function findSite(folder: string): Promise<Site> {
  const site = siteOf(folder)
  const target = await readlink(site.cluster).catch(() => undefined)
  if (target === undefined) return site
  const cluster = resolve(site.folder, target)
  return siteOf(folder, await realpath(cluster).catch(() => cluster))
}

export const isRelocated = ({ folder, cluster }: Site): boolean => relative(folder, cluster).startsWith('..')

/**
 * Creates a folder for the cluster that every user may traverse, and a link to it in the data folder: a renamed project
 * keeps its database, and two projects never share one.
 */
export async function relocateCluster(site: Site, home: string): Promise<Site> {
  const project = basename(dirname(site.folder))
    .replaceAll(/[^\w.-]/g, '_')
    .slice(0, 30)
  const target = join(home, `${project}-${randomBytes(4).toString('hex')}`)
  await makePassable(target)
  await writeFile(join(target, 'belongs-to'), `${site.folder}\n`)
  const link = siteOf(site.folder).cluster
  // a dangling link
  await rm(link, { force: true })
  await symlink(join(target, 'postgres'), link)
  return findSite(site.folder)
}
