import { moment, readOnly } from '../../kit/fields.ts'

/** When an order or a return passed from one status to the next. */
export const milestones = {
  DateCreated: readOnly(moment()),
  DateSubmitted: readOnly(moment()),
  DateApproved: readOnly(moment()),
  DateDeclined: readOnly(moment()),
  DateCanceled: readOnly(moment()),
  DateCompleted: readOnly(moment()),
  LastUpdated: readOnly(moment()),
}

/** Milestones that lists sort by after the first two. */
export const laterMilestones = ['DateApproved', 'DateDeclined', 'DateCanceled', 'DateCompleted', 'LastUpdated'] as const
