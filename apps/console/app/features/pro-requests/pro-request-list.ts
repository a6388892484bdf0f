import type { ProRequestPage } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import type { proRequestViews } from '@tessera/contract/middleware/operator/pro-models'
import type { BadgeKind } from '@tessera/ui/badge'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof proRequestViews)[number]

/** Requests for Pro Accounts, each list with what it says when it is empty. */
export const proRequestList: StaffListAddress<View> = {
  path: '/pro-requests',
  views: [
    ['waiting', 'To decide', 'Every request is decided.'],
    ['asked', 'Waiting for the applicant', 'No applicant has open questions.'],
    ['declined', 'Declined', 'No request was declined.'],
    ['all', 'All', 'The first request will be listed here.'],
  ],
}

export type ProRequestRow = ProRequestPage['items'][number]
export type ProRequestListQuery = StaffListQuery<View>

export const proStatusWords: Readonly<Record<ProRequestRow['status'], readonly [text: string, kind: BadgeKind]>> = {
  'in-review': ['To decide', 'warning'],
  'needs-info': ['Waiting for the applicant', 'plain'],
  declined: ['Declined', 'sale'],
  active: ['Approved', 'success'],
  closed: ['Closed', 'plain'],
}

const decided: Readonly<Record<string, string>> = {
  approve: 'Previous request approved. The applicant was notified.',
  ask: 'Question sent to the previous applicant.',
  decline: 'Previous request declined. The applicant was notified.',
}

/** Says what was decided a moment ago, by the word of the address. */
export const readDecided = (query: URLSearchParams): string | null =>
  ownValue(decided, query.get('decided') ?? '') ?? null
