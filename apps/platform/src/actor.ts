import type { UserType } from '@tessera/contract/kit/operation'
import type { Call, Handler, Handlers } from '@tessera/server/call'

/** Who is asking, as far as a verified token and the database say. */
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
  /** The token behind the request, so that it can be ended. */
  tokenID: string
  tokenEnds: Date
  /** Set while somebody acts for this user: the user name behind it. */
  impersonator?: string
  /** A guest, and the one order a guest may touch. */
  orderID?: string
}

export type PlatformCall = Call<Actor>
export type PlatformHandler = Handler<Actor>
export type PlatformHandlers = Handlers<Actor>

/** All guests are one user, each with an order of their own. */
export const visitorKey = ({ userKey, orderID }: Pick<Actor, 'userKey' | 'orderID'>): string =>
  `${userKey} ${orderID ?? ''}`
