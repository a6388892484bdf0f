import { PersonLock, PersonReset, PersonRestore } from './account-models.ts'
import { staffCall } from './staff-call.ts'

/** Help for people of customers who cannot sign in, or should not. */
export const personCalls = {
  lockPerson: staffCall(['ServiceAdmin', 'CreditAdmin'])(
    'LockPerson',
    'POST',
    'Locks a person of a customer, who is signed out everywhere and notified, or unlocks them; with a reason.',
    { body: PersonLock },
  ),
  sendReset: staffCall(['ServiceAdmin', 'CounterSales', 'CreditAdmin'])(
    'SendReset',
    'POST',
    'Emails a person of a customer a link to set a password, or their invitation again.',
    { body: PersonReset },
  ),
  restorePerson: staffCall(['ServiceAdmin', 'CreditAdmin'])(
    'RestorePerson',
    'POST',
    'Restores a person of a customer who was deleted in the last 30 days. They stay locked until they are unlocked.',
    { body: PersonRestore },
  ),
}
