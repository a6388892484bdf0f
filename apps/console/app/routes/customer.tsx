import { randomUUID } from 'node:crypto'
import type { StaffAccount } from '@tessera/client/shop/types.gen'
import type { Operation } from '@tessera/contract/kit/operation'
import { ownValue } from '@tessera/contract/kit/own-value'
import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { emailCalls } from '@tessera/contract/middleware/operator/email-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { personCalls } from '@tessera/contract/middleware/operator/person-operations'
import { data } from 'react-router'
import { type ChangeOutcome, changeCustomer } from '../features/customers/change-customer.server.ts'
import { CustomerScreen } from '../features/customers/customer-screen.tsx'
import { helpPerson } from '../features/customers/help-person.server.ts'
import { type InviteOutcome, invitePerson } from '../features/customers/invite-person.server.ts'
import { explainFor, mayExplain } from '../features/product/why/explain.server.ts'
import { readQuestion } from '../features/product/why/question.ts'
import { loadNotes, mayNote } from '../features/tasks/load-notes.server.ts'
import { doTask, type TaskOutcome } from '../features/tasks/task-actions.server.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { readIntent, type StaffOutcome } from '../session/staff-work.server.ts'
import type { Route } from './+types/customer.ts'

export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [account, notes, emails] = await Promise.all([
    readStaffCall(staff, operatorCalls.getAccount, (operator, options) => operator.GetAccount({ number }, options)),
    loadNotes(staff, 'customer', number),
    readEmails(staff, number),
  ])
  const why = mayExplain(staff) ? await loadWhy(staff, account, url.searchParams) : null
  return {
    account,
    notes,
    emails,
    formKey: randomUUID(),
    why,
    mayChange: mayUse(staff, operatorCalls.changeAccount),
    isTermsAsked: url.searchParams.has('terms'),
    mayAct: mayUse(staff, operatorCalls.openAsCustomer),
    mayOrder: mayUse(staff, counterCalls.saveCounterOrder),
    mayInvite: mayUse(staff, operatorCalls.invitePerson),
    mayLock: mayUse(staff, personCalls.lockPerson),
    mayReset: mayUse(staff, personCalls.sendReset),
    mayRestore: mayUse(staff, personCalls.restorePerson),
    mayResend: mayUse(staff, emailCalls.resendEmail),
    mayRename: mayUse(staff, operatorCalls.decideCompanyName),
    hasHistory: mayAudit(staff),
    now: new Date().toISOString(),
  }
}

/** A help on the page: without an answer the rest of it stays. */
async function readEmails(staff: Staff, customerNumber: string) {
  if (!mayUse(staff, emailCalls.listEmails)) return null
  return readStaffCall(staff, emailCalls.listEmails, (operator, options) =>
    operator.ListEmails({ view: 'all', customerNumber }, options),
  ).catch(() => 'unread' as const)
}

/** The answer about one product, for one person of the customer. */
async function loadWhy(staff: Staff, { buyerID, people }: StaffAccount, query: URLSearchParams) {
  const product = query.get('product')?.trim() ?? ''
  const asked = readQuestion(query)
  const person = people.find(({ userID }) => userID === asked.userID) ?? people[0]
  const question = { ...asked, buyerID, userID: person?.userID ?? '' }
  return { product, question, outcome: product ? await explainFor(staff, product, question) : null, key: randomUUID() }
}

/** The part of the page that a form belongs to. */
interface Outcome {
  noted?: TaskOutcome
  invited?: InviteOutcome
  helped?: StaffOutcome
  change?: ChangeOutcome
}

export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData()
  const outcome = await workOnCustomer(asked, form)
  const hasProblem = Object.values(outcome).some((part) => part?.problem !== undefined)
  return data(outcome, { status: hasProblem ? 400 : 200 })
}

/** A note and a link to set a password need no password again; money and rights do. */
async function workOnCustomer(asked: Route.ActionArgs, form: FormData): Promise<Outcome> {
  const { number } = asked.params
  const own = asked.context.get(staffContext)
  const [intent = ''] = readIntent(form.get('intent'))
  if (intent === 'addNote' && mayNote(own, 'customer')) {
    form.set('number', number)
    return { noted: await doTask(own, form) }
  }
  if (!mayUse(own, ownValue(callOf, intent) ?? operatorCalls.changeAccount)) throw notHere()
  if (intent === 'reset') return { helped: await helpPerson(own, number, form) }
  const staff = await requireRecentPassword(asked, form)
  if (intent === 'lock' || intent === 'restore') return { helped: await helpPerson(staff, number, form) }
  if (intent === 'invite') return { invited: await invitePerson(staff, number, form) }
  return { change: await changeCustomer(staff, number, form) }
}

const callOf: Readonly<Record<string, Operation>> = {
  reset: personCalls.sendReset,
  lock: personCalls.lockPerson,
  restore: personCalls.restorePerson,
  invite: operatorCalls.invitePerson,
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.account.name ?? 'Customer'} · Tessera console` },
]

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CustomerScreen
      {...loaderData}
      outcome={actionData?.change}
      noted={actionData?.noted}
      invited={actionData?.invited}
      helped={actionData?.helped}
    />
  )
}
