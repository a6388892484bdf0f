import { limits } from '@tessera/contract/middleware/kit'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import { addressBlock, type RateLimit, recordHit } from '@tessera/server/rate-limit'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { findPhone } from '../../../kit/phone.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../accounts/audit.ts'
import { findPersonByEmail } from '../accounts/people.ts'
import { hasSolvedCaptcha } from '../credentials/check-captcha-or-limit.ts'
import { withMinimumDuration } from '../credentials/with-minimum-duration.ts'
import { isManager } from '../session/guard.ts'
import { hashOf } from '../session/secret.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

/** Three queries per day about one address or number, from all callers together. */
const perValueLimit = { name: 'asked', hits: 3, seconds: 24 * 60 * 60 }
const minimumMilliseconds = 30

type Hint = 'sign-in' | 'link'
interface Exists {
  exists: boolean
  hint: Hint | null
}
/** Also the answer for a taken address, since registration doesn't refuse one either. */
const proceed: Exists = { exists: false, hint: null }

interface Probe {
  actor: Visitor
  from: string
  requestID: string
  captcha: string | null | undefined
  value: string
}

/**
 * Answers depend on the caller (manager, solved captcha, other); the work is the same for all, so that time reveals
 * nothing.
 */
export const probeHandlers = (needs: AuthNeeds) => ({
  ...handle(userCalls.isEmailAlreadyExist, (call) => {
    const email = normalizeEmail(call.body.email)
    return answerProbe(needs, { ...call, captcha: call.body.captcha, value: email }, byEmail(needs, email))
  }),
  ...handle(userCalls.isPhoneAlreadyExist, (call) => {
    const phone = findPhone(call.body.phone) ?? ''
    return answerProbe(needs, { ...call, captcha: call.body.captcha, value: phone }, byPhone(needs, phone))
  }),
})

async function answerProbe(needs: AuthNeeds, call: Probe, looking: Promise<Hint | null>): Promise<Exists> {
  const [hint, mayKnow] = await withMinimumDuration(minimumMilliseconds, Promise.all([looking, isAllowed(needs, call)]))
  return mayKnow && hint ? { exists: true, hint } : proceed
}

async function isAllowed(needs: AuthNeeds, call: Probe): Promise<boolean> {
  const { customer } = call.actor
  if (customer && isManager(customer)) {
    await audit(needs.database, auditActorOf(call), {
      action: 'user.probe',
      object: customer.personID,
      after: { asked: call.value },
    })
    return true
  }
  if (!(await hasSolvedCaptcha(needs, call.captcha))) return false
  await countHit(needs, limits.probe, addressBlock(call.from))
  await countHit(needs, perValueLimit, hashOf(call.value).toString('base64url'))
  return true
}

async function countHit({ database }: AuthNeeds, limit: RateLimit, who: string): Promise<void> {
  const wait = await recordHit(database, limit, who)
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
}

async function byEmail({ database }: AuthNeeds, email: string): Promise<Hint | null> {
  const person = await findPersonByEmail(database, email)
  const store = await database.find(inStore(sql`lower(details ->> 'email') = ${email}`))
  return person ? 'sign-in' : store ? 'link' : null
}

async function byPhone({ database }: AuthNeeds, phone: string): Promise<Hint | null> {
  const person = await database.find(sql`select from people where phone = ${phone} and status <> 'deleted'`)
  const store = await database.find(inStore(sql`details ->> 'phone' = ${phone}`))
  return person ? 'sign-in' : store ? 'link' : null
}

/** Accounts opened in a store without an online user. */
const inStore = (fits: ReturnType<typeof sql>) => sql`
  select from accounts a
  where ${fits} and status <> 'closed'
    and not exists (select from people p where p.account_id = a.id and p.status <> 'deleted')`
