import { refuse } from './shop-error.ts'
import type { Customer, Visitor } from './visitor.ts'

/** The guard admits only signed-in customers to these operations; this tells the compiler. */
export const customerOf = ({ actor }: { actor: Visitor }): Customer => actor.customer ?? refuse('Session.Missing')
