import type { Database, Queryable } from '@tessera/server/database'
import type { TokenMaker } from '../identity/token-maker.ts'
import type { RelayedEvent } from '../relay.ts'
import type { Environment } from '../settings.ts'
import { dispatchMessages } from './dispatch-messages.ts'
import { inviteSavedUser, inviteUser } from './invite-user.ts'
import { announceApproved, announceDeclined, announceShipment, announceSubmitted } from './order-messages.ts'
import {
  announceReturnApproved,
  announceReturnCompleted,
  announceReturnDeclined,
  announceReturnSubmitted,
} from './return-messages.ts'

export interface MessageNeeds {
  tokens: TokenMaker
  /** The environment name sent to receivers. */
  environment: Environment
}

type AnnounceEvent = (db: Queryable, event: RelayedEvent, needs: MessageNeeds) => Promise<void>

/** Operations that people are told about. Others queue their messages themselves. */
const announcers: Readonly<Record<string, AnnounceEvent>> = {
  'Orders.Submit': announceSubmitted,
  'Cart.Submit': announceSubmitted,
  'Orders.Approve': announceApproved,
  'Orders.Decline': announceDeclined,
  'OrderReturns.Submit': announceReturnSubmitted,
  'OrderReturns.Approve': announceReturnApproved,
  'OrderReturns.Decline': announceReturnDeclined,
  'OrderReturns.Complete': announceReturnCompleted,
  'Orders.Ship': announceShipment,
  'Shipments.Create': announceShipment,
  'Shipments.Save': announceShipment,
  'Shipments.Patch': announceShipment,
  'Shipments.SaveItem': announceShipment,
  'AdminUsers.Create': inviteUser,
  'Users.Create': inviteUser,
  'SupplierUsers.Create': inviteUser,
  'AdminUsers.Save': inviteSavedUser,
  'Users.Save': inviteSavedUser,
  'SupplierUsers.Save': inviteSavedUser,
}

/** Operations after which the relay is woken, so that people are told at once. */
const wakingOperations: ReadonlySet<string> = new Set([
  ...Object.keys(announcers),
  // recorded as Orders.Submit
  'Orders.Place',
  // recorded as OrderReturns.Complete too, when they complete a return
  'Payments.Create',
  'Payments.Patch',
  'OrderReturns.Save',
  'OrderReturns.Patch',
  'OrderReturns.DeleteItem',
  'Me.AcceptProductCollectionInvitation',
  'Me.DeclineProductCollectionInvitation',
])

export const leadsToMessages = ({ id, tag }: { id: string; tag: string }): boolean =>
  wakingOperations.has(id) || tag === 'ForgottenCredentials'

/** Runs in the relay's transaction: messages for these events are written exactly once. */
export const announceEvents =
  (needs: MessageNeeds) =>
  async (db: Queryable, events: readonly RelayedEvent[]): Promise<void> => {
    for (const event of events) await announcers[event.operation]?.(db, event, needs)
  }

/** Sends every queued message on its way. */
export async function dispatchAll(database: Database, environment: Environment): Promise<void> {
  while ((await database.transaction((db) => dispatchMessages(db, environment))) > 0);
}
