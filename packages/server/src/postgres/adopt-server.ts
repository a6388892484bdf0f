import { realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPaths } from './cluster-paths.ts'
import { codeOf, sqlState, withClient } from './connection.ts'
import { NotDurableError } from './durable.ts'
import { openDatabase } from './open-database.ts'
import { wrongPassword } from './password.ts'
import { attachPostmaster, type Postmaster, shutDown } from './postmaster.ts'
import { disownNote, findNote, type PostmasterNote } from './postmaster-file.ts'
import { commandLineOf, isAlive, workingFolderOf } from './processes.ts'
import type { PostgresServer } from './start-server.ts'

export interface AdoptedServer {
  postmaster: Postmaster
  port: number
}

const limit = 30_000
const maxSilences = 2

/** Adopts a server left running by a killed application. A server that does not answer is stopped. */
export async function adoptServer(server: PostgresServer): Promise<AdoptedServer | undefined> {
  const { paths, binaries } = server
  const note = await findNote(paths.cluster)
  if (note === undefined || !isAlive(note.pid)) return undefined
  const relation = await relationOf(note.pid, paths)
  if (relation === 'stranger') await disownNote(paths.cluster)
  if (relation !== 'ours') return undefined
  const postmaster = attachPostmaster(note.pid, binaries.pgCtl)
  const port = await findAnsweringPort(server, postmaster)
  if (port !== undefined) return { postmaster, port }
  await shutDown(postmaster)
  return undefined
}

/** Unsure if the system shows too little: then PostgreSQL's own lock decides. */
export async function relationOf(pid: number, paths: ClusterPaths): Promise<'ours' | 'stranger' | 'unsure'> {
  const command = commandLineOf(pid)
  const folder = workingFolderOf(pid)
  if (`${command} `.includes(`-D ${paths.cluster} `) || folder === (await realpath(paths.cluster))) return 'ours'
  if (command === undefined) return 'unsure'
  return folder === undefined && command.includes('postgres') ? 'unsure' : 'stranger'
}

async function findAnsweringPort(server: PostgresServer, postmaster: Postmaster): Promise<number | undefined> {
  const deadline = performance.now() + limit
  let silences = 0
  while (performance.now() < deadline && !postmaster.hasExited()) {
    const note = await findNote(server.paths.cluster)
    const answer = note?.port === undefined ? 'wait' : await probeServer(server, note, note.port)
    if (typeof answer === 'number') return answer
    if (answer === 'unfit') return undefined
    if (answer === 'silent') silences += 1
    if (silences >= maxSilences) return undefined
    await sleep(100)
  }
  return undefined
}

async function probeServer(
  server: PostgresServer,
  note: PostmasterNote,
  port: number,
): Promise<number | 'wait' | 'silent' | 'unfit'> {
  const address = { port, password: server.password }
  try {
    if (!(await isOurFolder(server.paths, address))) return 'silent'
    await openDatabase(address, server.testing)
    return port
  } catch (error) {
    const code = codeOf(error)
    if (code === sqlState.wrongPassword) throw wrongPassword(server.paths)
    if (error instanceof NotDurableError) return 'unfit'
    // still recovering, stopping or full: stopping it now would only restart recovery
    if (code === sqlState.notYet || code === sqlState.tooMany || note.status !== 'ready') return 'wait'
    return 'silent'
  }
}

async function isOurFolder(paths: ClusterPaths, address: { port: number; password: string }): Promise<boolean> {
  return withClient({ ...address, database: 'postgres' }, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const [theirs, ours] = await Promise.all([realpath(rows[0]?.data_directory ?? ''), realpath(paths.cluster)])
    return theirs === ours
  })
}
