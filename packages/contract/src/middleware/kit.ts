import { action } from '../kit/action.ts'
import type { Operation } from '../kit/operation.ts'

/**
 * Who may call: anyone at all; a visitor, who has a bearer token, guest or signed in; a customer, who is signed in and
 * sends the shop's own token too; a manager, a customer who may create users; an operator, who works for the shop: a
 * seller user of the platform whose token may administer orders.
 */
export type Access = 'anyone' | 'visitor' | 'customer' | 'manager' | 'operator'

/** How often: hits in a window of seconds, counted by the name for each caller. */
export interface Limit {
  name: string
  hits: number
  seconds: number
}

export interface ShopOperation extends Operation {
  access: Access
  /** Beyond the usual one for everybody. */
  limit?: Limit
}

type Row = Pick<
  Operation,
  'id' | 'verb' | 'path' | 'summary' | 'query' | 'body' | 'reply' | 'isFile' | 'alsoRequired'
> &
  Pick<ShopOperation, 'access' | 'limit'>

/** One call of the shop's own API. It answers 200, or 204 where there is nothing to say. */
export const call = <const R extends Row>(row: R): R & ShopOperation =>
  action({ ...row, roles: [], status: row.reply || row.isFile ? 200 : 204 }) as R & ShopOperation

const minute = 60
export const limits = {
  signIn: { name: 'sign-in', hits: 8, seconds: 15 * minute },
  probe: { name: 'probe', hits: 5, seconds: 10 * minute },
  form: { name: 'form', hits: 5, seconds: 10 * minute },
  submit: { name: 'submit', hits: 10, seconds: minute },
  envelope: { name: 'envelope', hits: 5, seconds: minute },
  cards: { name: 'cards', hits: 2, seconds: minute },
  users: { name: 'users', hits: 30, seconds: 60 * minute },
  recording: { name: 'recording', hits: 150, seconds: 10 * minute },
  download: { name: 'download', hits: 60, seconds: 60 * minute },
} as const satisfies Record<string, Limit>

export const myAccountPath = <const N extends string>(name: N) => `/api/myaccount/${name}` as const
