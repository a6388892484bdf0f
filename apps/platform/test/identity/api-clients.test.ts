import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, asGuest, askToken, asSeller, send } from './people.ts'

const platform = await startPlatform()
const plain = { AppName: 'App', AccessTokenDuration: 60, Active: true }

describe('an API client is refused', () => {
  test('with an unknown default context user', async () => {
    const { admin } = await createTestMarketplace(platform)
    await expect(admin.ApiClients.Create({ ...plain, DefaultContextUserName: 'nobody' })).rejects.toMatchObject({
      status: 400,
      errorCode: 'User.NotFound',
    })
    expect(await admin.ApiClients.List({ filters: { AppName: 'App' } })).toMatchObject({ Items: [] })
  })

  test('for anonymous shopping without a buyer’s user to borrow', async () => {
    const { admin, id } = await createTestMarketplace(platform)
    const refused = { status: 400, errorCode: 'ApiClient.RequiredNotAnonBuyer' }
    await expect(admin.ApiClients.Create({ ...plain, IsAnonBuyer: true })).rejects.toMatchObject(refused)
    const asAdmin = { ...plain, IsAnonBuyer: true, DefaultContextUserName: `admin-${id}` }
    await expect(admin.ApiClients.Create(asAdmin)).rejects.toMatchObject(refused)
  })

  test('with an integration event of another type', async () => {
    const { admin } = await createTestMarketplace(platform)
    const event = {
      Name: 'E',
      CustomImplementationUrl: 'https://shop.test',
      HashKey: 'k',
      EventType: 'OrderReturn',
    } as const
    await admin.IntegrationEvents.Save('e1', event)
    const wrong = { ...plain, OrderCheckoutIntegrationEventID: 'e1' }
    await expect(admin.ApiClients.Create(wrong)).rejects.toMatchObject({
      errorCode: 'IntegrationEvent.IncompatibleEventType',
    })
    const right = await admin.ApiClients.Create({ ...plain, OrderReturnIntegrationEventID: 'e1' })
    expect(right).toMatchObject({ OrderReturnIntegrationEventName: 'E' })
  })

  test('under an ID that is no GUID, or with guests that stay too long', async () => {
    const { admin } = await createTestMarketplace(platform)
    await expect(admin.ApiClients.Save('my-client', plain)).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
    for (const AnonymousTokenDuration of [0, -5, 30_000])
      await expect(admin.ApiClients.Create({ ...plain, AnonymousTokenDuration })).rejects.toMatchObject({
        errorCode: 'ValidationFailure',
      })
  })

  test('deletion, and switching off, while it is the last way to full access', async () => {
    const { admin, sellerClientID, storefrontClientID } = await createTestMarketplace(platform)
    await admin.ApiClients.Delete(storefrontClientID)
    const last = { status: 400, errorCode: 'ApiClient.CannotDeleteLastFullAccess' }
    await expect(admin.ApiClients.Delete(sellerClientID)).rejects.toMatchObject(last)
    await expect(admin.ApiClients.Patch(sellerClientID, { Active: false })).rejects.toMatchObject(last)
    await expect(admin.ApiClients.Patch(sellerClientID, { AllowSeller: false })).rejects.toMatchObject(last)
    expect(await admin.ApiClients.Get(sellerClientID)).toMatchObject({ Active: true, AllowSeller: true })
  })

  test('deletion while an impersonation config needs it', async () => {
    const { admin, storefrontClientID } = await createTestMarketplace(platform)
    await admin.ImpersonationConfigs.Save('c1', { ClientID: storefrontClientID, SecurityProfileID: 'shopper' })
    await expect(admin.ApiClients.Delete(storefrontClientID)).rejects.toMatchObject({
      status: 409,
      errorCode: 'ApiClient.UsedByImpersonationConfig',
    })
  })

  test('to users of buyers', async () => {
    const shop = await createTestMarketplace(platform)
    const guest = await shop.token(asGuest(shop))
    expect(await send(platform, { method: 'GET', url: '/v1/apiclients', headers: asBearer(guest) })).toMatchObject({
      status: 403,
    })
  })
})

describe('an API client', () => {
  test('gets its GUID from us, and is found whatever the case', async () => {
    const { admin } = await createTestMarketplace(platform)
    const made = await admin.ApiClients.Create({ ...plain, ID: 'mine', AnonymousTokenDuration: null } as never)
    expect(made.ID).toMatch(/^[0-9a-f-]{36}$/)
    expect(made).toMatchObject({ ClientSecret: null, AnonymousTokenDuration: 10_080, RefreshTokenDuration: 0 })
    const shouted = String(made.ID).toUpperCase()
    expect(await admin.ApiClients.Get(shouted)).toMatchObject({ ID: made.ID })
    expect(await admin.ApiClients.Patch(shouted, { AppName: 'Renamed' })).toMatchObject({ ID: made.ID })
    expect(await admin.ApiClients.Save(shouted, plain)).toMatchObject({ ID: made.ID, AppName: 'App' })
    await admin.ApiClients.Delete(shouted)
    const wanted = crypto.randomUUID()
    expect(await admin.ApiClients.Save(wanted, plain)).toMatchObject({ ID: wanted })
  })

  test('stores a secret as a hash until it is removed', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin, sellerClientID: id } = shop
    const secret = 'a-secret-of-our-own'
    expect(await admin.ApiClients.Patch(id, { ClientSecret: secret })).toMatchObject({ ClientSecret: null })
    const stored = await platform.database.find<{ hash: string }>(
      sql`select client_secret_hash as hash from api_clients where id = ${id}`,
    )
    expect(stored?.hash).toMatch(/^\$argon2id\$/)
    expect(await askToken(platform, asSeller(shop))).toMatchObject({ code: 'ApiClient.InvalidClientID' })
    const form = { ...asSeller(shop), client_secret: secret }
    await admin.ApiClients.Patch(id, { ClientSecret: null, AppName: 'Other' })
    expect(await askToken(platform, form)).toMatchObject({ status: 200 })
    await admin.ApiClients.Patch(id, { ClientSecret: '' })
    // without a secret it cannot authenticate, and it allows no guests
    expect(await askToken(platform, form)).toMatchObject({ code: 'Auth.OauthError' })
  })
})

describe('secrets of an API client', () => {
  test('are refused when over already, or too many', async () => {
    const { admin, sellerClientID: id } = await createTestMarketplace(platform)
    await expect(
      admin.ApiClients.CreateSecret(id, { Name: 'old', Expiration: '2020-01-01T00:00:00Z' }),
    ).rejects.toMatchObject({ errorCode: 'ApiClientSecret.InvalidExpirationDate' })
    for (let at = 0; at < 10; at++) await admin.ApiClients.CreateSecret(id, { Name: `s${at}`, ID: `s${at}` })
    await expect(admin.ApiClients.CreateSecret(id, { Name: 'more' })).rejects.toMatchObject({
      errorCode: 'ApiClientSecret.MaximumClientSecretsReached',
    })
    await expect(admin.ApiClients.PatchSecret(id, 's1', { Expiration: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
      errorCode: 'ApiClientSecret.InvalidExpirationDate',
    })
    const nowhere = crypto.randomUUID()
    await expect(admin.ApiClients.CreateSecret(nowhere, { Name: 'x' })).rejects.toMatchObject({
      message: `ApiClient ${nowhere} not found`,
    })
  })

  test('are shown once and work beside the others until deleted', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin, sellerClientID: id } = shop
    const made = await admin.ApiClients.CreateSecret(id.toUpperCase(), {
      Name: 'ci',
      Expiration: '2100-01-01T00:00:00Z',
    })
    expect(made).toMatchObject({ Name: 'ci', Expiration: expect.stringMatching(/^2100/) })
    expect(await admin.ApiClients.ListSecrets(id)).toMatchObject({ Items: [{ ID: made.ID, Name: 'ci' }] })
    expect(JSON.stringify(await admin.ApiClients.GetSecret(id, String(made.ID)))).not.toContain(
      String(made.ClientSecret),
    )
    const form = { ...asSeller(shop), client_secret: String(made.ClientSecret) }
    expect(await askToken(platform, form)).toMatchObject({ status: 200 })
    expect(await askToken(platform, asSeller(shop))).toMatchObject({ status: 200 })
    await admin.ApiClients.DeleteSecret(id, String(made.ID))
    expect(await askToken(platform, form)).toMatchObject({ code: 'ApiClient.InvalidClientID' })
  })
})

describe('assignments of an API client', () => {
  test('name one company, and one that exists', async () => {
    const { admin, storefrontClientID: ApiClientID } = await createTestMarketplace(platform)
    await expect(admin.ApiClients.SaveAssignment({ ApiClientID, BuyerID: 'a', SupplierID: 'b' })).rejects.toMatchObject(
      { errorCode: 'PartyAssignment.CannotSpecifyBuyerAndSupplier' },
    )
    await expect(admin.ApiClients.SaveAssignment({ ApiClientID })).rejects.toMatchObject({
      errorCode: 'PartyAssignment.RequiresBuyer',
    })
    await expect(admin.ApiClients.SaveAssignment({ ApiClientID, BuyerID: 'nope' })).rejects.toMatchObject({
      message: 'Buyer nope not found',
    })
    await expect(admin.ApiClients.SaveAssignment({ ApiClientID: 'nope', BuyerID: 'b' })).rejects.toMatchObject({
      message: 'ApiClient nope not found',
    })
    await expect(admin.ApiClients.DeleteBuyerAssignment(ApiClientID, 'storefront')).rejects.toMatchObject({
      status: 404,
    })
  })

  test('are saved, counted, listed and removed', async () => {
    const shop = await createTestMarketplace(platform)
    const { admin, storefrontClientID: ApiClientID } = shop
    await aBuyerUser(shop)
    await admin.Suppliers.Save('s1', { Name: 'S', Active: true })
    for (const party of [{ BuyerID: 'b1' }, { SupplierID: 's1' }, { BuyerID: 'b1' }])
      await admin.ApiClients.SaveAssignment({ ApiClientID, ...party })
    expect(await admin.ApiClients.Get(ApiClientID)).toMatchObject({ AssignedBuyerCount: 1, AssignedSupplierCount: 1 })
    expect(await admin.ApiClients.ListAssignments({ buyerID: 'b1' })).toMatchObject({
      Meta: { TotalCount: 1 },
      Items: [{ ApiClientID, BuyerID: 'b1', SupplierID: null }],
    })
    await admin.ApiClients.DeleteBuyerAssignment(ApiClientID.toUpperCase(), 'b1')
    await admin.ApiClients.DeleteSupplierAssignment(ApiClientID, 's1')
    expect(await admin.ApiClients.ListAssignments()).toMatchObject({ Meta: { TotalCount: 0 } })
  })
})
