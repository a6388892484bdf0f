import type { Model } from '@tessera/contract/kit/model'
import { type EditField, editSections, fieldsIn } from './edit-fields.server.ts'

/**
 * The fields of a record that a file can carry: all that its form has, without secrets. Extended properties with a known
 * shape are columns of their own; the others are JSON only where no shape is known.
 */
export const importFields = (model: Model): EditField[] =>
  fieldsIn(editSections(model, {}, { isNew: false })).filter(
    ({ kind, apart }) => kind !== 'secret' && !(apart && apart.length > 0),
  )
