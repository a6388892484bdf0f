import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@tessera/server/database'
import { grantRights } from '@tessera/server/grant-rights'
import { jobSchema } from '@tessera/server/jobs'
import { roleScript } from '@tessera/server/role-script'
import { platformTemplateUrl, startTestServer, testTimeouts } from '@tessera/testing/test-database'
import { openRun } from '@tessera/testing/test-run'
import { findPrograms } from './cluster/find-programs.ts'
import { findOwner } from './cluster/run-as-postgres.ts'
import { startPooler } from './cluster/start-pooler.ts'
import { root } from './source-files.ts'

/**
 * Runs the platform's tests through Debian's PgBouncer in transaction mode, with four server connections per database.
 * Statements have names from PgBouncer 1.21 on. Arguments are handed on to Vitest; `--partial` accepts that PgBouncer is missing.
 */
const { values, positionals } = parseArgs({ options: { partial: { type: 'boolean' } }, allowPositionals: true })
const role = { name: 'tessera_platform', password: 'tests-only' }
const poolSize = 4

const { programs, missing } = findPrograms()
if (missing.includes('pgbouncer')) {
  console.log('not run: missing package pgbouncer')
  process.exit(values.partial ? 0 : 1)
}
const run = await openRun()
const folder = await mkdtemp(join(tmpdir(), 'pooler-'))
// PgBouncer's user must be able to enter
await chmod(folder, 0o711)
const server = await startTestServer()
await makeRole(platformTemplateUrl(server.url))
const databasePort = Number(new URL(server.url).port)
const { pooler, port, statements } = await startPooler({
  program: programs.pgbouncer,
  owner: findOwner(),
  folder,
  users: [role],
  databasePort,
  poolSize,
  waitSeconds: testTimeouts.statement,
})
console.log(`${statements} statements`)
process.exitCode = await runTests(`postgresql://${role.name}@127.0.0.1:${port}`)
await pooler.kill()
await server.stop()
await rm(folder, { recursive: true, force: true })
await run?.close()

/** In the template, so that every database made from it has the rights. */
async function makeRole(url: string): Promise<void> {
  const owner = openDatabase({ url, schema: 'platform', maxConnections: 1 })
  await owner.pool.query(`${roleScript(testTimeouts)}; alter role ${role.name} password '${role.password}'`)
  await grantRights(owner, role.name, ['platform', jobSchema])
  await owner.close()
}

async function runTests(poolerUrl: string): Promise<number> {
  const vitest = `${root}node_modules/vitest/vitest.mjs`
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'platform', ...positionals], {
    cwd: root,
    env: {
      ...process.env,
      TEST_SERVER_URL: server.url,
      TEST_POOLER_URL: poolerUrl,
      TEST_POOLER_STATEMENTS: statements,
    },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
