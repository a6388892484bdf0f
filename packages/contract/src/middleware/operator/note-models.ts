import { embed, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { CustomRole, Role } from '../../platform/roles.ts'
import { requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { findRoles } from './find-models.ts'

/** The kinds of records that staff write notes about. */
export const notedKinds = ['order', 'quote', 'customer'] as const
/** The kinds of work that is assigned to someone. */
export const assignedKinds = [...notedKinds, 'return', 'refund'] as const

/** The roles that read the notes of a kind, and those that write them. */
export const noteReaders: Readonly<Record<(typeof notedKinds)[number], readonly (Role | CustomRole)[]>> = {
  order: findRoles.order,
  quote: findRoles.quote,
  customer: findRoles.account,
}
export const noteWriters: typeof noteReaders = {
  order: ['OrderAdmin'],
  quote: ['OrderAdmin'],
  customer: ['OrderAdmin', 'BuyerAdmin', 'CreditAdmin'],
}

const Colleague = model('Colleague', { userID: requiredText(100), name: requiredText(200) })

const StaffNote = model('StaffNote', {
  id: requiredText(60),
  at: requiredText(40),
  by: requiredText(200),
  text: requiredText(2000),
})
export const StaffNotes = model('StaffNotes', {
  /** Oldest first. */
  notes: requiredList(StaffNote),
  /** The colleague who takes care of it; null for no one. */
  assignee: embed(Colleague),
})

export const RecordMark = model('RecordMark', {
  /** Another text after every change of the record, its messages, its notes or its people. */
  mark: requiredText(40),
  /** The person who changed it a moment ago, if the mark is not the seen one and the audit knows. */
  by: text(200),
})

export const NewNote = model('NewNote', {
  kind: requiredOneOf(notedKinds),
  number: requiredText(40),
  text: text(2000),
  /** The same key again is the same note. */
  key: requiredText(60),
})

export const NewAssignment = model('NewAssignment', {
  kind: requiredOneOf(assignedKinds),
  number: requiredText(40),
  /** A user of the seller; null takes it from everyone. */
  userID: text(100),
})

const Assignment = model('Assignment', {
  kind: requiredOneOf(assignedKinds),
  number: requiredText(40),
  userID: requiredText(100),
  name: requiredText(200),
})
export const Assignments = model('Assignments', {
  items: requiredList(Assignment),
  /** The people whom work can be assigned to, by name. */
  colleagues: requiredList(Colleague),
})
