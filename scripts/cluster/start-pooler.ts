import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StatementMode } from '@tessera/server/prepare-query'
import { freePort } from '@tessera/testing/shop-process'
import { HelperProcess } from './helper-process.ts'
import { type PoolerOptions, type PoolerUser, pgbouncerConfig, usersText } from './pgbouncer-config.ts'
import type { Owner } from './run-as-postgres.ts'

type StartOptions = Omit<PoolerOptions, 'port' | 'usersFile' | 'statements'> & {
  program: string
  owner: Owner
  folder: string
  users: readonly PoolerUser[]
}

/** Starts PgBouncer on a free port. Statements have names where it knows them. */
export async function startPooler({ program, owner, folder, users, ...options }: StartOptions) {
  const port = await freePort()
  const [file, usersFile] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer-users.txt')]
  writeFileSync(usersFile, usersText(users))
  const statements = statementsOf(program)
  writeFileSync(file, pgbouncerConfig({ ...options, port, usersFile, statements }))
  const pooler = new HelperProcess(program, [file], owner)
  pooler.start()
  return { pooler, port, statements }
}

/** PgBouncer prepares named statements on each server connection since 1.21. */
function statementsOf(program: string): StatementMode {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? []
  return Number(major) > 1 || Number(minor) >= 21 ? 'named' : 'unnamed'
}
