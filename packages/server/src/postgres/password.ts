import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { ClusterPaths } from './cluster-paths.ts'

export async function findPassword(paths: ClusterPaths): Promise<string | undefined> {
  try {
    return (await readFile(paths.passwordFile, 'utf8')).trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function createPassword(paths: ClusterPaths): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  const draft = `${paths.passwordFile}.new`
  await rm(draft, { force: true })
  await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true })
  await rename(draft, paths.passwordFile)
  return password
}

export function wrongPassword(paths: ClusterPaths): Error {
  return new Error(
    `The database in ${paths.cluster} refuses the password in ${paths.passwordFile}: it was created with another one. ` +
      `Put the right password file back, or move ${paths.cluster} away to begin with an empty database.`,
  )
}

export function missingPassword(paths: ClusterPaths): Error {
  return new Error(
    `There is a database in ${paths.cluster} but its password file ${paths.passwordFile} is missing or empty. ` +
      `Put the file back, or move ${paths.cluster} away to begin with an empty database.`,
  )
}
