import type { ShopSession } from '@tessera/client/shop/create-shop-client'
import type { Session } from '@tessera/client/shop/types.gen'
import type { Role } from '@tessera/contract/platform/roles'
import { sql } from '@tessera/server/sql'
import type { TestMiddleware } from '@tessera/testing/middleware'

export const password = 'A-Good-Password-1'

export interface Person {
  email: string
  session: ShopSession
  refreshToken: string
}

export interface People {
  nobody: ShopSession
  /** A guest with a token, and another one. */
  guest: ShopSession
  otherGuest: ShopSession
  /** Manages an account. */
  ada: Person
  /** A user of the same account without rights. */
  ben: Person
  /** Manages another account. */
  eve: Person
  /** A staff member. */
  olga: ShopSession
  /** A staff member whose token may only read orders. */
  otto: ShopSession
}

/** All users register through the API: form, email, sign-in. */
export async function thePeople(shop: TestMiddleware): Promise<People> {
  const guest = async (): Promise<ShopSession> => {
    const { auth_token } = await shop.as().Cart.CreateTesseraBasket()
    return { authToken: auth_token ?? '' }
  }
  const ada = await registered(shop, 'ada@mason.test')
  const eve = await registered(shop, 'eve@elsewhere.test')
  const email = 'ben@mason.test'
  await shop.as(ada.session).User.CreateNewUser({ email, firstName: 'Ben', lastName: 'Mason', rights: [] })
  await shop.as().Auth.AccountActivation({ token: await secretFor(shop, email), password })
  const ben = await signedIn(shop, email)
  return { nobody: {}, guest: await guest(), otherGuest: await guest(), ada, eve, ben, ...(await theStaff(shop)) }
}

/** Platform sellers have no shop token. */
async function theStaff({ commerce }: TestMiddleware): Promise<Pick<People, 'olga' | 'otto'>> {
  const { Auth } = commerce.client
  const as = async (role: Role): Promise<ShopSession> => {
    const { access_token } = await Auth.Login('admin', 'Tests-only-1', commerce.storefrontClientID, [role])
    return { authToken: access_token }
  }
  return { olga: await as('FullAccess'), otto: await as('OrderReader') }
}

const aPerson = {
  type: 'Retail' as const,
  firstName: 'Ada',
  lastName: 'Mason',
  password,
  marketingConsent: false,
  wantsTerms: false,
}

async function registered(shop: TestMiddleware, email: string): Promise<Person> {
  await shop.as().User.createCustomer({ ...aPerson, email })
  await shop.as().Auth.AccountActivation({ token: await secretFor(shop, email) })
  return signedIn(shop, email)
}

async function signedIn(shop: TestMiddleware, email: string): Promise<Person> {
  const session: Session = await shop.as().Auth.signIn({ userName: email, password })
  return {
    email,
    session: { authToken: session.auth_token, shopToken: session.tessera_auth_token },
    refreshToken: session.tessera_refresh_token ?? '',
  }
}

/** The secret in the newest email to an address. */
export async function secretFor({ database }: TestMiddleware, to: string): Promise<string> {
  const letter = await database.find<{ body: string }>(sql`
    select body from mails where recipient = ${to} order by created_at desc, ctid desc limit 1`)
  return /token=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
}
