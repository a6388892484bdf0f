import { open, rename, stat } from 'node:fs/promises'

const maxLogBytes = 10_000_000

/** The log is a file and not a pipe: a pipe would break when the database outlives this process. */
export async function rotateLog(file: string): Promise<void> {
  const size = await stat(file)
    .then((found) => found.size)
    .catch(() => 0)
  if (size > maxLogBytes) await rename(file, `${file}.1`)
}

export async function sizeOf(file: string): Promise<number> {
  return stat(file)
    .then((found) => found.size)
    .catch(() => 0)
}

export async function lastLines(file: string, from: number, count = 15): Promise<string> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (handle === undefined) return ''
  try {
    const { size } = await handle.stat()
    const start = Math.max(from, size - 8_000)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - start)), 0, null, start)
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-count).join('\n')
  } finally {
    await handle.close()
  }
}
