import { refuse } from './shop-error.ts'
import type { BearerIdentity, Visitor } from './visitor.ts'

/** The guard admits only callers with a token to operations of visitors; this tells the compiler. */
export const bearerOf = ({ bearer }: Visitor): BearerIdentity => bearer ?? refuse('Session.Missing')
