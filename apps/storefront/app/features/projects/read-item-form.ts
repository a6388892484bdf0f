import type { ProjectItemChangeInput } from '@tessera/client/shop/types.gen'
import type { FormReader } from '../../kit/plans/form-reader.ts'
import { isPattern, isSurface } from '../../kit/plans/surface-options.ts'

type ItemFormInput = Omit<ProjectItemChangeInput, 'basketItemGuid' | 'sku'>
type Name = keyof ItemFormInput

/** Reads one field each; fields that the form doesn't have stay unchanged. */
const readings: { [K in Name]: (form: FormReader) => ItemFormInput[K] } = {
  roomId: (form) => form.maybe('roomId'),
  surface: (form) => (isSurface(form.text('surface')) ? (form.text('surface') as ItemFormInput['surface']) : null),
  pattern: (form) => (isPattern(form.text('pattern')) ? (form.text('pattern') as ItemFormInput['pattern']) : null),
  measuredBy: (form) => (form.text('measuredBy') === 'box' ? 'box' : 'area'),
  areaSqft: (form) => form.number('areaSqft'),
  wastePercent: (form) => form.number('wastePercent'),
  spareBoxes: (form) => form.count('spareBoxes'),
  boxes: (form) => form.count('boxes'),
  notes: (form) => form.maybe('notes'),
  alternateOf: (form) => form.maybe('alternateOf'),
}

/** The waste follows the pattern until it is edited. */
const isUntouched = (form: FormReader, name: Name): boolean =>
  name === 'wastePercent' && form.has('wasteBefore') && form.text(name) === form.text('wasteBefore')

/**
 * Reads the changes to an item. The form has both quantity fields; the one not chosen is left out, because a quantity
 * in boxes replaces an area. If neither is chosen, typed boxes count.
 */
export function readItemForm(form: FormReader): ItemFormInput {
  const sentNames = (Object.keys(readings) as Name[]).filter((name) => form.has(name))
  const left =
    { area: 'boxes', box: 'areaSqft' }[form.text('measuredBy')] ?? (form.text('boxes') ? 'areaSqft' : 'boxes')
  const used = sentNames.filter((name) => name !== left && !isUntouched(form, name))
  return Object.fromEntries(used.map((name) => [name, readings[name](form)])) as ItemFormInput
}
