import { type Client, createClient } from '@tessera/client/create-client'
import { localCredentials } from '@tessera/platform/config'

/** Initial stock: one product never runs out, one does during the run. */
export const stock = { tile: 1_000_000, slate: 60 }
export const promotionLimit = 30
const password = 'A-Shoppers-Password-1'

const storefront = localCredentials.TESSERA_STOREFRONT_CLIENT_ID
/** A client for platform-only shoppers: orders of the storefront's client are submitted by the shop's checkout. */
export const marketClient = '7E55E2A0-0000-4000-8000-0000000000FA'

/** Signs the local administrator in. */
export async function adminOf(baseApiUrl: string): Promise<Client> {
  const admin = createClient({ baseApiUrl, timeoutInMilliseconds: 30_000 })
  const { TESSERA_ADMIN_USERNAME: user, TESSERA_ADMIN_PASSWORD: secret } = localCredentials
  const login = await admin.Auth.Login(user, secret, storefront)
  admin.Tokens.SetAccessToken(login.access_token)
  return admin
}

/** Creates products, a promotion and customers, and returns the customers' tokens. */
export async function seedShop(baseApiUrl: string, customers: number): Promise<string[]> {
  const admin = await adminOf(baseApiUrl)
  await admin.ApiClients.Save(marketClient, {
    AppName: 'Market',
    Active: true,
    AccessTokenDuration: 600,
    AllowAnyBuyer: true,
    IsAnonBuyer: true,
    DefaultContextUserName: 'storefront-guest',
  })
  for (const [ID, QuantityAvailable] of Object.entries(stock)) {
    await admin.PriceSchedules.Create({ ID, Name: ID, PriceBreaks: [{ Quantity: 1, Price: 12.34 }] })
    const Inventory = { Enabled: true, QuantityAvailable }
    await admin.Products.Create({ ID, Name: ID, Active: true, DefaultPriceScheduleID: ID, Inventory })
    await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: ID })
  }
  await admin.Promotions.Create({
    ID: 'early',
    Code: 'EARLY',
    EligibleExpression: 'true',
    ValueExpression: 'order.Subtotal * .15',
    AllowAllBuyers: true,
    CanCombine: true,
    Active: true,
    RedemptionLimit: promotionLimit,
  })
  for (let at = 0; at < customers; at++) {
    const Username = usernameOf(at)
    const person = { FirstName: 'A', LastName: 'Shopper', Email: `${Username}@shop.test`, Active: true }
    await admin.Users.Create('storefront', { ID: Username, Username, Password: password, ...person })
  }
  return signInShoppers(baseApiUrl, customers)
}

const usernameOf = (shopper: number): string => `shopper-${shopper}`

/** Tokens of customers that exist already. */
export async function signInShoppers(baseApiUrl: string, customers: number): Promise<string[]> {
  const { Auth } = createClient({ baseApiUrl, timeoutInMilliseconds: 30_000 })
  const tokens: string[] = []
  for (let at = 0; at < customers; at++)
    tokens.push((await Auth.Login(usernameOf(at), password, marketClient)).access_token)
  return tokens
}
