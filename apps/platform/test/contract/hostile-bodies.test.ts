import { baseType, fieldsOf } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { sampleOf } from '@tessera/testing/sample-of'
import { tokenWith } from '@tessera/testing/token-with'
import { watchFaults } from '@tessera/testing/watch-faults'
import { errorsOf, pathWith, wireInto } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { afterAll, describe, expect, test } from 'vitest'

/** Every row with a body: resources, assignments and actions. */
const platform = await startPlatform()
const world = await createTestWorld(platform)
const seller = watchFaults(world.wire)
const customer = { userType: 'buyer' as const, companyID: world.names.buyerID ?? '', roles: ['FullAccess'] }
const buyer = watchFaults(wireInto(platform.app, await tokenWith(platform, world.shop, customer)))
/** These change the caller's own password, which ends the tokens. */
const themselves = async () =>
  wireInto(platform.app, await tokenWith(platform, world.shop, { roles: ['FullAccess', 'PasswordReset'] }))
const tables = async () =>
  (
    await platform.database.find<{ all: number }>(sql`
    select count(*)::int as all from information_schema.tables where table_schema = 'platform'`)
  )?.all
const before = await tables()
afterAll(async () => {
  expect([...seller.faults, ...buyer.faults]).toEqual([])
  expect(await tables()).toBe(before)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

const rows = [...operations, ...additions].filter(({ body }) => body)
const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`
const polluting = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'

async function call(row: Operation) {
  const { wire: usual } = row.callers && !row.callers.includes('admin') ? buyer : seller
  const wire = row.path === '/me/password' ? await themselves() : usual
  const names = { ...world.namesFor(row.path), direction: 'All' }
  const sample = row.body ? (sampleOf(row.body, names, 1, 'bad') as Record<string, unknown>) : {}
  return { sample, send: (body: string) => wire(row.verb, pathWith(row.path, names), body) }
}

describe.each(rows)('$id', (row) => {
  const texts = row.body ? fieldsOf(row.body).filter(([, field]) => baseType(field) === 'string') : []

  test.each([
    ['half a body', '{"Name":"x"'],
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('refuses %s', async (_, body) => {
    const reply = await (await call(row)).send(body)
    expect([reply.status, errorsOf(reply)[0]?.ErrorCode]).toEqual([400, 'Request.InvalidRequestBody'])
  })

  test.runIf(texts.length > 0)('takes SQL in any text for text, or refuses it', async () => {
    const { sample, send } = await call(row)
    for (const [name] of texts) {
      const reply = await send(JSON.stringify({ ...sample, [name]: "x'); drop table buyers;--" }))
      expect(reply.status, `${name}: ${reply.text}`).toBeLessThan(500)
      expect(reply.status, `${name}: ${reply.text}`).not.toBe(401)
      if (reply.status >= 400) expect(errorsOf(reply)[0]?.Message).toMatch(/./)
    }
  })

  test('neither falls over keys that reach into objects nor over depth without end', async () => {
    const { sample, send } = await call(row)
    const whole = JSON.stringify(sample).slice(1, -1)
    const reply = await send(`{${[whole, polluting].filter(Boolean).join(',')}}`)
    expect(reply.status, reply.text).toBeLessThan(500)
    expect(reply.text).not.toContain('polluted')
    const nested = await send(`{${[whole, `"xp":${deep}`].filter(Boolean).join(',')}}`)
    expect(nested.status, nested.text.slice(0, 300)).toBeLessThan(500)
    expect(nested.text).not.toContain('"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":')
  })
})
