import { isDeepStrictEqual } from 'node:util'
import { type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import { expect } from 'vitest'
import type { JsonBody } from './wire.ts'

/** Keys that a server may omit from replies. */
const secret = /^(ClientSecret|ConnectClientSecret|HashKey|SharedKey)$/

/** Expects every sent property in the reply; the reply may have more. */
export function expectSaved(model: Model, sent: JsonBody, got: JsonBody): void {
  expect(findDifferences(model, sent, got), `what was saved of ${model.title}`).toEqual([])
}

function findDifferences(model: Model, sent: JsonBody, got: JsonBody, path = ''): string[] {
  return fieldsOf(model)
    .filter(([name, field]) => name in sent && !field.readOnly && !field.writeOnly && !secret.test(name))
    .flatMap(([name, field]) => fieldDifferences(field, sent[name], got[name], `${path}${name}`))
}

function fieldDifferences(field: Field, sent: unknown, got: unknown, path: string): string[] {
  const differs = `${path}: sent ${JSON.stringify(sent)}, got ${JSON.stringify(got)}`
  const { 'x-model': inner, 'x-items': items } = field
  if (sent === null || got === null || got === undefined) return sent === got ? [] : [differs]
  if (inner) return findDifferences(inner, sent as JsonBody, got as JsonBody, `${path}.`)
  if (items && isModel(items)) {
    const [all, shown] = [sent as JsonBody[], got as JsonBody[]]
    if (all.length !== shown.length) return [differs]
    return all.flatMap((item, index) => findDifferences(items, item, shown[index] ?? {}, `${path}[${index}].`))
  }
  if (field.format === 'date-time')
    return new Date(String(sent)).getTime() === new Date(String(got)).getTime() ? [] : [differs]
  return isDeepStrictEqual(sent, got) ? [] : [differs]
}
