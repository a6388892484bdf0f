import { chmod, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that every user may pass through, whatever the umask is. One that is there stays as it is. */
export async function makePassable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o711)
}
