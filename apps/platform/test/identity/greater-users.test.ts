import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { expect, test } from 'vitest'
import { goodPassword, person } from './people.ts'

const platform = await startPlatform()
const unauthorized = { status: 403, errorCode: 'Auth.UnauthorizedRole' }

/** A greater and an equal colleague of somebody with these roles. */
async function aTeam(...roles: string[]) {
  const shop = await createTestMarketplace(platform)
  const { admin, id } = shop
  await admin.SecurityProfiles.Save('all', { Name: 'All', Roles: ['FullAccess'] })
  await admin.SecurityProfiles.Save('same', { Name: 'Same', Roles: roles as never })
  for (const [ID, profile] of [
    ['greater', 'all'],
    ['equal', 'same'],
  ] as const) {
    await admin.AdminUsers.Create({ ID, ...person, Username: `${ID}-${id}`, Password: goodPassword, Active: true })
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: profile, UserID: ID })
  }
  return { admin, id, lesser: shop.as(await tokenWith(platform, shop, { roles })) }
}

test('a smaller administrator gets no way to sign in as a greater one', async () => {
  const { admin, id, lesser } = await aTeam('AdminUserAdmin')
  const greater = await admin.AdminUsers.Get('greater')
  for (const change of [{ Password: 'Another-Password-1' }, { Email: 'mine@shop.test' }, { Username: `mine-${id}` }])
    await expect(lesser.AdminUsers.Patch('greater', change), Object.keys(change)[0]).rejects.toMatchObject(unauthorized)
  await expect(lesser.AdminUsers.Save('greater', { ...greater, Email: 'mine@shop.test' })).rejects.toMatchObject(
    unauthorized,
  )
  expect(await admin.AdminUsers.Get('greater')).toEqual(greater)
})

test('names and phones of greater colleagues, and the password of an equal one, may be changed', async () => {
  const { admin, lesser } = await aTeam('AdminUserAdmin')
  const { Email, Username } = await admin.AdminUsers.Get('greater')
  expect(await lesser.AdminUsers.Patch('greater', { FirstName: 'Ann', Email, Username })).toMatchObject({
    FirstName: 'Ann',
  })
  await lesser.AdminUsers.Patch('equal', { Password: 'Another-Password-1', Email: 'equal@shop.test' })
})

test('a client does not lend the roles of a greater user', async () => {
  const { admin, id, lesser } = await aTeam('ApiClientAdmin')
  const client = { AppName: 'Robot', Active: true, AllowSeller: true, AccessTokenDuration: 30, RefreshTokenDuration: 0 }
  const asGreater = { ...client, DefaultContextUserName: `greater-${id}` }
  await expect(lesser.ApiClients.Create({ ...asGreater, ClientSecret: 'a-secret-of-mine' })).rejects.toMatchObject(
    unauthorized,
  )
  const theirs = String((await admin.ApiClients.Create(asGreater)).ID)
  const mine = String((await lesser.ApiClients.Create({ ...client, DefaultContextUserName: `equal-${id}` })).ID)
  await expect(lesser.ApiClients.Patch(theirs, { ClientSecret: 'a-secret-of-mine' })).rejects.toMatchObject(
    unauthorized,
  )
  await expect(lesser.ApiClients.CreateSecret(theirs, { Name: 'Mine' })).rejects.toMatchObject(unauthorized)
  await expect(lesser.ApiClients.Patch(mine, { DefaultContextUserName: `greater-${id}` })).rejects.toMatchObject(
    unauthorized,
  )
  expect(await lesser.ApiClients.Patch(theirs, { AppName: 'Renamed' })).toMatchObject({ AppName: 'Renamed' })
  await lesser.ApiClients.CreateSecret(mine, { Name: 'Mine' })
  await admin.ApiClients.CreateSecret(theirs, { Name: 'Theirs' })
})
