import { action } from '../kit/action.ts'
import type { Operation } from '../kit/operation.ts'

/**
 * The callers of a row. Anyone needs no token; a visitor has a bearer token, as a guest or signed in; a customer is
 * signed in and also sends the shop's own token; a manager is a customer who may create users; an operator works for
 * the shop, as a seller user of the platform with one of the row's roles, `OrderAdmin` unless the row names others; staff
 * are all users of the seller and of suppliers.
 */
export type CallAccess = 'anyone' | 'visitor' | 'customer' | 'manager' | 'operator' | 'staff'

/** A rate limit: hits per window of seconds, counted by name and caller. */
export interface RateLimit {
  name: string
  hits: number
  seconds: number
  /** Counted in memory and added to the shared count twice a second. */
  isSoft?: true
}

export interface ShopOperation extends Operation {
  access: CallAccess
  /** In addition to the general limit. */
  limit?: RateLimit
}

type Row = Pick<
  Operation,
  'id' | 'verb' | 'path' | 'summary' | 'query' | 'body' | 'reply' | 'isFile' | 'alsoRequired' | 'reads' | 'isAddition'
> &
  Pick<ShopOperation, 'access' | 'limit'> &
  Partial<Pick<Operation, 'roles'>>

const staffRoles = ['OrderAdmin'] as const

/** Declares one call of the shop's own API. It returns 200, or 204 without a reply. */
export const defineCall = <const R extends Row>(row: R): R & ShopOperation =>
  action({
    roles: row.access === 'operator' ? staffRoles : [],
    ...row,
    status: row.reply || row.isFile ? 200 : 204,
  }) as R & ShopOperation

const minute = 60
export const limits = {
  // links in emails hold a secret that cannot be guessed, and an office follows its own behind one address
  activation: { name: 'activation', hits: 60, seconds: 15 * minute },
  reset: { name: 'reset', hits: 60, seconds: 15 * minute },
  forgotten: { name: 'forgotten', hits: 20, seconds: 15 * minute },
  registration: { name: 'registration', hits: 8, seconds: 15 * minute },
  credentials: { name: 'credentials', hits: 8, seconds: 15 * minute },
  probe: { name: 'probe', hits: 5, seconds: 10 * minute },
  form: { name: 'form', hits: 5, seconds: 10 * minute },
  submit: { name: 'submit', hits: 10, seconds: minute },
  // every checkout passes these two, and neither opens anything that can be guessed
  placing: { name: 'placing', hits: 10, seconds: minute, isSoft: true },
  cardForm: { name: 'card-form', hits: 30, seconds: 60 * minute, isSoft: true },
  envelope: { name: 'envelope', hits: 5, seconds: minute },
  cards: { name: 'cards', hits: 2, seconds: minute },
  users: { name: 'users', hits: 30, seconds: 60 * minute },
  recording: { name: 'recording', hits: 150, seconds: 10 * minute },
} as const satisfies Record<string, RateLimit>

export const myAccountPath = <const N extends string>(name: N) => `/api/myaccount/${name}` as const
