import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

/** Two lists that browsers filled, each with one view. */
export const errorList: StaffListAddress<'all'> = {
  path: '/observed',
  views: [['all', 'Page errors', 'Errors in customers’ browsers are collected for 13 months, without what was typed.']],
}

export const recordingList: StaffListAddress<'all'> = {
  path: '/observed/recordings',
  views: [['all', 'Recordings', 'Visits are recorded for customers who accept usage data, and kept for 30 days.']],
}

export type ObservedQuery = StaffListQuery<'all'>
