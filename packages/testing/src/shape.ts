import { baseType, type Field, fieldsOf, isModel, isNullable, type Model } from '@tessera/contract/kit/model'
import { findMoment } from '@tessera/server/moment'
import { expect } from 'vitest'

/** Expects the declared shape: every property with its type, nothing else, no secret. */
export function expectShape(model: Model, json: unknown): void {
  expect(shapeProblems(model, json), `the shape of ${model.title}`).toEqual([])
}

/** A page of such replies. */
export function expectPage(model: Model, json: Record<string, unknown>, facets = false): void {
  const { Meta, Items, ...rest } = json as { Meta: Record<string, unknown>; Items: unknown[] }
  expect(rest).toEqual({})
  expect(Object.keys(Meta).sort()).toEqual(
    ['ItemRange', 'NextPageKey', 'Page', 'PageSize', 'TotalCount', 'TotalPages', ...(facets ? ['Facets'] : [])].sort(),
  )
  for (const item of Items) expectShape(model, item)
}

export function shapeProblems(model: Model, json: unknown, path = ''): string[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return [`${path} is not an object`]
  const given = json as Record<string, unknown>
  const unknown = Object.keys(given).filter((name) => !model.properties[name])
  const missing = path === '' ? Object.keys(model.properties).filter((name) => !(name in given)) : []
  return [
    ...unknown.map((name) => `${path}${name} is not declared`),
    ...missing.map((name) => `${path}${name} is missing`),
    ...fieldsOf(model)
      .filter(([name]) => given[name] !== undefined)
      .flatMap(([name, field]) => fieldProblems(field, given[name], `${path}${name}`)),
  ]
}

function fieldProblems(field: Field, value: unknown, path: string): string[] {
  if (field.writeOnly) return value === null || value === '' ? [] : [`${path} shows what is write-only`]
  if (value === null) return isNullable(field) ? [] : [`${path} is null`]
  const inner = field['x-model']
  if (inner) return shapeProblems(inner, value, `${path}.`)
  const items = field['x-items']
  if (items && Array.isArray(value))
    return value.flatMap((item, index) => itemProblems(items, item, `${path}[${index}]`))
  return typeFits(field, value) ? [] : [`${path} is ${JSON.stringify(value)}`]
}

const itemProblems = (items: Field | Model, item: unknown, path: string): string[] =>
  isModel(items) ? shapeProblems(items, item, `${path}.`) : fieldProblems(items, item, path)

const tests: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && !Array.isArray(value),
  array: Array.isArray,
}

function typeFits(field: Field, value: unknown): boolean {
  if (field.enum) return field.enum.includes(String(value))
  if (field.format === 'date-time')
    return typeof value === 'string' && /(Z|[+-]\d\d:\d\d)$/.test(value) && findMoment(value) !== undefined
  return tests[baseType(field)]?.(value) ?? false
}
