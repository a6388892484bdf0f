import { claimsOf } from '@tessera/client/claims'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { sql } from '@tessera/server/sql'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { randomRuns } from '@tessera/testing/random-runs'
import { codeOf, pathWith, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { localPassword } from '../../src/seed/history/cast.ts'
import { refuseLocalPeople } from '../../src/seed/history/refuse-local-people.ts'
import { fillStaff } from '../../src/seed/staff/fill-staff.ts'
import { type StaffMember, staff, supplierMember } from '../../src/seed/staff/staff.ts'
import { aFillWork } from './a-shop-to-fill.ts'

test('staff sign in with the rights of their jobs, and production refuses them', async () => {
  const shop = await startMiddleware(() => ({}))
  const { commerce, database } = shop
  const work = await aFillWork(shop, 'staff')
  await fillStaff(work)
  await fillStaff(work)
  for (const { userName, roles, customRoles = [] } of [...staff, supplierMember]) {
    const { access_token } = await commerce.client.Auth.Login(userName, localPassword, commerce.storefrontClientID)
    const { role } = claimsOf(access_token) as { role?: string | string[] }
    expect([role].flat().toSorted(), userName).toEqual([...roles, ...customRoles].toSorted())
  }
  await database.rows(sql`insert into fillings (name) values ('staff')`)
  await expect(refuseLocalPeople(database, commerce)).rejects.toThrow(/staff member ada@tessera\.example still has/)
})

const guarded = operations.filter(({ open }) => !open)
const people = [...staff, supplierMember]

/** Calls every row as a person and compares the answer with the console's preview, which asks the same function. */
async function compareRights(shop: TestMiddleware, member: StaffMember, rows: readonly Operation[]): Promise<void> {
  const { client, storefrontClientID } = shop.commerce
  const { access_token } = await client.Auth.Login(member.userName, localPassword, storefrontClientID)
  const wire = wireInto(shop.platform.app, access_token)
  const { body: me } = await wire('GET', '/me')
  const { ID: companyID } = (me.Supplier ?? me.Seller) as { ID: string }
  const roles = new Set<string>([...member.roles, ...(member.customRoles ?? [])])
  const caller: Caller = { userType: me.Supplier ? 'supplier' : 'admin', companyID, roles }
  for (const row of rows) {
    const params = Object.fromEntries(parametersOf(row.path).map((name) => [name, companyID]))
    const expected = mayCall(caller, row, params)
    const reply = await wire(row.verb, pathWith(row.path, { ...params, direction: 'All' }), row.body && {})
    const isRefused = reply.status === 403 && refusals.has(codeOf(reply) ?? '')
    const seen = isRefused ? codeOf(reply) : reply.status === 404 && expected === 'hidden' ? 'hidden' : 'yes'
    expect(seen, `${member.profile}: ${row.id}: ${reply.text.slice(0, 200)}`).toBe(expected)
    expect(reply.status, row.id).not.toBe(401)
  }
}

const refusals = new Set(['Auth.InsufficientRoles', 'Auth.UserNotAuthorizedToAdmin', 'Auth.AnonUserProhibited'])
// ends the session
const isLast = ({ id }: Operation): boolean => id === 'Me.RevokeTokens'

test('the platform answers each person as the preview of their profile says', async () => {
  const shop = await startMiddleware(() => ({}))
  await fillStaff(await aFillWork(shop, 'staff'))
  const inOrder = guarded.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
  // every person with every operation in `npm run test:random`; otherwise each operation with one of them
  const share = randomRuns(0) > 0 ? 1 : people.length
  for (const [nth, member] of people.entries())
    await compareRights(
      shop,
      member,
      inOrder.filter((_, at) => at % share === nth % share),
    )
})
