import type { ProjectItemChangeInput } from '@tessera/client/shop/types.gen'
import type { FormReader } from '../../kit/plans/form-reader.ts'
import { isPattern, isSurface } from '../../kit/plans/words.ts'

type ItemWishes = Omit<ProjectItemChangeInput, 'basketItemGuid' | 'sku'>
type Name = keyof ItemWishes

/** One field each; what a form does not hold stays as it is. */
const readings: { [K in Name]: (form: FormReader) => ItemWishes[K] } = {
  roomId: (form) => form.maybe('roomId'),
  surface: (form) => (isSurface(form.text('surface')) ? (form.text('surface') as ItemWishes['surface']) : null),
  pattern: (form) => (isPattern(form.text('pattern')) ? (form.text('pattern') as ItemWishes['pattern']) : null),
  measuredBy: (form) => (form.text('measuredBy') === 'box' ? 'box' : 'area'),
  areaSqft: (form) => form.number('areaSqft'),
  wastePercent: (form) => form.number('wastePercent'),
  spareBoxes: (form) => form.count('spareBoxes'),
  boxes: (form) => form.count('boxes'),
  notes: (form) => form.maybe('notes'),
  alternateOf: (form) => form.maybe('alternateOf'),
}

/** The waste that is shown follows the pattern until somebody writes another one. */
const isUntouched = (form: FormReader, name: Name): boolean =>
  name === 'wastePercent' && form.has('wasteBefore') && form.text(name) === form.text('wasteBefore')

/**
 * What somebody wishes for an item. A form holds both measures; the one that was not chosen is left out, because a wish
 * for boxes ends a wish for an area. Where nothing is chosen, boxes that are written down count.
 */
export function readItemForm(form: FormReader): ItemWishes {
  const given = (Object.keys(readings) as Name[]).filter((name) => form.has(name))
  const left =
    { area: 'boxes', box: 'areaSqft' }[form.text('measuredBy')] ?? (form.text('boxes') ? 'areaSqft' : 'boxes')
  const used = given.filter((name) => name !== left && !isUntouched(form, name))
  return Object.fromEntries(used.map((name) => [name, readings[name](form)])) as ItemWishes
}
