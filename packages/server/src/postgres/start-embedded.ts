import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adoptServer } from './adopt-server.ts'
import { getBinaries } from './binaries.ts'
import { createCluster, hasCluster, tidyCluster } from './cluster.ts'
import { type ClusterPaths, clusterPathsOf } from './cluster-paths.ts'
import { urlOf } from './connection.ts'
import { findClusterPaths, isRelocated } from './find-cluster-paths.ts'
import { findGuest } from './guest.ts'
import { keepRunning } from './keep-running.ts'
import { type Lock, tryLock } from './lock.ts'
import { makeReachable } from './make-reachable.ts'
import { createPassword, findPassword, missingPassword } from './password.ts'
import { choosePort, rememberPort } from './port.ts'
import type { Postmaster } from './postmaster.ts'
import { findRunAs } from './run-as.ts'
import { PortTakenError, type PostgresServer, startServer } from './start-server.ts'

export interface EmbeddedOptions {
  /** The data folder: it holds the cluster, its password, its port and its log. */
  folder: string
  log: (event: string, detail?: Record<string, unknown>) => void
  /** PostgreSQL settings that override our defaults. */
  settings?: Record<string, string>
  onDown?: (reason: string) => void
  onUp?: () => void
  /** `logFile` has PostgreSQL's reason. */
  onGivenUp?: (reason: string, logFile: string) => void
  /**
   * Called at each start if data or programs are not in their usual folder, because PostgreSQL's user cannot reach it.
   */
  onRelocated?: (locations: { cluster: string; programs: string }) => void
  /** Allows settings that are not durable. */
  testing?: boolean
}

export interface EmbeddedDatabase {
  url: string
  stop(): Promise<void>
  isUp(): boolean
  pid(): number | undefined
}

const limit = 60_000

/**
 * One process supervises the database of a folder; other processes on the same folder share it as guests, which never
 * stop it. Installs no signal handlers: the application drains first, then calls stop.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { folder, lockFile } = clusterPathsOf(options.folder)
  const deadline = performance.now() + limit
  await mkdir(folder, { recursive: true })
  for (;;) {
    const lock = await tryLock(lockFile)
    const paths = await findClusterPaths(folder)
    if (lock !== undefined) return startOwned(paths, lock, options)
    const guest = await findGuest(paths, options)
    if (guest !== undefined) {
      options.log('postgres.shared', { pid: guest.pid() })
      return guest
    }
    if (performance.now() > deadline) {
      throw new Error(`Another process holds ${lockFile}, but its database did not answer in ${limit / 1000} s.`)
    }
    await sleep(50)
  }
}

async function startOwned(found: ClusterPaths, lock: Lock, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const began = performance.now()
  try {
    const server = await prepareServer(found, options)
    const { paths } = server
    const adopted = await adoptServer(server)
    const { postmaster, port } = adopted ?? (await startOnFreePort(server))
    await rememberPort(paths.portFile, port)
    const ms = Math.round(performance.now() - began)
    options.log(adopted ? 'postgres.adopted' : 'postgres.started', { pid: postmaster.pid, port, ms })
    return {
      url: urlOf({ port, password: server.password }, paths.socketFolder),
      ...keepRunning(server, postmaster, port, lock, options),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function prepareServer(found: ClusterPaths, options: EmbeddedOptions): Promise<PostgresServer> {
  const { settings = {}, testing = false } = options
  const installed = { paths: found, binaries: await getBinaries() }
  const runAs = await findRunAs(found)
  const { paths, binaries } = runAs ? await makeReachable(runAs, installed) : installed
  if (isRelocated(paths) || binaries !== installed.binaries)
    options.onRelocated?.({ cluster: paths.cluster, programs: dirname(binaries.postgres) })
  const isThere = await hasCluster(paths)
  const known = await findPassword(paths)
  if (isThere && known === undefined) throw missingPassword(paths)
  const password = known ?? (await createPassword(paths))
  if (!isThere) {
    options.log('postgres.creating', { folder: paths.cluster })
    await createCluster(paths, { initdb: binaries.initdb, password, runAs, testing })
  }
  await tidyCluster(paths, runAs)
  return { paths, binaries, runAs, password, settings, testing }
}

/** Another process may take the port between the check and the start, so this retries. */
async function startOnFreePort(
  server: PostgresServer,
  attempts = 3,
): Promise<{ postmaster: Postmaster; port: number }> {
  const port = await choosePort(server.paths.portFile)
  try {
    return { port, postmaster: await startServer(server, port, new AbortController().signal) }
  } catch (error) {
    if (!(error instanceof PortTakenError) || attempts <= 1) throw error
    return startOnFreePort(server, attempts - 1)
  }
}
