import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Site } from './site.ts'

export async function findPassword(site: Site): Promise<string | undefined> {
  try {
    return (await readFile(site.passwordFile, 'utf8')).trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

export async function createPassword(site: Site): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  const draft = `${site.passwordFile}.new`
  await rm(draft, { force: true })
  await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true })
  await rename(draft, site.passwordFile)
  return password
}

export function wrongPassword(site: Site): Error {
  return new Error(
    `The database in ${site.cluster} refuses the password in ${site.passwordFile}: it was created with another one. ` +
      `Put the right password file back, or move ${site.cluster} away to begin with an empty database.`,
  )
}

export function missingPassword(site: Site): Error {
  return new Error(
    `There is a database in ${site.cluster} but its password file ${site.passwordFile} is missing or empty. ` +
      `Put the file back, or move ${site.cluster} away to begin with an empty database.`,
  )
}
