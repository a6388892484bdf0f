import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { sampleOf } from '@tessera/testing/sample-of'
import { expectPage, expectShape } from '@tessera/testing/shape'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, errorsOf, itemsOf, pathWith, type WireCall, wireInto } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { describe, expect, test } from 'vitest'
import { createFullTestWorld } from './full-test-world.ts'

const platform = await startPlatform()
const world = await createTestWorld(platform)
/** For reading only: no test changes or deletes its records. */
const full = await createFullTestWorld(platform)
const stranger = await createTestMarketplace(platform)
const nobody = wireInto(platform.app)

/** One token per user type and set of roles. */
const tokens = new Map<string, Promise<WireCall>>()
function somebody({ callers }: Operation, roles: readonly string[]): Promise<WireCall> {
  const [userType = 'admin'] = callers ?? []
  const key = `${userType} ${roles}`
  const known =
    tokens.get(key) ??
    tokenWith(platform, world.shop, { userType, roles, companyID: world.names.buyerID ?? '' }).then((token) =>
      wireInto(platform.app, token),
    )
  tokens.set(key, known)
  return known
}

/** The call with the test world's parameters and a valid body. */
const call = (wire: WireCall, { verb, path, body }: Operation, names = world.namesFor(path)) =>
  wire(verb, pathWith(path, { direction: 'All', ...names }), body && sampleOf(body, names, 1, 'row'))

const withoutBody = ({ body: _, ...row }: Operation): Operation => row

const guarded = [...operations, ...additions].filter(({ open }) => !open)

describe.each(guarded)('$id', (row) => {
  test('asks for a token before it looks at anything else', async () => {
    const bare = await nobody(row.verb, pathWith(row.path, {}), row.verb === 'GET' ? undefined : '{ not json')
    expect([bare.status, codeOf(bare), errorsOf(bare)[0]?.Data]).toEqual([401, 'InvalidToken', null])
    for (const authorization of ['Bearer ', 'Bearer nonsense', 'Basic YTpi'])
      expect((await nobody(row.verb, pathWith(row.path, {}), undefined, { authorization })).status).toBe(401)
  })

  test.runIf(row.roles.length > 0)('asks for a role, and says which', async () => {
    // this role allows no call: it guards a field
    const reply = await call(await somebody(row, ['OverrideTax']), row)
    expect([reply.status, codeOf(reply)]).toEqual([403, 'Auth.InsufficientRoles'])
    const { AssignedRoles, RolesWithAccess } = errorsOf(reply)[0]?.Data ?? {}
    expect(AssignedRoles).toEqual(['OverrideTax'])
    expect(RolesWithAccess).toEqual(['FullAccess', ...row.roles])
  })

  test.runIf(row.roles.length > 0)('is opened by each of its roles alone', async () => {
    for (const role of row.roles) {
      const wire = await somebody(row, [role])
      const reply = await wire(row.verb, pathWith(row.path, { direction: 'All' }), row.body ? {} : undefined)
      expect([401, 403], `${role}: ${reply.text}`).not.toContain(reply.status)
      expect(reply.status, `${role}: ${reply.text}`).not.toBe(500)
    }
  })

  test.runIf(row.callers)('is for certain kinds of people only', async () => {
    const userType = row.callers?.includes('admin') ? 'buyer' : 'admin'
    const reply = await call(await somebody({ ...row, callers: [userType] }, ['FullAccess']), row)
    expect([reply.status, codeOf(reply)]).toEqual([403, 'Auth.UserNotAuthorizedToAdmin'])
  })
})

const mine = wireInto(platform.app, stranger.adminToken)
const strangeBuyer = wireInto(
  platform.app,
  await tokenWith(platform, stranger, { userType: 'buyer', roles: ['FullAccess'] }),
)
const isForBuyers = ({ callers }: Operation): boolean => callers !== undefined && !callers.includes('admin')
const maker = wireInto(platform.app, (await createTestMarketplace(platform)).adminToken)
const namesSomething = ({ path }: Operation): boolean => parametersOf(path).some((name) => name !== 'direction')
const named = guarded.filter((row) => namesSomething(row) && !row.callers?.includes('buyer'))
/** PUT creates a missing record, under the same ID but in the caller's own marketplace. */
const makes = ({ verb, path }: Operation): boolean =>
  verb === 'PUT' && parametersOf(path).length === 1 && /:\w+$/.test(path)

describe.each(named.filter((row) => !makes(row)))('$id of another marketplace', (row) => {
  test('is not found, and never forbidden', async () => {
    // an empty patch: the IDs in its body are not what is tested here
    const reply = await call(mine, row.verb === 'PATCH' ? withoutBody(row) : row, full.namesFor(row.path))
    expect([reply.status, codeOf(reply)], reply.text).toEqual([404, 'NotFound'])
    expect(errorsOf(reply)[0]?.Data).toEqual({
      ObjectType: expect.stringMatching(/^[A-Z]\w+$/),
      ObjectID: expect.stringMatching(/./),
    })
  })
})

test.each(named.filter(makes))('$id leaves the record of another marketplace as it is', async (row) => {
  const names = full.namesFor(row.path)
  const path = pathWith(row.path, names)
  const before = await full.wire('GET', path)
  expect(before.status, before.text).toBe(200)
  await call(maker, row, names)
  expect((await full.wire('GET', path)).text).toBe(before.text)
})

/** The full world has a record for each of these rows, so none may answer 404. */
const reads = guarded.filter(({ verb, reply }) => verb === 'GET' && reply)

describe.each(reads)('$id', (row) => {
  test('answers in the declared shape', async () => {
    const reply = await call(isForBuyers(row) ? full.buyer : full.wire, row, full.namesFor(row.path))
    expect(reply.status, reply.text).toBe(200)
    if (!row.reply) return
    if (row.list) expectPage(row.reply, reply.body, row.facets)
    else expectShape(row.reply, reply.body)
  })

  test.runIf(row.list && !namesSomething(row))('lists nothing of another marketplace', async () => {
    const wire = isForBuyers(row) ? strangeBuyer : mine
    const reply = await wire('GET', `${pathWith(row.path, { direction: 'All' })}?pageSize=100`)
    expect(reply.status, reply.text).toBe(200)
    expect(JSON.stringify(itemsOf(reply))).not.toContain('"w-')
    expect(JSON.stringify(itemsOf(reply))).not.toContain(world.shop.id)
    expect(JSON.stringify(itemsOf(reply))).not.toContain(full.shop.id)
  })
})
