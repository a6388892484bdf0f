import { answerForm } from '../../http/answer-form.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { asCustomer } from './as-customer.server.ts'

interface FormRequest {
  visitor: Visitor
  url: URL
  form: FormData
}

/** Runs a form of the account area. Guests sign in first; a refusal comes back with everything typed. */
export const answerAsCustomer = <T>({ visitor, url, form }: FormRequest, work: () => Promise<T>) =>
  asCustomer(visitor, url, () => answerForm(form, work))
