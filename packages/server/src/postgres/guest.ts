import type { ClusterPaths } from './cluster-paths.ts'
import { codeOf, sqlState, urlOf } from './connection.ts'
import { NotDurableError } from './durable.ts'
import { checkDatabase } from './open-database.ts'
import { findPassword, wrongPassword } from './password.ts'
import { findNote } from './postmaster-file.ts'
import { isAlive } from './processes.ts'
import type { EmbeddedDatabase, EmbeddedOptions } from './start-embedded.ts'

/** Shares the database another process supervises; undefined while that one is not ready. */
export async function findGuest(paths: ClusterPaths, options: EmbeddedOptions): Promise<EmbeddedDatabase | undefined> {
  const [password, note] = await Promise.all([findPassword(paths), findNote(paths.cluster)])
  if (password === undefined || note?.port === undefined || note.status !== 'ready' || !isAlive(note.pid))
    return undefined
  const address = { port: note.port, password }
  try {
    await checkDatabase(address, options.testing ?? false)
  } catch (error) {
    if (error instanceof NotDurableError) throw error
    if (codeOf(error) === sqlState.wrongPassword) throw wrongPassword(paths)
    return undefined
  }
  return watchSharedDatabase(paths, note.pid, urlOf(address, paths.socketFolder), options)
}

function watchSharedDatabase(
  paths: ClusterPaths,
  firstPid: number,
  url: string,
  options: EmbeddedOptions,
): EmbeddedDatabase {
  let pid: number | undefined = firstPid
  const look = async (): Promise<void> => {
    const note = await findNote(paths.cluster)
    const found = note?.status === 'ready' && isAlive(note.pid) ? note.pid : undefined
    const before = pid
    pid = found
    if (before !== undefined && found !== before) options.onDown?.('the shared database is gone')
    if (found !== undefined && found !== before) options.onUp?.()
  }
  const timer = setInterval(() => void look(), 250)
  timer.unref()
  return {
    url,
    isUp: () => pid !== undefined,
    pid: () => pid,
    async stop() {
      clearInterval(timer)
      pid = undefined
    },
  }
}
