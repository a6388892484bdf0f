import { readText } from '../../../generic/field-text.ts'
import type { FormField } from '../../../generic/form-field.ts'

/** A question about a product: for whom, how many, of which variant, when. Texts as typed. */
export interface ProductQuestion {
  buyerID: string
  userID: string
  quantity: string
  variantID: string
  time: string
}

const words = ['buyerID', 'userID', 'quantity', 'variantID', 'time'] as const

export const readQuestion = (query: URLSearchParams): ProductQuestion =>
  Object.fromEntries(words.map((word) => [word, query.get(word)?.trim() ?? ''])) as unknown as ProductQuestion

/** The page that answers a question: the question is its address. */
export function whyHref(productID: string, question: Partial<ProductQuestion>): string {
  const asked = words.flatMap((word) => (question[word] ? [[word, question[word]] as [string, string]] : []))
  return `/products/${encodeURIComponent(productID)}/why?${new URLSearchParams(asked)}`
}

const momentField: Pick<FormField, 'kind'> = { kind: 'moment' }

/** The words of the call. A typed time is in the shop's time zone. */
export function explainQuery(question: ProductQuestion): URLSearchParams {
  const time = question.time && readText(momentField as FormField, question.time).value
  const asked = { ...question, time: typeof time === 'string' ? time : question.time }
  return new URLSearchParams(words.flatMap((word) => (asked[word] ? [[word, asked[word]] as [string, string]] : [])))
}
