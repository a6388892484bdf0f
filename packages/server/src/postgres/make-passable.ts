import { chmod, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder that every user may traverse, regardless of the umask. An existing folder is not changed. */
export async function makePassable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o711)
}
