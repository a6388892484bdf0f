import type { FormField, ReferenceChoices } from '../../../generic/form-field.ts'
import { choicesFor, listChoices } from '../../../generic/reference-choices.server.ts'
import { findOperation } from '../../../operations/find-operation.ts'
import { isAllowed } from '../../../operations/read-operation.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import type { ProductQuestion } from './question.ts'

const fieldOf = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: 'text',
  isRequired: false,
  hint: undefined,
  options: [],
  limits: {},
  emptyLabel: null,
  ...more,
})

/** Without a buyer in the address the first one is asked about: most shops have one. */
export async function withBuyer(staff: Staff, question: ProductQuestion): Promise<ProductQuestion> {
  if (question.buyerID) return question
  const [first] = (await choicesFor(staff, 'Buyers', {}))?.options ?? []
  return { ...question, buyerID: first?.id ?? '' }
}

/** The fields of the question, with the first records that each can name. */
export async function questionFields(
  staff: Staff,
  productID: string,
  { buyerID }: ProductQuestion,
): Promise<FormField[]> {
  const [buyers, users, variants] = await Promise.all([
    choicesFor(staff, 'Buyers', {}),
    buyerID ? choicesFor(staff, 'Users', { buyerID }) : undefined,
    variantChoices(staff, productID),
  ])
  return [
    fieldOf('buyerID', 'Buyer', { isRequired: true, reference: buyers }),
    fieldOf('userID', 'Person', { reference: users, hint: 'ID or email' }),
    fieldOf('quantity', 'Quantity', { kind: 'whole', limits: { min: 1, max: 999_999_999 } }),
    ...(variants && variants.options.length > 0 ? [fieldOf('variantID', 'Variant', { reference: variants })] : []),
    fieldOf('time', 'At', { kind: 'moment', hint: 'Eastern time' }),
  ]
}

async function variantChoices(staff: Staff, productID: string): Promise<ReferenceChoices | undefined> {
  const list = findOperation('Products.ListVariants')
  if (!list || !isAllowed(staff.caller, list, { productID })) return undefined
  return {
    searchHref: `/console/pick/${list.id}?${new URLSearchParams({ productID })}`,
    options: await listChoices(staff, list, { productID }, ''),
  }
}
