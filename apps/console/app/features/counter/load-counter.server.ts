import { randomUUID } from 'node:crypto'
import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { redirect } from 'react-router'
import { getEnvironment } from '../../http/environment.server.ts'
import { readStaffCall } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { counterFormOf, newCounterForm } from './counter-form.ts'
import type { CounterScreenProps } from './counter-screen.tsx'

type Loaded = Pick<CounterScreenProps, 'saved' | 'start' | 'customer' | 'people' | 'stores'>

/** The stores that can be chosen, by state. */
async function loadStores(): Promise<Loaded['stores']> {
  const { stores } = await getEnvironment().shop.StorePages.listStores()
  return stores.map(({ id, name, state }) => ({ id, label: `${name}, ${state}` }))
}

/** An order that was saved; one that is placed has a page of its own. */
export async function loadSavedOrder(staff: Staff, id: string): Promise<Loaded> {
  const read = readStaffCall(staff, counterCalls.getCounterOrder, (operator, options) =>
    operator.GetCounterOrder({ id }, options),
  )
  const [saved, stores] = await Promise.all([read, loadStores()])
  if (saved.isPlaced && saved.orderNumber) throw redirect(`/orders/${saved.orderNumber}`)
  const customer = { number: saved.customerNumber, name: saved.customer }
  return { saved, start: counterFormOf(saved), customer, people: [], stores }
}

/** A new order for a customer: for a person who may buy, at the store of the account. */
export async function loadNewOrder(staff: Staff, query: URLSearchParams): Promise<Loaded> {
  const number = query.get('customer') ?? ''
  const read = readStaffCall(staff, operatorCalls.getAccount, (operator, options) =>
    operator.GetAccount({ number }, options),
  )
  const [account, stores] = await Promise.all([read, loadStores()])
  const active = account.people.filter(({ status }) => status === 'active')
  const people = active
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map(({ userID, name, rights }) => ({ userID, name, note: rights.includes('buy') ? '' : 'can’t buy' }))
  const wanted = people.find(({ userID }) => userID === query.get('person')) ?? people[0]
  const start = newCounterForm({
    id: randomUUID(),
    customerNumber: number,
    userID: wanted?.userID ?? '',
    storeId: stores.some(({ id }) => id === account.storeId) ? (account.storeId ?? '') : '',
  })
  return { saved: undefined, start, customer: { number, name: account.name }, people, stores }
}

/** People who may buy come first, and among them those who manage the account. */
const weightOf = ({ rights }: { rights: readonly string[] }): number =>
  (rights.includes('buy') ? 2 : 0) + (rights.includes('can_create_user') ? 1 : 0)
