import type { CustomerSet } from '@tessera/client/shop/types.gen'

/** Rights for display; the server checks every call again. */
export interface AccountRights {
  isPro: boolean
  isNetPro: boolean
  canBuy: boolean
  seesAccount: boolean
  seesBilling: boolean
  canPay: boolean
  seesRewards: boolean
  canCreateUser: boolean
  managesCompany: boolean
}

export function accountRights({ user }: Pick<CustomerSet, 'user'>): AccountRights {
  const has = (right: string): boolean => user?.rights.includes(right) ?? false
  const isPro = user?.customerType === 'Pro'
  const seesBilling = isPro && (has('billing-view') || has('billing-pay'))
  return {
    isPro,
    isNetPro: user?.is_net_prouser ?? false,
    canBuy: has('buy'),
    seesAccount: has('account-view'),
    seesBilling,
    canPay: isPro && has('billing-pay'),
    seesRewards: isPro && (seesBilling || has('account-view')),
    canCreateUser: user?.can_create_user ?? false,
    managesCompany: isPro && user?.can_create_user === true,
  }
}
