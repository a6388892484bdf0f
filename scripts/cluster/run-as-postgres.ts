import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'

/** PostgreSQL and PgBouncer refuse to run as root, so root runs them as Debian's user for them. */
export interface Owner {
  uid?: number
  gid?: number
}

export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Makes a folder that the owner may write to and only it may read, as PostgreSQL demands. */
export function makeFolder(folder: string, { uid, gid }: Owner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}
