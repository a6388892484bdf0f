/** The words for the age of open amounts, on pages and in documents. The steps do not overlap. */
export const ageingLabels = {
  notDueCents: 'Not due yet',
  days30Cents: '1–30 days overdue',
  days60Cents: '31–60 days overdue',
  days90Cents: '61–90 days overdue',
  olderCents: 'More than 90 days overdue',
} as const

export const unappliedLabel = 'Unapplied credits'
