import type { ValueOf } from '@tessera/contract/kit/model'
import type { SessionUser } from '@tessera/contract/middleware/auth/models'
import { accountLabels } from '@tessera/contract/shop/constants'
import { type Customer, isNetPro, isPro } from '../../../kit/visitor.ts'

/** The signed-in user for the screens. */
export function sessionUserOf(customer: Customer): ValueOf<typeof SessionUser> {
  const { account, rights } = customer
  return {
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    cust_id: account.id,
    cust_num: account.number,
    cust_name: account.name,
    customerType: account.type,
    accountLabel: accountLabels[account.type],
    accountStatus: account.status,
    price_gp: isPro(account) ? account.priceGroup : 'RT',
    is_prouser: isPro(account),
    is_net_prouser: isNetPro(account),
    can_create_user: rights.has('can_create_user'),
    sale_org: account.salesOrganization,
    dist_chnl: account.distributionChannel,
    site_id: account.siteId,
    user_preferred_store: account.preferredStore,
    time_zone: account.timeZone,
    rights: [...rights],
  }
}
