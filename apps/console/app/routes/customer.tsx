import { randomUUID } from 'node:crypto'
import type { StaffAccount } from '@tessera/client/shop/types.gen'
import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { data } from 'react-router'
import { changeCustomer } from '../features/customers/change-customer.server.ts'
import { CustomerScreen } from '../features/customers/customer-screen.tsx'
import { invitePerson } from '../features/customers/invite-person.server.ts'
import { workAtDesk } from '../features/desk/desk-actions.server.ts'
import { loadNotes, mayNote } from '../features/desk/load-notes.server.ts'
import { explainFor, mayExplain } from '../features/product/why/explain.server.ts'
import { readQuestion } from '../features/product/why/question.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { requireRecentPassword } from '../session/recent-password.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/customer.ts'

export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [account, notes] = await Promise.all([
    readStaffCall(staff, operatorCalls.getAccount, (operator, options) => operator.GetAccount({ number }, options)),
    loadNotes(staff, 'customer', number),
  ])
  const why = mayExplain(staff) ? await loadWhy(staff, account, url.searchParams) : null
  return {
    account,
    notes,
    deskKey: randomUUID(),
    why,
    mayChange: mayUse(staff, operatorCalls.changeAccount),
    mayAct: mayUse(staff, operatorCalls.openAsCustomer),
    mayOrder: mayUse(staff, counterCalls.saveCounterOrder),
    mayInvite: mayUse(staff, operatorCalls.invitePerson),
    hasHistory: mayAudit(staff),
    now: new Date().toISOString(),
  }
}

/** The answer about one product, for one person of the customer. */
async function loadWhy(staff: Staff, { buyerID, people }: StaffAccount, query: URLSearchParams) {
  const product = query.get('product')?.trim() ?? ''
  const asked = readQuestion(query)
  const person = people.find(({ userID }) => userID === asked.userID) ?? people[0]
  const question = { ...asked, buyerID, userID: person?.userID ?? '' }
  return { product, question, outcome: product ? await explainFor(staff, product, question) : null, key: randomUUID() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const own = context.get(staffContext)
  const form = await request.formData()
  if (form.get('intent') === 'addNote:customer' && mayNote(own, 'customer')) {
    form.set('number', params.number)
    const noted = await workAtDesk(own, form)
    return data({ noted, change: undefined, invited: undefined }, { status: noted.problem ? 400 : 200 })
  }
  if (form.get('intent') === 'invite') {
    if (!mayUse(own, operatorCalls.invitePerson)) throw notHere()
    const invited = await invitePerson(await requireRecentPassword({ request, context }, form), params.number, form)
    return data({ noted: undefined, change: undefined, invited }, { status: invited.problem ? 400 : 200 })
  }
  if (!mayUse(own, operatorCalls.changeAccount)) throw notHere()
  const staff = await requireRecentPassword({ request, context }, form)
  const change = await changeCustomer(staff, params.number, form)
  return data({ noted: undefined, change, invited: undefined }, { status: change.problem ? 400 : 200 })
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
    />
  )
}
