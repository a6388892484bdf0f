import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { isPlain as isPlainObject } from '@tessera/domain/changes/find-changed-fields'
import { valueAt } from '@tessera/domain/changes/find-edits'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { hiddenText } from '../operations/hide-secrets.ts'
import { isPlain, rankOf, widgetOf } from './field-widgets.server.ts'
import type { FormField, FormSection } from './form-field.ts'
import { hintedProperties, propertiesTitle, propertyLabel } from './hints.ts'
import { fieldLabel } from './labels.ts'

export type Values = Record<string, unknown>

/** A control and its place in the record. */
export interface EditField extends FormField {
  path: readonly string[]
  /** The tag of the records that its value names. */
  ref?: string | undefined
  /** The extended properties that have controls of their own, and are not in the JSON of the others. */
  apart?: readonly (readonly string[])[] | undefined
}

export interface EditSection extends FormSection {
  fields: EditField[]
}

/** The values of a record that its form shows and compares: no secrets, and nothing that the server sets. */
export function seenValues(model: Model, record: Values): Values {
  const names = fieldsOf(model).flatMap(([name, field]) => (field.readOnly || isSecret(name, field) ? [] : [name]))
  return Object.fromEntries(names.map((name) => [name, dropHidden(record[name] ?? null)]))
}

const isSecret = (name: string, field: { writeOnly?: true }): boolean => Boolean(field.writeOnly) || isSecretName(name)

/** A patch keeps what it does not name, so a hidden secret stays when it is left out. */
function dropHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropHidden)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === hiddenText && isSecretName(key) ? [] : [[key, dropHidden(inner)]],
    ),
  )
}

/** The form of a record by sections: its own fields, then each part, then extended properties. */
export function editSections(
  model: Model,
  seen: Values,
  { isNew, alsoRequired = [] }: { isNew: boolean; alsoRequired?: readonly string[] | undefined },
): EditSection[] {
  const own: EditField[] = []
  const parts: EditSection[] = []
  const ranked = fieldsOf(model).toSorted(([one, a], [other, b]) => rankOf(one, a) - rankOf(other, b))
  for (const [name, field] of ranked.filter(([, one]) => !one.readOnly)) {
    const inner = field['x-model']
    const isRequired = Boolean(field['x-required']) || (isNew ? alsoRequired.includes(name) : name === 'ID')
    if (field['x-kind'] === 'xp') parts.push(propertySection(model, seen))
    else if (inner && fieldsOf(inner).every(([, one]) => isPlain(one))) parts.push(partSection(name, inner, seen))
    else own.push(withSeen({ ...widgetOf(name, field, isRequired), path: [name], ref: field['x-ref'] }, seen, isNew))
  }
  return [{ title: 'Facts', fields: own }, ...parts]
}

/** A secret is never in the page: an empty field keeps it. Values of a list that are not declared stay choices. */
function withSeen(field: EditField, seen: Values, isNew: boolean): EditField {
  const value = valueAt(seen, field.path)
  if (field.kind === 'secret')
    return { ...field, isRequired: field.isRequired && isNew, ...(!isNew && { hint: 'Leave it empty to keep it.' }) }
  if (field.kind === 'text' && typeof value === 'string' && /[\r\n]/.test(value)) return { ...field, kind: 'area' }
  if (field.kind === 'choice' && typeof value === 'string' && !field.options.includes(value))
    return { ...field, options: [...field.options, value] }
  if (field.kind !== 'checks' || !Array.isArray(value)) return field
  return { ...field, options: [...new Set([...field.options, ...value.map(String)])] }
}

function partSection(name: string, inner: Model, seen: Values): EditSection {
  const fields = fieldsOf(inner)
    .filter(([, field]) => !field.readOnly)
    .map(([key, field]) => {
      // a part may be left out whole, so none of its fields is required by itself
      const widget = { ...widgetOf(key, field, false), name: `${name}.${key}`, emptyLabel: 'Not set' }
      return withSeen({ ...widget, path: [name, key] }, seen, false)
    })
  return { title: fieldLabel(name), fields }
}

/** Known properties have controls, unless a record has another shape there; the others are JSON. */
function propertySection({ title }: Model, seen: Values): EditSection {
  const known = hintedProperties(title).flatMap(([name, field]): EditField[] => {
    const path = ['xp', ...name.split('.')]
    const widget = widgetOf(name.split('.').at(-1) ?? name, field, false)
    if (!fits(widget, seen, path)) return []
    const label = propertyLabel(title, name) ?? widget.label
    return [withSeen({ ...widget, label, name: path.join('.'), path, emptyLabel: 'Not set' }, seen, false)]
  })
  const hint = 'JSON: an object such as {"finish": "Matte"}. A property you remove is set to null.'
  const label = known.length > 0 ? 'Other properties' : fieldLabel('xp')
  const rest: EditField = {
    ...widgetOf('xp', { type: ['object', 'null'] } as never, false),
    label,
    hint,
    path: ['xp'],
    apart: known.map(({ path }) => path.slice(1)),
  }
  return { title: propertiesTitle(title), fields: [...known, rest] }
}

function fits({ kind }: FormField, seen: Values, path: readonly string[]): boolean {
  for (let depth = 1; depth < path.length; depth += 1)
    if (!isPlainObject(valueAt(seen, path.slice(0, depth)) ?? {})) return false
  const value = valueAt(seen, path)
  if (value === null || value === undefined) return true
  if (kind === 'checks') return Array.isArray(value) && value.every((one) => typeof one === 'string')
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'whole' || kind === 'decimal') return typeof value === 'number'
  return typeof value === 'string'
}

export const fieldsIn = (sections: readonly EditSection[]): EditField[] => sections.flatMap(({ fields }) => fields)
