import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs of a cluster, by the Debian package they come with. */
const packages = {
  'postgresql-15': ['postgres', 'initdb', 'pg_basebackup', 'pg_ctl', 'pg_dump', 'psql'],
  pgbouncer: ['pgbouncer'],
  haproxy: ['haproxy'],
  pgbackrest: ['pgbackrest'],
  varnish: ['varnishd'],
} as const

type Package = keyof typeof packages
type Program = (typeof packages)[Package][number]

/** Program → its path. */
export type Programs = Record<Program, string>

/** Looks for all programs; `missing` are the packages that lack one. */
export function findPrograms(): { programs: Programs; missing: string[] } {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...listPostgresFolders()]
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isExecutable)
  const missing = [
    ...Object.entries(packages).flatMap(([name, all]) => (all.every(find) ? [] : [name])),
    ...(hasKeyModule() ? [] : ['varnish-modules']),
  ]
  const found = Object.values(packages).flatMap((all) => all.map((name) => [name, find(name) ?? name]))
  return { programs: Object.fromEntries(found), missing }
}

/** Varnish purges by keys with a module, in a folder by the kind of processor: `/usr/lib/x86_64-linux-gnu/varnish/vmods`. */
const hasKeyModule = (): boolean =>
  readdirSync('/usr/lib').some((folder) => existsSync(join('/usr/lib', folder, 'varnish/vmods/libvmod_xkey.so')))

/** Debian keeps the server's programs in a folder per version. */
function listPostgresFolders(): string[] {
  const base = '/usr/lib/postgresql'
  try {
    const versions = readdirSync(base).filter((version) => Number(version) >= 15)
    return versions.sort((one, other) => Number(other) - Number(one)).map((version) => join(base, version, 'bin'))
  } catch {
    return []
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
