import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import type { TestPlatform } from '@tessera/testing/platform'
import type { Receiver } from '../checkout/a-receiver.ts'
import { aBuyerUser } from '../identity/people.ts'
import { providerClient, type TestProvider } from './a-provider.ts'

export interface TestConnection {
  shop: TestMarketplace
  /** A log-in link. */
  link(more?: Record<string, string>): string
  clientID: string
  username: string
}

/** A marketplace with a buyer user, an API client and a connection to the provider. */
export async function aConnection(
  platform: TestPlatform,
  { provider, receiver }: { provider: TestProvider; receiver: Receiver },
  more: Record<string, unknown> = {},
): Promise<TestConnection> {
  const shop = await createTestMarketplace(platform)
  const { admin, id } = shop
  const { username } = await aBuyerUser(shop)
  const client = await admin.ApiClients.Create({
    AppName: 'Shop',
    Active: true,
    AccessTokenDuration: 60,
    RefreshTokenDuration: 600,
    AllowAnyBuyer: true,
    AllowSeller: true,
    DefaultContextUserName: `admin-${id}`,
  })
  await admin.IntegrationEvents.Save('people', {
    Name: 'People',
    EventType: 'OpenIDConnect',
    CustomImplementationUrl: receiver.url,
    HashKey: 'a-key-to-sign-with',
    ElevatedRoles: ['BuyerUserAdmin'],
    ConfigData: { region: 'west' },
    CustomAuthHeaderName: 'X-Key',
    CustomAuthHeaderValue: 'let-me-in',
  })
  const clientID = client.ID ?? ''
  await admin.OpenIdConnects.Save('google', {
    OrderCloudApiClientID: clientID,
    ConnectClientID: providerClient.id,
    ConnectClientSecret: providerClient.secret,
    AuthorizationEndpoint: `${provider.issuer}/auth`,
    TokenEndpoint: `${provider.issuer}/token`,
    AppStartUrl: 'https://shop.example/in?token={0}&idp={1}&path={2}&refresh={3}',
    CustomErrorUrl: 'https://shop.example/oops?why={0}',
    IntegrationEventID: 'people',
    ...more,
  })
  const link = (query: Record<string, string> = {}) =>
    `/ocrplogin?${new URLSearchParams({ id: 'google', cid: clientID, ...query })}`
  return { shop, link, clientID, username }
}

/** The text that an error page was opened with. */
export const whyOf = (location: string): string | null => {
  const url = new URL(location)
  return url.origin + url.pathname === 'https://shop.example/oops' ? url.searchParams.get('why') : null
}
