import { claimsOf } from '@tessera/client/claims'
import { sql } from '@tessera/server/sql'
import { startMiddleware } from '@tessera/testing/middleware'
import { expect, test } from 'vitest'
import { localPassword } from '../../src/seed/history/cast.ts'
import { refuseLocalPeople } from '../../src/seed/history/refuse-local-people.ts'
import { fillStaff } from '../../src/seed/staff/fill-staff.ts'
import { staff, supplierMember } from '../../src/seed/staff/staff.ts'
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
