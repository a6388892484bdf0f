import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@tessera/testing/shop-process'
import { HelperProcess } from './helper-process.ts'
import { type PoolerOptions, type PoolerUser, pgbouncerConfig, usersText } from './pgbouncer-config.ts'
import type { Owner } from './run-as-postgres.ts'

type StartOptions = Omit<PoolerOptions, 'port' | 'usersFile'> & {
  program: string
  owner: Owner
  folder: string
  users: readonly PoolerUser[]
}

/** Starts PgBouncer on a free port. */
export async function startPooler({ program, owner, folder, users, ...options }: StartOptions) {
  const port = await freePort()
  const [file, usersFile] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer-users.txt')]
  writeFileSync(usersFile, usersText(users))
  writeFileSync(file, pgbouncerConfig({ ...options, port, usersFile }))
  const pooler = new HelperProcess(program, [file], owner)
  pooler.start()
  return { pooler, port }
}
