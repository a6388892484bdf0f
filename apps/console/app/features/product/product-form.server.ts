import type { Values } from '../../generic/edit-fields.server.ts'
import type { EditOutcome, EditView } from '../../generic/edit-view.ts'
import { loadChange, requireWrite } from '../../generic/load-edit.server.ts'
import { saveChange } from '../../generic/save-change.server.ts'
import { savedWords } from '../../generic/saved-words.server.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { productAt } from './product-at.server.ts'
import { othersProduct } from './product-head.server.ts'
import { refuseSlug } from './refuse-slug.server.ts'

/** A part of a product with a tab of its own. */
export type ProductPart = 'facts' | 'web'

const webFields: ReadonlySet<string> = new Set(['Name', 'xp.slug', 'xp.story'])

const belongsTo: Readonly<Record<ProductPart, (name: string) => boolean>> = {
  facts: (name) => name !== 'xp.slug' && !name.startsWith('xp.alt.'),
  web: (name) => webFields.has(name),
}

/** The form of one part; null for people who may not change the product. */
export async function loadProductForm(staff: Staff, product: Values, part: ProductPart): Promise<EditView | null> {
  const productID = String(product.ID)
  const { found, write } = productAt(productID)
  if (!isAllowed(staff.caller, write, found.params) || othersProduct(staff, product)) return null
  const view = await loadChange(staff, found)
  const sections = view.sections
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ name }) => belongsTo[part](name)) }))
    .filter(({ fields }) => fields.length > 0)
  return { ...view, sections, backHref: `/products/${encodeURIComponent(productID)}` }
}

/** Saves what was typed in a part. The fields of the other parts are not in the form, so they stay as they are. */
export async function saveProductForm(
  staff: Staff,
  productID: string,
  form: FormData,
): Promise<{ href: string } | { outcome: EditOutcome }> {
  const { found, write } = productAt(productID)
  requireWrite(staff, write, found.params)
  const refused = await refuseSlug(staff, found, form)
  if (refused) return { outcome: refused }
  const saved = await saveChange(staff, write, found, form)
  if ('outcome' in saved) return saved
  const id = typeof saved.after?.ID === 'string' ? saved.after.ID : productID
  return { href: `/products/${encodeURIComponent(id)}?${savedWords(staff, saved)}` }
}
