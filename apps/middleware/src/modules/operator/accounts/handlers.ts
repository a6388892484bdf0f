import { actingCalls } from '@tessera/contract/middleware/operator/acting-operations'
import { customerEmailCalls } from '@tessera/contract/middleware/operator/customer-email-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { personCalls } from '@tessera/contract/middleware/operator/person-operations'
import { priceGroupCalls } from '@tessera/contract/middleware/operator/price-group-operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { ProNeeds } from '../store/pro-account.ts'
import { readTemplates } from '../store/read-templates.ts'
import { callAsCustomer } from './call-as-customer.ts'
import { changeAccount } from './change-account.ts'
import { changePriceGroups } from './change-price-groups.ts'
import { emailCustomers } from './email-customers.ts'
import { getStaffAccount } from './get-staff-account.ts'
import { lockPerson, sendReset } from './help-person.ts'
import { invitePerson } from './invite-person.ts'
import { listStaffAccounts } from './list-staff-accounts.ts'
import { openAsCustomer } from './open-as-customer.ts'
import { restorePerson } from './restore-person.ts'

/** Customers, as staff see and change them. */
export const staffAccountHandlers = (needs: ProNeeds) => ({
  ...handle(operatorCalls.listAccounts, (call) =>
    listStaffAccounts(
      needs.database,
      { view: queryValue(call, 'view'), search: queryValue(call, 'search'), page: queryValue(call, 'page') },
      call.now,
    ),
  ),
  ...handle(operatorCalls.getAccount, (call) =>
    getStaffAccount(needs.database, queryValue(call, 'number') ?? '', call.actor.bearer?.roles ?? [], call.now),
  ),
  ...handle(operatorCalls.openAsCustomer, (call) => openAsCustomer(needs, call, call.body)),
  ...handle(actingCalls.callAsCustomer, (call) => callAsCustomer(needs, call, call.body)),
  ...handle(operatorCalls.invitePerson, async (call) => {
    await invitePerson(needs, call, call.body)
    return undefined
  }),
  ...handle(personCalls.lockPerson, async (call) => {
    await lockPerson(needs, call, call.body)
    return undefined
  }),
  ...handle(personCalls.sendReset, async (call) => {
    await sendReset(needs, call, call.body)
    return undefined
  }),
  ...handle(personCalls.restorePerson, async (call) => {
    await restorePerson(needs, call, call.body)
    return undefined
  }),
  ...handle(customerEmailCalls.listTemplates, async () => ({
    templates: await readTemplates(needs.database, ['message']),
  })),
  ...handle(customerEmailCalls.emailCustomers, (call) => emailCustomers(needs, call, call.body)),
  ...handle(priceGroupCalls.changePriceGroups, (call) => changePriceGroups(needs, call, call.body)),
  ...handle(operatorCalls.changeAccount, async (call) => {
    await changeAccount(needs, call, call.body)
    return undefined
  }),
})
