import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { buyerID, type Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { retryOnConflict } from '../../../kit/retry-on-conflict.ts'
import { isApprover } from './approvers.ts'

interface AccountLimits {
  number: string
  name: string
  /** The approvers as the platform knows them, null if it has no rule. */
  sent: string | null
  /** Someone has a limit, and orders above it wait for approval. */
  asksApproval: boolean
  approvers: string[]
}

export const approversGroup = (accountID: string): string => `approvers-${accountID}`
export const approvalRule = (accountID: string): string => `limits-${accountID}`

/**
 * Makes the platform's approval rule of an account from its spending limits: a group with the people who may approve,
 * and a rule that asks them. An account without limits has no rule. Safe to repeat; `isForced` sends it even if it was
 * sent before.
 */
export async function settleApprovalRule(
  db: Queryable,
  commerce: Commerce,
  accountID: string,
  isForced = false,
): Promise<void> {
  const account = await readLimits(db, accountID)
  if (!account) return
  const wanted = account.asksApproval ? account.approvers.join(' ') : null
  if (account.sent === wanted && !(isForced && account.asksApproval)) return
  const members = await saveMembers(commerce, accountID, account)
  const isKept = account.asksApproval
    ? await saveRule(commerce, accountID, account)
    : !(await deleteRule(commerce, accountID))
  await db.rows(sql`
    update accounts set approval_rule = ${isKept ? members.join(' ') : null} where id = ${accountID}`)
}

const readLimits = (db: Queryable, accountID: string): Promise<AccountLimits | undefined> =>
  db.find<AccountLimits>(sql`
    select a.number, a.name, a.approval_rule as sent,
      a.over_limit = 'approve' and exists (
        select from people p where p.account_id = a.id and p.status <> 'deleted'
          and (p.order_limit_cents is not null or p.month_limit_cents is not null)) as "asksApproval",
      array(select p.platform_user_id from people p where p.account_id = a.id and ${isApprover} order by 1) as approvers
    from accounts a where a.id = ${accountID}`)

/** Returns the members. A person whose user is yet to be created joins when it is, since the rule is sent again then. */
async function saveMembers(commerce: Commerce, accountID: string, account: AccountLimits): Promise<string[]> {
  const { UserGroups } = commerce.client
  const { approvers } = account
  const asShop = await commerce.backOffice()
  const group = approversGroup(accountID)
  const entry = { ID: group, Name: `Approvers of ${titleOf(account)}` }
  await retryOnConflict(() => UserGroups.Save(buyerID, group, entry, asShop))
  const assigned = await UserGroups.ListUserAssignments(buyerID, { userGroupID: group, pageSize: 100 }, asShop)
  const has = new Set(assigned.Items.map(({ UserID }) => UserID))
  const join = (UserID: string): Promise<boolean> =>
    retryOnConflict(() => UserGroups.SaveUserAssignment(buyerID, { UserGroupID: group, UserID }, asShop)).then(
      () => true,
      (error) => ignoreNotFound(error) ?? false,
    )
  const members: string[] = []
  for (const UserID of approvers) if (has.has(UserID) || (await join(UserID))) members.push(UserID)
  for (const userID of has)
    if (userID && !approvers.includes(userID))
      await UserGroups.DeleteUserAssignment(buyerID, group, userID, asShop).catch(ignoreNotFound)
  return members
}

/** The shop knows what was ordered in the month and notes the total of an order above that limit on the order. */
const expressionOf = (accountID: string): string =>
  `order.FromUser.xp.AccountID = '${accountID}' and ` +
  '(order.Total > order.FromUser.xp.OrderLimit or order.Total = order.xp.Shop.overLimit)'

/** Staff know an account by its name: the rule itself can only say its ID. The platform takes names of 100 characters. */
const titleOf = ({ name, number }: AccountLimits): string => `${name.slice(0, 60).trim()}, customer ${number}`

async function saveRule(commerce: Commerce, accountID: string, account: AccountLimits): Promise<true> {
  const rule = {
    ID: approvalRule(accountID),
    Name: `Spending limits of ${titleOf(account)}`,
    Description: 'The order is over the spending limit of the person who placed it.',
    ApprovingGroupID: approversGroup(accountID),
    RuleExpression: expressionOf(accountID),
  }
  const asShop = await commerce.backOffice()
  await retryOnConflict(() => commerce.client.ApprovalRules.Save(buyerID, rule.ID, rule, asShop))
  return true
}

/** A rule that orders still wait for stays until they are answered; false then. */
async function deleteRule(commerce: Commerce, accountID: string): Promise<boolean> {
  try {
    await commerce.client.ApprovalRules.Delete(buyerID, approvalRule(accountID), await commerce.backOffice())
    return true
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return true
    if (error instanceof PlatformError && error.errorCode === 'ApprovalRule.CannotDeleteIfPending') return false
    throw error
  }
}
