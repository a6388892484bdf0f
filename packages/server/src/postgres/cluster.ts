import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { access, chmod, chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'
import { promisify } from 'node:util'
import type { ClusterPaths } from './cluster-paths.ts'
import { cleanEnvironment } from './postgres-arguments.ts'
import { changeOwner, type RunAs } from './run-as.ts'

const run = promisify(execFile)
const drafts = '.initdb-'

export interface ClusterOptions {
  initdb: string
  password: string
  runAs: RunAs | undefined
  testing: boolean
}

export async function hasCluster({ cluster }: ClusterPaths): Promise<boolean> {
  // global/pg_control is among the last files that initdb writes
  const marks = ['PG_VERSION', join('global', 'pg_control'), 'postgresql.conf']
  const found = await Promise.all(
    marks.map((mark) =>
      access(join(cluster, mark)).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.every(Boolean)
}

/** Created in a sibling folder and renamed when complete, so an interrupted initdb never looks like a database. */
export async function createCluster(paths: ClusterPaths, making: ClusterOptions): Promise<void> {
  await clearDrafts(paths)
  await moveAside(paths)
  const draft = `${paths.cluster}${drafts}${randomUUID()}`
  const passwordFile = `${draft}.password`
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, making.password, { mode: 0o600 })
  if (making.runAs) {
    await chown(draft, making.runAs.uid, making.runAs.gid)
    await chown(passwordFile, making.runAs.uid, making.runAs.gid)
  }
  try {
    await runInitdb(draft, passwordFile, making)
    await rename(draft, paths.cluster)
    await syncFolder(dirname(paths.cluster))
  } finally {
    await clearDrafts(paths)
  }
}

export async function tidyCluster(paths: ClusterPaths, runAs: RunAs | undefined): Promise<void> {
  await clearDrafts(paths)
  if (runAs) await changeOwner(runAs, paths.cluster)
  // PostgreSQL refuses a folder that others may read, which a copied one often is
  await chmod(paths.cluster, 0o700)
}

async function runInitdb(
  draft: string,
  passwordFile: string,
  { initdb, runAs, testing }: ClusterOptions,
): Promise<void> {
  const args = [
    ...['--pgdata', draft, '--username=tessera', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--data-checksums', '--no-instructions', ...(testing ? ['--no-sync'] : [])],
  ]
  const { root } = parse(draft)
  try {
    await run(initdb, args, { cwd: root, env: cleanEnvironment(process.env), timeout: 120_000, ...runAs })
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(`Creating the database failed (initdb): ${stderr || String(error)}`, { cause: error })
  }
}

/** Removes what an interrupted attempt left. */
async function clearDrafts({ cluster }: ClusterPaths): Promise<void> {
  const folder = dirname(cluster)
  const prefix = basename(cluster) + drafts
  for (const entry of await readdir(folder)) {
    // an initdb that outlived its application may still write: the rest is removed next time
    if (entry.startsWith(prefix)) await rm(join(folder, entry), { recursive: true, force: true }).catch(() => {})
  }
}

/** Renames an incomplete cluster instead of deleting it, in case it is still needed. */
async function moveAside({ cluster }: ClusterPaths): Promise<void> {
  const entries = await readdir(cluster).catch(() => undefined)
  if (entries === undefined) return
  if (entries.length === 0) return rm(cluster, { recursive: true })
  await rename(cluster, `${cluster}.incomplete-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`)
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
