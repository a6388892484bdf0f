import type { Email } from '@tessera/middleware/kit/email/queue-email'
import { billingAndPlanEmails } from './billing-and-plans.ts'
import { orderEmails } from './orders.ts'
import { peopleEmails } from './people.ts'
import { siteEmails } from './site.ts'

/** Every email of the shop with sample data, by template; a second sample of one has its case in parentheses. */
export const sampleEmails: Readonly<Record<string, Email>> = {
  ...peopleEmails,
  ...orderEmails,
  ...billingAndPlanEmails,
  ...siteEmails,
}
