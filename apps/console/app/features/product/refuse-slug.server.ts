import { isPlain } from '@tessera/domain/changes/find-changed-fields'
import { editSections, fieldsIn, type Values } from '../../generic/edit-fields.server.ts'
import { outcomeOf, withoutSecrets } from '../../generic/edit-outcome.server.ts'
import type { EditOutcome } from '../../generic/edit-view.ts'
import { textsOf } from '../../generic/form-texts.ts'
import type { FoundOperation } from '../../operations/find-operation.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'

const field = 'xp.slug'

/** The address of a page is read by people and used in links, and two products cannot share one. */
export async function refuseSlug(
  staff: Staff,
  { operation: { reply: model }, params }: FoundOperation,
  form: FormData,
): Promise<EditOutcome | undefined> {
  const slug = form.get(field)
  if (typeof slug !== 'string' || slug === '' || !model) return undefined
  const problem = await findProblem(staff, slug.trim(), params.productID ?? '')
  if (!problem) return undefined
  const seen = parseSeen(form.get('seen'))
  const fields = fieldsIn(editSections(model, seen, { isNew: false }))
  return { ...outcomeOf(withoutSecrets(fields, textsOf(fields, form)), seen), problems: { [field]: problem } }
}

async function findProblem(staff: Staff, slug: string, productID: string): Promise<string | undefined> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'Use lowercase letters and digits, with single dashes between words.'
  const found = await tryRead<{ Items: { ID: string }[] }>(staff, 'Products.List', {}, { 'xp.slug': slug })
  const other = found?.Items.find(({ ID }) => ID !== productID)
  return other && `Product ${other.ID} has this address.`
}

function parseSeen(text: unknown): Values {
  try {
    const value: unknown = JSON.parse(String(text ?? '{}'))
    return isPlain(value) ? value : {}
  } catch {
    return {}
  }
}
