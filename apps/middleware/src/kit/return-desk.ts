import { createHmac } from 'node:crypto'
import type { RequestOptions } from '@tessera/client/call-options'
import type { Client } from '@tessera/client/create-client'
import { PlatformError } from '@tessera/client/platform-error'
import { retryOnConflict } from './retry-on-conflict.ts'

const deskID = 'return-desk'
const staffGroup = 'store-staff'
export const returnRule = 'returns'

interface DeskNeeds {
  client: Client
  backOffice(): Promise<RequestOptions>
  sellerClientID: string
  sellerClientSecret: string
}

/**
 * Requests a token of the user who submits returns for customers. The platform lets no one approve what they submitted,
 * so the shop, which approves, is not the one who submits. The first request creates the user and the rule.
 */
export async function requestDeskToken(needs: DeskNeeds): Promise<{ access_token: string; expires_in: number }> {
  const { client, sellerClientID, sellerClientSecret } = needs
  const password = passwordFrom(sellerClientSecret)
  const login = () =>
    client.Auth.ElevatedLogin(sellerClientSecret, deskID, password, sellerClientID, ['OrderAdmin', 'OrderReader'])
  try {
    return await login()
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status >= 500 || error.status === 429) throw error
    await createDesk(needs, password)
    return login()
  }
}

/** Derived, so that several processes need not share a stored password. */
const passwordFrom = (secret: string): string =>
  `Desk-1-${createHmac('sha256', secret).update(deskID).digest('base64url')}`

/** All returns wait for the store's staff. The user comes last: a log-in that works means that all of it exists. */
async function createDesk({ client, backOffice }: DeskNeeds, password: string): Promise<void> {
  const { AdminUserGroups, AdminUsers, Me, SecurityProfiles, SellerApprovalRules } = client
  const asShop = await backOffice()
  const { ID: UserID } = await Me.Get(asShop)
  await retryOnConflict(() => AdminUserGroups.Save(staffGroup, { ID: staffGroup, Name: 'Store staff' }, asShop))
  await retryOnConflict(() => AdminUserGroups.SaveUserAssignment({ UserGroupID: staffGroup, UserID }, asShop))
  const rule = {
    ID: returnRule,
    Name: 'Returns',
    Description: 'The store decides every return.',
    ApprovalType: 'OrderReturn' as const,
    ApprovingGroupID: staffGroup,
    RuleExpression: 'order.Total >= 0',
  }
  await retryOnConflict(() => SellerApprovalRules.Save(returnRule, rule, asShop))
  const profile = { ID: deskID, Name: 'Return desk', Roles: ['OrderAdmin' as const, 'OrderReader' as const] }
  await retryOnConflict(() => SecurityProfiles.Save(deskID, profile, asShop))
  const user = {
    Username: deskID,
    FirstName: 'Return',
    LastName: 'Desk',
    Email: `${deskID}@shop.invalid`,
    Active: true,
  }
  await retryOnConflict(() => AdminUsers.Save(deskID, { ID: deskID, ...user }, asShop))
  await retryOnConflict(() => SecurityProfiles.SaveAssignment({ SecurityProfileID: deskID, UserID: deskID }, asShop))
  await AdminUsers.Patch(deskID, { Password: password }, asShop)
}
