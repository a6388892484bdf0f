import type { CustomerSet } from '@tessera/client/shop/types.gen'

/** Rights for display; the server checks every call again. */
export interface AccountRights {
  isPro: boolean
  isNetPro: boolean
  canBuy: boolean
  canApprove: boolean
  seesAccount: boolean
  seesBilling: boolean
  canPay: boolean
  seesRewards: boolean
  /** Companies have users; a person alone at home has no use for the page. */
  managesUsers: boolean
  managesCompany: boolean
}

export function accountRights({
  user,
  userCount = 1,
}: Pick<CustomerSet, 'user'> & { userCount?: number }): AccountRights {
  const has = (right: string): boolean => user?.rights.includes(right) ?? false
  const isPro = user?.customerType === 'Pro'
  const seesBilling = isPro && (has('billing-view') || has('billing-pay'))
  return {
    isPro,
    isNetPro: user?.is_net_prouser ?? false,
    canBuy: has('buy'),
    canApprove: has('approve'),
    seesAccount: has('account-view'),
    seesBilling,
    canPay: isPro && has('billing-pay'),
    seesRewards: isPro && (seesBilling || has('account-view')),
    managesUsers: user?.can_create_user === true && (isPro || userCount > 1),
    managesCompany: isPro && user?.can_create_user === true,
  }
}
