import type { FormField, ReferenceChoices } from '../../../generic/form-field.ts'
import { choicesFor, listChoices } from '../../../generic/reference-choices.server.ts'
import { findOperation } from '../../../operations/find-operation.ts'
import { isAllowed } from '../../../operations/read-operation.server.ts'
import { tryRead } from '../../../operations/try-read.server.ts'
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

/** Without a buyer in the address, one that has a catalog with the product is asked about, else the first one. */
export async function withBuyer(staff: Staff, productID: string, question: ProductQuestion): Promise<ProductQuestion> {
  if (question.buyerID) return question
  const buyerID = await findBuyerWith(staff, productID)
  if (buyerID) return { ...question, buyerID }
  const [first] = (await choicesFor(staff, 'Buyers', {}))?.options ?? []
  return { ...question, buyerID: first?.id ?? '' }
}

async function findBuyerWith(staff: Staff, productID: string): Promise<string | undefined> {
  const listed = await tryRead<Listed<{ CatalogID: string }>>(
    staff,
    'Catalogs.ListProductAssignments',
    {},
    { productID },
  )
  const catalogID = listed?.Items.map(({ CatalogID }) => CatalogID).join('|')
  if (!catalogID) return undefined
  const open = await tryRead<Listed<{ BuyerID: string }>>(staff, 'Catalogs.ListAssignments', {}, { catalogID })
  return open?.Items[0]?.BuyerID
}

interface Listed<Item> {
  Items: Item[]
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
