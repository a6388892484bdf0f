import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The content of PostgreSQL's own lock file. */
export interface PostmasterNote {
  pid: number
  port: number | undefined
  status: string
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid')

export async function findNote(cluster: string): Promise<PostmasterNote | undefined> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseNote(text)
}

export function parseNote(text: string): PostmasterNote | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  // a negative number is a single-user session, which nothing here starts
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]) || undefined, status: lines[7] ?? '' }
}

/**
 * The recorded process ID now belongs to another program, and PostgreSQL would wait for it forever. PostgreSQL ignores
 * its own parent, so our process ID is written instead; the shared memory line stays, as it guards against live
 * leftovers.
 */
export async function disownNote(cluster: string): Promise<void> {
  const file = fileOf(cluster)
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  const { uid, gid, mode } = await stat(file)
  const draft = `${file}.new`
  await writeFile(draft, [process.pid, ...rest].join('\n'), { mode: mode & 0o777 })
  if (process.getuid?.() === 0) await chown(draft, uid, gid)
  await rename(draft, file)
}
