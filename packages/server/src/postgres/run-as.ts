import { execFile } from 'node:child_process'
import { chown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ClusterPaths } from './cluster-paths.ts'
import { cleanEnvironment } from './postgres-arguments.ts'

/** The unprivileged user for the database programs. */
export interface RunAs {
  uid: number
  gid: number
}

const run = promisify(execFile)
const account = 'postgres'

/** PostgreSQL refuses to run as root, so root runs it as another user; an ordinary user runs it directly. */
export async function findRunAs(paths: ClusterPaths): Promise<RunAs | undefined> {
  const owner = await stat(paths.cluster).catch(() => undefined)
  const me = process.getuid?.()
  if (me === undefined) return undefined
  if (me !== 0) {
    if (owner === undefined || owner.uid === me) return undefined
    throw new Error(
      `${paths.cluster} belongs to another user (number ${owner.uid}). Start as that user, or hand it over: ` +
        `sudo chown -R ${me} ${paths.folder} ${paths.cluster}`,
    )
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findAccount()) ?? (await createAccount())
}

async function findAccount(): Promise<RunAs | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', account]), run('id', ['-g', account])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createAccount(): Promise<RunAs> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', account]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', account]],
  ]
  for (const [program, args] of ways) {
    await run(program, args).catch(() => {})
    const made = await findAccount()
    if (made !== undefined) return made
  }
  throw new Error(
    `PostgreSQL refuses to run as root, there is no system user ${account}, and creating one failed. ` +
      `Create it (useradd --system ${account}), start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Tries as that user rather than reading modes, which ignore access lists. */
export const canEnter = ({ uid, gid }: RunAs, folder: string): Promise<boolean> =>
  hasSucceeded(run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }))

/** Also checks that its libraries load. */
export const canRun = ({ uid, gid }: RunAs, program: string): Promise<boolean> =>
  hasSucceeded(run(program, ['--version'], { uid, gid, cwd: '/', env: cleanEnvironment(process.env) }))

const hasSucceeded = (running: Promise<unknown>): Promise<boolean> =>
  running.then(
    () => true,
    () => false,
  )

export async function assertReach(runAs: RunAs, folder: string, program: string): Promise<void> {
  if ((await canEnter(runAs, folder)) && (await canRun(runAs, program))) return
  const shut = await listShut(runAs, [folder, dirname(program)])
  throw new Error(
    `PostgreSQL refuses to run as root, so it runs as user number ${runAs.uid}, who cannot reach ` +
      `${folder} and ${program}. Open the way (chmod o+x ${shut.join(' ') || 'the folders above'}), ` +
      'or name a folder that every user may enter in TESSERA_DATA (data) or TESSERA_POSTGRES_FOLDER (programs), ' +
      'or start as an ordinary user, or set DATABASE_URL.',
  )
}

async function listShut({ uid, gid }: RunAs, folders: string[]): Promise<string[]> {
  const shut: string[] = []
  for (const folder of new Set(folders.flatMap(withAncestors))) {
    const { mode, uid: owner, gid: group } = await stat(folder)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) shut.push(folder)
  }
  return shut
}

function withAncestors(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [...withAncestors(above), folder]
}

/** For a cluster restored by root, for example from a copy. */
export async function changeOwner(runAs: RunAs, folder: string): Promise<void> {
  if ((await stat(folder)).uid === runAs.uid) return
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = join(folder, entry)
    if (!(await lstat(path)).isSymbolicLink()) await chown(path, runAs.uid, runAs.gid)
  }
  // last, so that an interrupted run starts again
  await chown(folder, runAs.uid, runAs.gid)
}
