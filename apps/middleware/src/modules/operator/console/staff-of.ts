import { refuse } from '../../../kit/shop-error.ts'
import type { StaffMember, Visitor } from '../../../kit/visitor.ts'

/** The guard admits only staff to these calls; this tells the compiler. */
export const staffOf = ({ actor }: { actor: Visitor }): StaffMember => actor.bearer?.staff ?? refuse('Session.Missing')
