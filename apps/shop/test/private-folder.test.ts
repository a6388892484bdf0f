import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyTree } from '@tessera/testing/copy-tree'
import { endProcesses } from '@tessera/testing/end-processes'
import { needsRoot } from '@tessera/testing/needs-root'
import { waitForHealth } from '@tessera/testing/shop-process'
import { expect, onTestFinished, test } from 'vitest'
import { createBuyer, hasBuyer } from './a-buyer.ts'
import { aFolder, startShop } from './running-shop.ts'

const run = promisify(execFile)

/** As the home of root is; others can neither list nor enter it. */
async function aPrivateTree(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'private-'))
  onTestFinished(async () => {
    await endProcesses(home)
    await rm(home, { recursive: true })
  })
  const tree = join(home, 'tessera')
  await copyTree(tree)
  return tree
}

test('from a clone that only root may enter, the shop starts, finds its data again, and a database test runs', async (context) => {
  needsRoot(context)
  const tree = await aPrivateTree()
  const system = await aFolder()
  await chmod(system, 0o711)
  const TESSERA_POSTGRES_FOLDER = join(system, 'tessera')
  const first = await startShop('data', { TESSERA_POSTGRES_FOLDER }, undefined, tree)
  await waitForHealth(first, 200)
  expect(first.output()).toContain(`Data: ${TESSERA_POSTGRES_FOLDER}/tessera-`)
  expect(first.output()).toContain(`Programs: ${TESSERA_POSTGRES_FOLDER}/postgresql-`)
  expect(await createBuyer(first, 'kept')).toBe(201)
  expect(await first.stop()).toBe(0)

  const second = await startShop('data', { TESSERA_POSTGRES_FOLDER }, undefined, tree)
  await waitForHealth(second, 200)
  expect(await hasBuyer(second, 'kept')).toBe(true)
  expect(await second.stop()).toBe(0)

  const vitest = [join(tree, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'platform']
  const one = ['apps/platform/test/migrate.test.ts', '--testNamePattern', 'when the schema is newer']
  const { stdout } = await run(process.execPath, [...vitest, ...one], {
    cwd: tree,
    env: { ...process.env, NO_COLOR: '1', TESSERA_POSTGRES_FOLDER },
  })
  expect(stdout).toContain(`PostgreSQL runs from ${TESSERA_POSTGRES_FOLDER}/postgresql-`)
  expect(stdout).toMatch(/Tests +\d+ passed/)
})
