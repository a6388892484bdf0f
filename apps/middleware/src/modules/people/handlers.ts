import type { Handlers } from '@tessera/server/call'
import type { Visitor } from '../../kit/visitor.ts'
import { changeEmailHandlers } from './profile/change-email.ts'
import { getCompanyHandler, updateCustomerHandler } from './profile/company-data.ts'
import { deleteAccountCardsHandler } from './profile/delete-account-cards.ts'
import { deleteMeHandler, signOutElsewhereHandler } from './profile/delete-me.ts'
import { exportMyDataHandler } from './profile/export-my-data.ts'
import { favoriteHandlers } from './profile/favorites.ts'
import { notificationHandlers } from './profile/notifications.ts'
import { personalDataHandlers } from './profile/personal-data.ts'
import { sessionHandlers } from './profile/sessions.ts'
import { createCustomerHandler } from './registration/create-customer.ts'
import { probeHandlers } from './registration/probes.ts'
import type { AuthNeeds } from './sign-in/auth-needs.ts'
import { changeRightsHandler } from './team/change-rights.ts'
import { changeUserHandlers } from './team/change-user.ts'
import { createUserHandler, listUsersHandler } from './team/create-user.ts'
import { handOverHandler } from './team/hand-over.ts'
import { userActivityHandler } from './team/user-activity.ts'

/** Calls about people, their accounts and their favorites. */
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
  ...deleteAccountCardsHandler(needs),
  ...favoriteHandlers(needs),
  ...changeRightsHandler(needs),
  ...handOverHandler(needs),
  ...userActivityHandler(needs),
  ...exportMyDataHandler(needs),
  ...sessionHandlers(needs),
  ...signOutElsewhereHandler(needs),
  ...deleteMeHandler(needs),
})
