import { refuse } from './shop-error.ts'
import type { Customer, Visitor } from './visitor.ts'

/** The guard lets nobody else through to rows of customers; this says so to the compiler. */
export const customerOf = ({ actor }: { actor: Visitor }): Customer => actor.customer ?? refuse('Session.Missing')
