import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import type { HTTPMethods } from 'fastify'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, byPassword, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()
const forbidden = { status: 403, code: 'Auth.UserNotAuthorizedToAdmin' }

const call = (token: string, method: HTTPMethods, url: string, payload?: object) =>
  send(platform, {
    method: method as 'GET',
    url: `/v1${url}`,
    headers: asBearer(token),
    ...(payload && { payload }),
  })

/** All roles, so that only the user type can be the obstacle. */
async function everybody(shop: TestMarketplace) {
  const { username } = await aBuyerUser(shop, { roles: ['FullAccess'] })
  await aBuyerUser(shop, { buyer: 'b2' })
  await shop.admin.Suppliers.Save('s1', { Name: 'S1', Active: true })
  await shop.admin.Suppliers.Save('s2', { Name: 'S2', Active: true })
  const Username = `sup-${shop.id}`
  await shop.admin.SupplierUsers.Create('s1', { ID: 'x', ...person, Username, Password: goodPassword })
  await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'full-access', SupplierID: 's1' })
  return {
    buyer: await shop.token(byPassword(shop, username)),
    supplier: await shop.token(byPassword(shop, Username)),
  }
}

describe('whatever the roles', () => {
  test('only the seller can reach the marketplace configuration', async () => {
    const shop = await createTestMarketplace(platform)
    for (const token of Object.values(await everybody(shop)))
      for (const url of ['/apiclients', '/securityprofiles', '/impersonationconfig', '/webhooks', '/openidconnects'])
        expect(await call(token, 'GET', url)).toMatchObject(forbidden)
  })

  test('a buyer’s user does not see other buyers, nor delete their own, nor create any', async () => {
    const shop = await createTestMarketplace(platform)
    const { buyer } = await everybody(shop)
    expect(await call(buyer, 'GET', '/buyers/b2')).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await call(buyer, 'GET', '/buyers/b2/users/u1')).toMatchObject({ status: 404 })
    expect(await call(buyer, 'GET', '/buyers/b1/users/u1')).toMatchObject({ status: 200 })
    expect(await call(buyer, 'PATCH', '/buyers/b1/users/u1', { Phone: '1' })).toMatchObject({ status: 200 })
    expect(await call(buyer, 'DELETE', '/buyers/b1')).toMatchObject(forbidden)
    expect(await call(buyer, 'POST', '/buyers', { Name: 'x', Active: true })).toMatchObject(forbidden)
    expect(await call(buyer, 'POST', '/buyers/b1/users/u1/moveto/b2')).toMatchObject(forbidden)
    expect(await call(buyer, 'GET', '/buyerusers')).toMatchObject({ body: { Items: [{ CompanyID: 'b1' }] } })
    expect(await call(buyer, 'GET', '/buyerusers/u1')).toMatchObject({ status: 200, body: { CompanyID: 'b1' } })
    expect(await call(buyer, 'GET', '/buyerusers/guest')).toMatchObject({ status: 404 })
  })

  test('a buyer’s user looks at people of the seller and of suppliers, and leaves them alone', async () => {
    const shop = await createTestMarketplace(platform)
    const { buyer } = await everybody(shop)
    expect(await call(buyer, 'GET', '/adminusers/admin')).toMatchObject({ status: 200 })
    expect(await call(buyer, 'PATCH', '/adminusers/admin', { Password: 'Mine-Now-12345' })).toMatchObject(forbidden)
    expect(await call(buyer, 'GET', '/suppliers/s1/users/x')).toMatchObject({ status: 200 })
    expect(await call(buyer, 'PATCH', '/suppliers/s1/users/x', { Phone: '1' })).toMatchObject(forbidden)
  })

  test('a supplier’s user writes their own supplier only, and looks at buyers', async () => {
    const shop = await createTestMarketplace(platform)
    const { supplier } = await everybody(shop)
    expect(await call(supplier, 'GET', '/suppliers/s2')).toMatchObject({ status: 404 })
    expect(await call(supplier, 'PATCH', '/suppliers/s1/users/x', { Phone: '1' })).toMatchObject({ status: 200 })
    expect(await call(supplier, 'GET', '/buyers/b1/users/u1')).toMatchObject({ status: 200 })
    expect(await call(supplier, 'PATCH', '/buyers/b1/users/u1', { Phone: '1' })).toMatchObject(forbidden)
    expect(await call(supplier, 'PATCH', '/buyerusers/guest', { Phone: '1' })).toMatchObject(forbidden)
    expect(await call(supplier, 'DELETE', '/suppliers/s1')).toMatchObject(forbidden)
    expect(await call(supplier, 'DELETE', '/buyers/b1')).toMatchObject(forbidden)
    expect(await call(supplier, 'PUT', '/me/register', {})).toMatchObject(forbidden)
  })
})

test('nothing of one marketplace is seen, used or changed from another', async () => {
  const shop = await createTestMarketplace(platform)
  const other = await createTestMarketplace(platform)
  await aBuyerUser(other, { user: 'theirs' })
  await shop.admin.Buyers.Save('b1', { Name: 'B', Active: true })
  const { adminToken: token } = shop
  const missing = { status: 404, code: 'NotFound' }
  expect(await call(token, 'GET', '/buyers/b1/users/theirs')).toMatchObject(missing)
  expect(await call(token, 'GET', '/buyerusers/theirs')).toMatchObject(missing)
  expect(await call(token, 'DELETE', '/buyers/b1/users/theirs/tokens')).toMatchObject(missing)
  expect(await call(token, 'GET', `/apiclients/${other.sellerClientID}`)).toMatchObject(missing)
  expect(await call(token, 'PATCH', `/apiclients/${other.sellerClientID}`, { AppName: 'x' })).toMatchObject(missing)
  expect(await call(token, 'POST', `/apiclients/${other.sellerClientID}/secrets`, { Name: 'x' })).toMatchObject(missing)
  const payload = { AppName: 'x', AccessTokenDuration: 60, Active: true }
  expect(await call(token, 'PUT', `/apiclients/${other.sellerClientID}`, payload)).toMatchObject({ status: 409 })
  expect(
    await call(token, 'POST', '/apiclients/assignments', { ApiClientID: other.sellerClientID, BuyerID: 'b1' }),
  ).toMatchObject(missing)
  expect(await call(token, 'GET', '/buyerusers?search=theirs')).toMatchObject({ body: { Meta: { TotalCount: 0 } } })
  const name = `theirs-b1-${other.id}`
  await expect(shop.token(byPassword(shop, name))).rejects.toThrow('Auth.InvalidUsernameOrPassword')
  expect(await other.token(byPassword(other, name))).toMatch(/^ey/)
})
