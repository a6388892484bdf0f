import type { Area } from '../../kit/area.ts'
import { apiClients, apiClientsActions, apiClientsSecrets } from './api-clients.ts'
import { forgottenCredentialsActions } from './forgotten-credentials.ts'
import { impersonationConfigs } from './impersonation.ts'
import { localeAssignments, locales } from './locales.ts'
import { openIdConnects } from './open-id-connects.ts'
import { securityProfileAssignments, securityProfiles } from './security-profiles.ts'
import { authActions, certsActions, userInfoActions } from './tokens.ts'
import {
  adminUserGroups,
  adminUserGroupUserAssignments,
  supplierUserGroups,
  supplierUserGroupUserAssignments,
  userGroups,
  userGroupUserAssignments,
} from './user-groups.ts'
import {
  adminUsers,
  adminUsersActions,
  buyerUsersActions,
  supplierUsers,
  supplierUsersActions,
  users,
  usersActions,
} from './users.ts'

/** Users, sign-in and permissions. */
export const identityArea: Area = {
  resources: [
    locales,
    adminUsers,
    users,
    supplierUsers,
    adminUserGroups,
    userGroups,
    supplierUserGroups,
    securityProfiles,
    apiClients,
    apiClientsSecrets,
    impersonationConfigs,
    openIdConnects,
  ],
  relations: [
    localeAssignments,
    adminUserGroupUserAssignments,
    userGroupUserAssignments,
    supplierUserGroupUserAssignments,
    securityProfileAssignments,
  ],
  actions: [
    ...adminUsersActions,
    ...usersActions,
    ...supplierUsersActions,
    ...buyerUsersActions,
    ...apiClientsActions,
    ...authActions,
    ...userInfoActions,
    ...certsActions,
    ...forgottenCredentialsActions,
  ],
}
