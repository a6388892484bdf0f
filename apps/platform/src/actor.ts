import type { UserType } from '@tessera/contract/kit/operation'
import type { Call, Handler, Handlers } from '@tessera/server/call'
import type { PreparedPassword } from './identity/set-password.ts'
import type { PromotionService } from './orders/promotion-service.ts'

/** The caller, as established by a verified token and the database. */
export interface Actor {
  /** The tenant; also the ID of the company that owns the marketplace. */
  marketplace: string
  clientID: string
  userType: UserType
  /** Never changes, unlike ID and username. */
  userKey: string
  userID: string
  username: string
  /** Buyer or supplier ID; the marketplace's own for its administrators. */
  companyID: string
  roles: ReadonlySet<string>
  /** The request's token, kept here so that it can be revoked. */
  tokenID: string
  tokenEnds: Date
  /** The user's version when the token was issued; a sign-out everywhere raises it. */
  tokenVersion: number
  /** The impersonator's user name, set while a user is impersonated. */
  impersonator?: string
  /** The client's add-to-cart event replaces the catalog: a service says what is sold, and for how much. */
  hasOwnProducts?: true
  /** A guest, and the one order a guest may touch. */
  orderID?: string
  /** A contributor to a group order, who reaches the lines of one invitation. */
  invitation?: { id: string; orderUid: string }
}

export type PlatformCall = Call<Actor> & {
  /** Prices promotions of orders; unset where their amounts are kept. */
  promotionService?: PromotionService
  /** The password or client secret of the body, hashed before the transaction. */
  hashedSecret?: PreparedPassword
}
export type PlatformHandler = Handler<Actor>
export type PlatformHandlers = Handlers<Actor>

/** All guests are one user, each with an order of their own. */
export const visitorKey = ({ userKey, orderID }: Pick<Actor, 'userKey' | 'orderID'>): string =>
  `${userKey} ${orderID ?? ''}`
