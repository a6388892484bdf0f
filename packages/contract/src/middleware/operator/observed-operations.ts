import type { CustomRole } from '../../platform/roles.ts'
import { defineCall } from '../kit.ts'
import { PageErrorPage, RecordingPage } from './recording-models.ts'

const roles = ['ObservedReader'] as const satisfies readonly CustomRole[]

/** Reports of browsers. */
export const observedCalls = {
  listPageErrors: defineCall({
    id: 'Operator.ListPageErrors',
    verb: 'GET',
    path: '/api/operator/ListPageErrors',
    summary: 'Errors of pages, newest first, 50 a page: by message, place, page or reference.',
    isAddition: true,
    access: 'operator',
    roles,
    query: ['search', 'page'],
    reply: PageErrorPage,
  }),
  listRecordings: defineCall({
    id: 'Operator.ListRecordings',
    verb: 'GET',
    path: '/api/operator/ListRecordings',
    summary: 'Recorded visits, newest first, 50 a page: by email, customer or page.',
    isAddition: true,
    access: 'operator',
    roles,
    query: ['search', 'page'],
    reply: RecordingPage,
  }),
}
