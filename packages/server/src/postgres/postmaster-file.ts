import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What PostgreSQL notes in its own lock file. */
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
 * The noted number now belongs to a stranger, and PostgreSQL would wait for it for ever. It lets its own parent
 * pass, so the note gets our number; the line with the shared memory stays, which guards against live remains.
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
