import { baseType, type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'

/** An invalid body and every field its refusal must name. */
export interface WrongBody {
  fields: string[]
  body: Record<string, unknown>
}

/** A value that can't be coerced to the field's type. */
const misfits: Record<string, unknown> = {
  string: { not: 'text' },
  integer: 'many',
  number: 'much',
  boolean: 'perhaps',
  object: 'flat',
  array: 'one',
}

/** Too long, out of range or not an allowed choice; undefined for a field without bounds. */
function excess(field: Field): unknown {
  if (field.enum) return 'none of them'
  if (field.maxLength) return 'x'.repeat(field.maxLength + 1)
  return { integer: 3_000_000_000, number: 1e15, array: Array(1001).fill({}) }[baseType(field)]
}

const writable = (model: Model): [string, Field][] =>
  fieldsOf(model).filter(([, field]) => !field.readOnly && field['x-kind'] !== 'free')

const bodyOf = (values: (readonly [string, unknown])[]): WrongBody[] => {
  const given = values.filter(([, value]) => value !== undefined)
  return given.length > 0 ? [{ fields: given.map(([name]) => name), body: Object.fromEntries(given) }] : []
}

/** Bodies with all fields of the wrong type, with all out of bounds, and the same for nested fields. */
export const wrongBodiesOf = (model: Model): WrongBody[] => [
  ...bodyOf(writable(model).map(([name, field]) => [name, misfits[baseType(field)]] as const)),
  ...bodyOf(writable(model).map(([name, field]) => [name, excess(field)] as const)),
  ...writable(model).flatMap(([name, field]) => inside(name, field)),
]

function inside(name: string, field: Field): WrongBody[] {
  const inner = field['x-model']
  const items = field['x-items']
  if (inner)
    return wrongBodiesOf(inner).map(({ fields, body }) => ({
      fields: fields.map((one) => `${name}.${one}`),
      body: { [name]: body },
    }))
  if (!items) return []
  if (!isModel(items)) return [{ fields: [`${name}.0`], body: { [name]: [misfits[baseType(items)]] } }]
  return wrongBodiesOf(items).map(({ fields, body }) => ({
    fields: fields.map((one) => `${name}.0.${one}`),
    body: { [name]: [body] },
  }))
}

/** Required fields. */
export const requiredOf = (model: Model): string[] =>
  fieldsOf(model)
    .filter(([, field]) => field['x-required'] && !field.readOnly)
    .map(([name]) => name)

/** Free-text fields. */
export const textsOf = (model: Model): string[] =>
  fieldsOf(model)
    .filter(([, field]) => baseType(field) === 'string' && !field.readOnly && !field.enum)
    .map(([name]) => name)
