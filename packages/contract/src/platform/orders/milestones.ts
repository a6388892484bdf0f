import { moment, readOnly } from '../../kit/fields.ts'

/** Dates of the status changes of an order or return. */
export const milestones = {
  DateCreated: readOnly(moment()),
  DateSubmitted: readOnly(moment()),
  DateApproved: readOnly(moment()),
  DateDeclined: readOnly(moment()),
  DateCanceled: readOnly(moment()),
  DateCompleted: readOnly(moment()),
  LastUpdated: readOnly(moment()),
}

/** Milestones for sorting lists, after the first two. */
export const laterMilestones = ['DateApproved', 'DateDeclined', 'DateCanceled', 'DateCompleted', 'LastUpdated'] as const
