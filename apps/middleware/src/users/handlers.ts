import type { Handlers } from '@tessera/server/call'
import type { AuthNeeds } from '../auth/auth-needs.ts'
import type { Visitor } from '../visitor.ts'
import { changeEmailHandlers } from './change-email.ts'
import { changeRightsHandler } from './change-rights.ts'
import { changeUserHandlers } from './change-user.ts'
import { createCustomerHandler } from './create-customer.ts'
import { createUserHandler, listUsersHandler } from './create-user.ts'
import { deleteCardsHandler } from './delete-cards.ts'
import { deleteMeHandler, signOutElsewhereHandler } from './delete-me.ts'
import { favoriteHandlers } from './favorites.ts'
import { handOverHandler } from './hand-over.ts'
import { exportMyDataHandler } from './my-data.ts'
import { notificationHandlers } from './notifications.ts'
import { personalDataHandlers } from './personal-data.ts'
import { probeHandlers } from './probes.ts'
import { sessionHandlers } from './sessions.ts'
import { getCompanyHandler, updateCustomerHandler } from './update-customer.ts'
import { userDeedsHandler } from './user-deeds.ts'

/** The calls about people and their accounts, and what they like. */
export const userHandlers = (needs: AuthNeeds): Handlers<Visitor> => ({
  ...createCustomerHandler(needs),
  ...personalDataHandlers(needs),
  ...changeEmailHandlers(needs),
  ...notificationHandlers(needs),
  ...createUserHandler(needs),
  ...listUsersHandler(needs),
  ...updateCustomerHandler(needs),
  ...getCompanyHandler(needs),
  ...changeUserHandlers(needs),
  ...probeHandlers(needs),
  ...deleteCardsHandler(needs),
  ...favoriteHandlers(needs),
  ...changeRightsHandler(needs),
  ...handOverHandler(needs),
  ...userDeedsHandler(needs),
  ...exportMyDataHandler(needs),
  ...sessionHandlers(needs),
  ...signOutElsewhereHandler(needs),
  ...deleteMeHandler(needs),
})
