import { refuse } from './shop-error.ts'
import type { Bearer, Visitor } from './visitor.ts'

/** The guard lets nobody through to rows of visitors who has none; this says so to the compiler. */
export const bearerOf = ({ bearer }: Visitor): Bearer => bearer ?? refuse('Session.Missing')
