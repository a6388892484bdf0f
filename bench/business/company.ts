import { type Client, createClient } from '@tessera/client/create-client'
import { localCredentials } from '@tessera/platform/config'
import pg from 'pg'
import { benchClient } from '../seed.ts'

const buyer = 'bench-company'
const password = 'A-Bench-Password-1'

/** A company whose orders wait for two approvals, and the people of the rows about business. */
export interface BenchCompany {
  base: string
  databaseUrl: string
  marketplace: string
  admin: Client
  adminHeaders: Record<string, string>
  shopper: Client
  shopperHeaders: Record<string, string>
  /** A member of the approving group: own orders wait for no one. */
  approver: Client
  approverHeaders: Record<string, string>
}

export async function prepareCompany(base: string, databaseUrl: string, marketplace: string): Promise<BenchCompany> {
  const { TESSERA_SELLER_CLIENT_ID: client, TESSERA_SELLER_CLIENT_SECRET: secret } = localCredentials
  const admin = createClient({ baseApiUrl: base, clientID: client })
  const { access_token: adminToken } = await admin.Auth.ClientCredentials(secret, client)
  admin.Tokens.SetAccessToken(adminToken)
  await createPeople(admin)
  for (const [ID, RuleExpression] of [
    ['any', 'order.Total > 1'],
    ['large', 'order.Total > 10'],
  ] as const)
    await admin.ApprovalRules.Create(buyer, { ID, Name: ID, ApprovingGroupID: 'boss', RuleExpression })
  const signIn = async (name: string) => (await admin.Auth.Login(name, password, benchClient)).access_token
  const [shopperToken, approverToken] = [await signIn('bench-shopper'), await signIn('bench-boss')]
  const clientWith = (token: string): Client => {
    const client = createClient({ baseApiUrl: base })
    client.Tokens.SetAccessToken(token)
    return client
  }
  return {
    base,
    databaseUrl,
    marketplace,
    admin,
    adminHeaders: headersOf(adminToken),
    shopper: clientWith(shopperToken),
    shopperHeaders: headersOf(shopperToken),
    approver: clientWith(approverToken),
    approverHeaders: headersOf(approverToken),
  }
}

async function createPeople(admin: Client): Promise<void> {
  await admin.Buyers.Create({ ID: buyer, Name: 'Bench company', Active: true, DefaultCatalogID: 'storefront' })
  const sees = { ViewAllCategories: true, ViewAllProducts: true }
  await admin.Catalogs.SaveAssignment({ CatalogID: 'storefront', BuyerID: buyer, ...sees })
  await admin.SecurityProfiles.Create({ ID: buyer, Name: buyer, Roles: ['Shopper'] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: buyer, BuyerID: buyer })
  await admin.UserGroups.Create(buyer, { ID: 'boss', Name: 'Boss' })
  for (const ID of ['bench-shopper', 'bench-boss']) {
    const person = { FirstName: 'A', LastName: 'Person', Email: `${ID}@bench.example`, Active: true }
    await admin.Users.Create(buyer, { ID, Username: ID, Password: password, ...person })
  }
  await admin.UserGroups.SaveUserAssignment(buyer, { UserGroupID: 'boss', UserID: 'bench-boss' })
}

const headersOf = (token: string): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
})

/** Runs SQL where a preparation through the API would take minutes. */
export async function runSql(databaseUrl: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=platform' })
  await client.connect()
  await client.query(text, values)
  await client.end()
}
