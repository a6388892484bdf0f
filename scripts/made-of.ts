import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files.ts'

/** A hash of all files that match, with their names. */
export function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

/** True if the last build wrote this hash of its inputs. */
export const isMadeOf = (stamp: string, hash: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
