import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const shop = await createTestMarketplace(platform)
const { admin } = shop
const http = { Http: { Endpoint: 'https://hook.test', Secret: 'shh' } }
await admin.DeliveryConfigurations.Create({ ID: 'on', Name: 'On', Enabled: true, DeliveryTargets: http })
await admin.DeliveryConfigurations.Create({ ID: 'off', Name: 'Off', Enabled: false, DeliveryTargets: http })
const disabled = { errorCode: 'DeliveryConfig.ConfigurationDisabled' }

test('a delivery target says where it delivers, and keeps the secrets it is not shown', async () => {
  const { DeliveryConfigurations } = admin
  const saved = (DeliveryTargets: object) =>
    DeliveryConfigurations.Save('d', { Name: 'D', Enabled: true, DeliveryTargets })
  await expect(saved({ Http: { Secret: 'x' } })).rejects.toMatchObject({
    errors: [{ Data: { Property: 'DeliveryTargets.Http.Endpoint' } }],
  })
  await expect(saved({ Http: { ...http.Http, CustomAuthHeaderName: 'X-Key' } })).rejects.toMatchObject({
    errorCode: 'Integration.CustomAuthHeaderValueRequired',
  })
  const made = await saved(http)
  expect(JSON.stringify(made)).not.toContain('shh')
  expect(await saved({ Http: { Endpoint: 'https://other.test' } })).toMatchObject({
    DeliveryTargets: { Http: { Endpoint: 'https://other.test' } },
  })
  await expect(saved({ Kafka: { Topic: 'x' } })).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
})

test('nothing new delivers through a configuration that is disabled or not there', async () => {
  const sync = { SyncEntityChanged: true, SyncEntityDeleted: true }
  await expect(admin.EntitySynchronization.SaveBuyers({ ...sync, DeliveryConfigID: 'off' })).rejects.toMatchObject(
    disabled,
  )
  await expect(admin.OrderSynchronization.Save({ DeliveryConfigID: 'off' })).rejects.toMatchObject(disabled)
  await expect(admin.InventoryIntegrations.Save({ DeliveryConfigID: 'off' })).rejects.toMatchObject(disabled)
  await expect(admin.ErrorConfigs.Save({ DeliveryConfigID: 'off' })).rejects.toMatchObject({
    errorCode: 'ErrorConfig.DeliveryConfigDisabled',
  })
  await expect(admin.OrderSynchronization.Save({ DeliveryConfigID: 'nope' })).rejects.toMatchObject({
    message: 'DeliveryConfig nope not found',
  })
  await admin.EntitySynchronization.SaveBuyers({ ...sync, DeliveryConfigID: 'on' })
  await expect(admin.DeliveryConfigurations.Delete('on')).rejects.toMatchObject({
    errorCode: 'DeliveryConfig.CannotDeleteConfigInUse',
  })
})

test('a webhook is reached by https, and signs what it sends', async () => {
  const { Webhooks } = admin
  const base = { Name: 'Hook', Url: 'https://hook.test', HashKey: 'k' }
  await expect(Webhooks.Create({ ...base, Url: 'http://hook.test' })).rejects.toMatchObject({
    errorCode: 'Webhook.UrlSchemeHttps',
  })
  await expect(Webhooks.Create({ ...base, HashKey: null })).rejects.toMatchObject({
    errorCode: 'Webhook.MissingHashKey',
  })
  await expect(Webhooks.Create({ ...base, DeliveryConfigID: 'on', BeforeProcessRequest: true })).rejects.toMatchObject({
    errorCode: 'Webhook.InvalidDeliveryConfig',
  })
  await expect(Webhooks.Create({ Name: 'x', DeliveryConfigID: 'off' })).rejects.toMatchObject(disabled)
  await Webhooks.Create({ Name: 'x', DeliveryConfigID: 'on' })
  await Webhooks.Create({ ...base, ID: 'h', BeforeProcessRequest: true })
  await expect(Webhooks.Patch('h', { HashKey: null })).rejects.toMatchObject({ errorCode: 'Webhook.MissingHashKey' })
})

test('a custom header has a name and a value; the value stays though it is never shown', async () => {
  const { Webhooks } = admin
  const base = { Name: 'Hook', Url: 'https://hook.test', HashKey: 'k' }
  await expect(Webhooks.Create({ ...base, CustomAuthHeaderName: 'X-Key' })).rejects.toMatchObject({
    errorCode: 'Integration.CustomAuthHeaderValueRequired',
  })
  await expect(Webhooks.Create({ ...base, CustomAuthHeaderValue: 'v' })).rejects.toMatchObject({
    errorCode: 'Integration.CustomAuthHeaderNameRequired',
  })
  const header = { CustomAuthHeaderName: 'X-Key', CustomAuthHeaderValue: 'v' }
  expect(await Webhooks.Create({ ...base, ...header, ID: 'signed' })).toMatchObject({ CustomAuthHeaderValue: null })
  await Webhooks.Save('signed', { ...base, CustomAuthHeaderName: 'X-Key' })
  await Webhooks.Patch('signed', { Name: 'Other' })
  await expect(Webhooks.Patch('signed', { CustomAuthHeaderName: 'X-Other' })).rejects.toMatchObject({
    errorCode: 'Integration.CustomAuthHeaderValueRequired',
  })
  expect(await Webhooks.Patch('signed', { CustomAuthHeaderName: null })).toMatchObject({ CustomAuthHeaderName: null })
})

test('an integration event keeps its type', async () => {
  const base = { Name: 'E', CustomImplementationUrl: 'https://x.test', HashKey: 'k' }
  await admin.IntegrationEvents.Create({ ...base, ID: 'e', EventType: 'OrderCheckout' })
  await expect(admin.IntegrationEvents.Patch('e', { EventType: 'AddToCart' })).rejects.toMatchObject({
    errorCode: 'IntegrationEvent.CannotEditType',
  })
  expect(await admin.IntegrationEvents.Save('e', base)).toMatchObject({ EventType: 'OrderCheckout' })
})

test('a tracking event keeps its type and client', async () => {
  const { TrackingEvents } = admin
  const base = {
    EventType: 'OrderSubmitted',
    ClientID: shop.sellerClientID,
    Name: 'T',
    DeliveryConfigID: 'on',
  } as const
  await expect(TrackingEvents.Create({ ...base, ClientID: 'nope' })).rejects.toMatchObject({
    errorCode: 'TrackingEvent.InvalidClientID',
  })
  await expect(TrackingEvents.Create({ ...base, DeliveryConfigID: 'nope' })).rejects.toMatchObject({
    errorCode: 'TrackingEvent.InvalidDeliveryConfigID',
  })
  await expect(TrackingEvents.Create({ ...base, DeliveryConfigID: 'off' })).rejects.toMatchObject(disabled)
  const made = await TrackingEvents.Create({ ...base, ID: 't', ClientID: shop.sellerClientID.toUpperCase() })
  expect(made.ClientID).toBe(shop.sellerClientID)
  for (const change of [{ EventType: 'UserLoggedIn' }, { ClientID: shop.storefrontClientID }] as const)
    await expect(TrackingEvents.Patch('t', change)).rejects.toMatchObject({
      errorCode: 'TrackingEvent.CannotUpdateProperty',
      errors: [{ Data: { Property: Object.keys(change)[0] } }],
    })
  await expect(TrackingEvents.Create({ ...base, ID: 'again' })).rejects.toMatchObject({
    status: 409,
    errorCode: 'TrackingEvent.CannotCreateMultipleEventsOfSameType',
  })
})

test('a subscription integration acts as the user of its client', async () => {
  await expect(admin.SubscriptionIntegrations.Save({ ApiClientID: 'nope', HashKey: 'k' })).rejects.toMatchObject({
    status: 404,
  })
  const idle = { ApiClientID: shop.sellerClientID, HashKey: 'k', Active: true }
  await expect(admin.SubscriptionIntegrations.Save(idle)).rejects.toMatchObject({
    message: 'Url is required while the integration is active.',
  })
  expect(await admin.SubscriptionIntegrations.Save({ ApiClientID: shop.sellerClientID, HashKey: 'k' })).toMatchObject({
    ApiClientID: shop.sellerClientID,
  })
})
