import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { StaffTemplate } from './quote-models.ts'
import { staffCall } from './staff-call.ts'

/** LIM-1: a page of the list. */
export const maxEmailedCustomers = 50

export const CustomersEmail = model('CustomersEmail', {
  customerNumbers: requiredList(requiredText(40)),
  subject: requiredText(150),
  /** Empty lines divide paragraphs. */
  text: requiredText(5000),
  /** Says who would get it, and sends nothing. */
  isPreview: flag(),
  /** The same key sends it once; the header Idempotency-Key works too. Not needed for a preview. */
  key: text(100),
})

const EmailedCustomer = model('EmailedCustomer', {
  customerNumber: requiredText(40),
  /** Null for a number that is not known. */
  name: text(200),
  result: requiredOneOf(['emailed', 'skipped'] as const),
  /** People who get it. */
  people: count(),
  /** People who turned off emails of this kind. */
  optedOut: count(),
  /** Why no one gets it. */
  problem: text(300),
})

export const CustomersEmailReport = model('CustomersEmailReport', {
  people: count(),
  customers: requiredList(EmailedCustomer),
})

const StaffTemplates = model('StaffTemplates', { templates: requiredList(StaffTemplate) })

const emailRoles = staffCall(['ServiceAdmin', 'CreditAdmin'])

/** One email to several customers. */
export const customerEmailCalls = {
  listTemplates: emailRoles('ListTemplates', 'GET', 'Lists message templates of the staff.', {
    reply: StaffTemplates,
  }),
  emailCustomers: emailRoles(
    'EmailCustomers',
    'POST',
    'Emails the managers of up to 50 customers, once per key, and returns who gets it and who does not.',
    { body: CustomersEmail, reply: CustomersEmailReport },
  ),
}
