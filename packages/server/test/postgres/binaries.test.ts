import { access, constants } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { getBinaries } from '../../src/postgres/binaries.ts'

test('a machine without binaries is told what to do instead', async () => {
  await expect(getBinaries('sunos-x64')).rejects.toThrow(/no embedded PostgreSQL for sunos-x64.*DATABASE_URL/)
  await expect(getBinaries(process.platform === 'win32' ? 'linux-arm' : 'win32-x64')).rejects.toThrow(/not installed/)
})

test('the programs for this machine can be run', async () => {
  const { initdb, postgres, pgCtl } = await getBinaries()
  for (const program of [initdb, postgres, pgCtl]) await access(program, constants.X_OK)
})
