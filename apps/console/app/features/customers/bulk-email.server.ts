import { randomUUID } from 'node:crypto'
import type { CustomersEmailReport, StaffTemplates } from '@tessera/client/shop/types.gen'
import { customerEmailCalls } from '@tessera/contract/middleware/operator/customer-email-operations'
import { getEnvironment } from '../../http/environment.server.ts'
import { readStaffCall, refusalText } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** A step on the way from selected customers to an email: write it, look at who gets it, done. */
export interface BulkEmailOutcome {
  work: 'email'
  step: 'write' | 'review' | 'done'
  /** Numbers of the selected customers. */
  selected: string[]
  subject: string
  text: string
  problem: string | null
  report: CustomersEmailReport | null
  templates: StaffTemplates['templates']
  key: string
}

/** Gives the form of an email to selected customers, says who would get it, or sends it. */
export async function emailSelected(staff: Staff, form: FormData): Promise<BulkEmailOutcome> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const { templates } = await readStaffCall(staff, customerEmailCalls.listTemplates, (operator, options) =>
    operator.ListTemplates(options),
  )
  const start: BulkEmailOutcome = {
    work: 'email',
    step: 'write',
    selected: [...new Set(form.getAll('customer').map(String))],
    subject: text('subject'),
    text: text('text').replace(/\r\n?/g, '\n'),
    problem: null,
    report: null,
    templates,
    key: text('key') || randomUUID(),
  }
  if (start.selected.length === 0) return { ...start, problem: 'Select at least one customer.' }
  const intent = text('intent')
  if (intent !== 'try:email' && intent !== 'make:email') return start
  const isPreview = intent === 'try:email'
  try {
    const { selected: customerNumbers, subject, key } = start
    const report = await getEnvironment().shop.Operator.EmailCustomers(
      { customerNumbers, subject, text: start.text, isPreview, key },
      { accessToken: staff.token },
    )
    return { ...start, step: isPreview ? 'review' : 'done', report }
  } catch (error) {
    return { ...start, problem: refusalText(error) }
  }
}
