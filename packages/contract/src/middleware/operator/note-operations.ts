import { defineCall } from '../kit.ts'
import { Assignments, NewAssignment, NewNote, noteReaders, noteWriters, RecordMark, StaffNotes } from './note-models.ts'

/** Notes of staff, and who takes care of what. */
export const noteCalls = {
  getNotes: defineCall({
    id: 'Operator.GetNotes',
    verb: 'GET',
    path: '/api/operator/GetNotes',
    summary: 'Gets staff notes about an order, a quote or a customer, and the assigned colleague.',
    isAddition: true,
    access: 'operator',
    roles: [...new Set(Object.values(noteReaders).flat())],
    query: ['kind', 'number'],
    reply: StaffNotes,
  }),
  getRecordMark: defineCall({
    id: 'Operator.GetRecordMark',
    verb: 'GET',
    path: '/api/operator/GetRecordMark',
    summary:
      'A mark of an order, a quote or a customer that is another one after every change, and who made it since `seen`.',
    isAddition: true,
    access: 'operator',
    roles: [...new Set(Object.values(noteReaders).flat())],
    query: ['kind', 'number', 'seen'],
    reply: RecordMark,
  }),
  addNote: defineCall({
    id: 'Operator.AddNote',
    verb: 'POST',
    path: '/api/operator/AddNote',
    summary: 'Writes a note for colleagues about an order, a quote or a customer. Customers never see it.',
    isAddition: true,
    access: 'operator',
    roles: [...new Set(Object.values(noteWriters).flat())],
    body: NewNote,
  }),
  listAssignments: defineCall({
    id: 'Operator.ListAssignments',
    verb: 'GET',
    path: '/api/operator/ListAssignments',
    summary: 'Lists assigned work and the colleagues it can be assigned to.',
    isAddition: true,
    access: 'operator',
    reply: Assignments,
  }),
  assignTo: defineCall({
    id: 'Operator.AssignTo',
    verb: 'POST',
    path: '/api/operator/AssignTo',
    summary: 'Assigns work to a colleague, or to no one.',
    isAddition: true,
    access: 'operator',
    body: NewAssignment,
  }),
}
