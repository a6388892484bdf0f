import { pictureCalls } from '@tessera/contract/middleware/operator/picture-operations'
import { pictureUpload } from '@tessera/contract/middleware/operator/picture-upload'
import { requireWrite } from '../../generic/load-edit.server.ts'
import { undoRequestOf } from '../../generic/saved-words.server.ts'
import { getEnvironment } from '../../http/environment.server.ts'
import { makeOneChange } from '../../operations/make-changes.server.ts'
import { notHere } from '../../operations/read-operation.server.ts'
import { mayUse, refusalText } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { uploadFile } from '../../session/upload-file.server.ts'
import { type PictureOutcome, type Upload, viewLabels } from './pictures-view.ts'
import { productAt } from './product-at.server.ts'

const drawn = 'drawn'
const maxAlt = 300

/** Deletes an uploaded picture that the product doesn't show. Undefined unless the form asks for it. */
export async function deleteUpload(
  staff: Staff,
  sku: string,
  form: FormData,
): Promise<PictureOutcome | null | undefined> {
  const id = form.get('delete')
  if (typeof id !== 'string') return undefined
  if (!mayUse(staff, pictureCalls.deletePicture)) throw notHere()
  const [view] = viewLabels.find(([name]) => name === form.get('view')) ?? viewLabels[0]
  try {
    await getEnvironment().shop.Operator.DeletePicture({ sku, id }, { accessToken: staff.token })
    return null
  } catch (error) {
    return { view, problem: refusalText(error), field: null, alt: String(form.get('alt') ?? '') }
  }
}

/** Uploads a picture if the form has one, and lets the product show it, or the one that was chosen. */
export async function savePicture(
  staff: Staff,
  sku: string,
  form: FormData,
): Promise<PictureOutcome | { undoRequest: string | null }> {
  const { write, found } = productAt(sku)
  requireWrite(staff, write, found.params)
  const [view] = viewLabels.find(([name]) => name === form.get('view')) ?? viewLabels[0]
  const alt = String(form.get('alt') ?? '').trim()
  const refused = (problem: string, field: PictureOutcome['field']): PictureOutcome => ({ view, problem, field, alt })
  if (!alt) return refused('Describe the picture for people who can’t see it.', 'alt')
  if (alt.length > maxAlt) return refused(`Use at most ${maxAlt} characters.`, 'alt')
  try {
    const photo = await photoOf(staff, { sku, view }, form)
    const change = {
      operation: write,
      params: found.params,
      body: { xp: { photos: { [view]: photo }, alt: { [view]: alt } } },
      was: { xp: seenOf(view, form) },
    }
    const result = await makeOneChange(staff, change)
    if (!result.isOk) return refused(wordsOf(result), null)
    return { undoRequest: undoRequestOf(staff, [change], [result]) }
  } catch (error) {
    return refused(refusalText(error), 'picture')
  }
}

/** The ID of the picture to show: the new one, or the chosen one; null for the drawn one. */
async function photoOf(
  staff: Staff,
  at: { sku: string; view: Upload['view'] },
  form: FormData,
): Promise<string | null> {
  const file = form.get('file')
  const chosen = String(form.get('choice') ?? drawn)
  if (!(file instanceof File) || file.size === 0) return chosen === drawn ? null : chosen
  const picture = await uploadFile(file, { path: pictureUpload.path, name: 'picture', token: staff.token })
  const { id } = await getEnvironment().shop.Operator.AddPicture({ ...at, picture }, { accessToken: staff.token })
  return id
}

/** The values that the editor saw. */
const seenOf = (view: string, form: FormData) => ({
  photos: { [view]: String(form.get('seenPhoto') ?? '') || null },
  alt: { [view]: String(form.get('seenAlt') ?? '') || null },
})

const wordsOf = ({ status, errors }: { status: number; errors: readonly { Message: string }[] }): string =>
  status === 409
    ? 'Someone else changed this picture or its text. This is the current version; your text is kept.'
    : (errors[0]?.Message ?? 'The platform didn’t respond. Try again.')
