import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './binaries.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { codeOf, sqlState } from './connection.ts'
import { endLeftoverProcesses } from './end-leftover-processes.ts'
import { lastLines, rotateLog, sizeOf } from './log-file.ts'
import { openDatabase } from './open-database.ts'
import { wrongPassword } from './password.ts'
import { postgresArguments } from './postgres-arguments.ts'
import { launchPostgres, type Postmaster, shutDown } from './postmaster.ts'
import { findNote } from './postmaster-file.ts'
import { removeEmptyLocks } from './remove-empty-locks.ts'
import type { RunAs } from './run-as.ts'

export interface PostgresServer {
  paths: ClusterPaths
  binaries: PostgresBinaries
  runAs: RunAs | undefined
  password: string
  settings: Readonly<Record<string, string>>
  testing: boolean
}

export class PortTakenError extends Error {}

const limit = 30_000
const gracefulMilliseconds = 2_000

/** Resolves once our database answers; otherwise nothing is left running and the error has PostgreSQL's last output. */
export async function startServer(server: PostgresServer, port: number, signal: AbortSignal): Promise<Postmaster> {
  const began = performance.now()
  const { paths, binaries, runAs } = server
  await rotateLog(paths.logFile)
  for (;;) {
    const from = await sizeOf(paths.logFile)
    const args = postgresArguments(paths, port, server.settings)
    const postmaster = await launchPostgres({ ...binaries, args, logFile: paths.logFile, runAs })
    const problem = await waitReady(paths, postmaster, began + limit, signal)
    if (problem === undefined) return openOrStop(server, postmaster, port)
    await shutDown(postmaster)
    const output = await lastLines(paths.logFile, from)
    const waited = performance.now() - began
    // PostgreSQL found its predecessor dead and some of its processes alive
    const isHeldUp = output.includes('pre-existing shared memory block')
    const hasEmptyLock = /lock file ".*" is empty/.test(output)
    if ((!isHeldUp && !hasEmptyLock) || signal.aborted || waited > limit) throw startError(paths, problem, output)
    if (hasEmptyLock) await removeEmptyLocks(paths)
    else await endLeftoverProcesses(paths, waited > gracefulMilliseconds ? 'SIGKILL' : 'SIGQUIT')
    await sleep(100)
  }
}

function startError(paths: ClusterPaths, problem: string, output: string): Error {
  const message = `PostgreSQL did not start: ${problem}. Its last words (${paths.logFile}):\n${output}`
  return output.includes('could not create any TCP/IP sockets') ? new PortTakenError(message) : new Error(message)
}

/** Undefined when ready, else the problem. */
async function waitReady(paths: ClusterPaths, postmaster: Postmaster, deadline: number, signal: AbortSignal) {
  let ended: string | undefined
  void postmaster.exited.then((reason) => {
    ended = `it ${reason}`
  })
  for (;;) {
    if (ended !== undefined) return ended
    const note = await findNote(paths.cluster)
    if (note?.pid === postmaster.pid && note.status === 'ready') return undefined
    if (signal.aborted) return 'it was told to stop'
    if (performance.now() > deadline) return `it was not ready within ${limit / 1000} s`
    await sleep(10)
  }
}

async function openOrStop(server: PostgresServer, postmaster: Postmaster, port: number): Promise<Postmaster> {
  try {
    await openDatabase({ port, password: server.password }, server.testing)
    return postmaster
  } catch (error) {
    await shutDown(postmaster)
    throw codeOf(error) === sqlState.wrongPassword ? wrongPassword(server.paths) : error
  }
}
